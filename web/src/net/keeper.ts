/** Texts by key in IndexedDB: what the house of this browser keeps. */

const TEXTS = "texts";

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

export class Keeper {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Keeper> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
    const database = await settled(request);
    database.onversionchange = () => database.close(); // whoever clears the data is not kept waiting
    return new Keeper(database);
  }

  /** Keep texts, all or nothing; done once they are on the disk. */
  put(texts: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(TEXTS, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
      for (const [key, text] of Object.entries(JSON.parse(texts) as Record<string, string>)) transaction.objectStore(TEXTS).put(text, key);
    });
  }

  /** All texts whose keys begin so, in the order of their keys. */
  async read(prefix: string): Promise<string> {
    const store = this.database.transaction(TEXTS, "readonly").objectStore(TEXTS);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, texts] = await Promise.all([settled(store.getAllKeys(range)), settled(store.getAll(range) as IDBRequest<string[]>)]);
    return JSON.stringify(Object.fromEntries(keys.map((key, n) => [String(key), texts[n]!])));
  }
}
