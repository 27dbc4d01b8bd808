/** Who sits at this screen. Nobody registers: a guest gets a cookie when he first wants something. */

import { get, post, Trouble } from "$/net/api";
import { line } from "$/net/line.svelte";
import type { Me, NewCode } from "$/protocol";

const UNKNOWN = 401;

class Myself {
  /** The name the others see; "" as long as nobody is known here. */
  name = $state("");
  private asked: Promise<void> | null = null;

  /** Find out who one is, without becoming anybody. */
  look(): Promise<void> {
    this.asked ??= this.ask().catch((trouble: unknown) => {
      this.asked = null;
      throw trouble;
    });
    return this.asked;
  }

  /** Be somebody from now on; the server gives a name to whoever has none. */
  async meet(): Promise<void> {
    await this.look();
    if (this.name === "") await this.rename(undefined);
  }

  /** Take a name; whoever was nobody becomes somebody by it. */
  async rename(name: string | undefined): Promise<void> {
    this.become(await post<Me>("/me", name === undefined ? {} : { name }));
  }

  /** A code to be typed once, within ten minutes, on another device. */
  async giveCode(): Promise<string> {
    await this.meet();
    return (await post<NewCode>("/me/code")).code;
  }

  /** Be here who one is on the device that showed this code. */
  async claim(code: string): Promise<void> {
    this.become(await post<Me>("/me/claim", { code }));
  }

  private async ask(): Promise<void> {
    try {
      this.name = (await get<Me>("/me")).name;
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.status !== UNKNOWN) throw trouble;
    }
  }

  private become(me: Me): void {
    this.name = me.name;
    this.asked = Promise.resolve();
    line.renew();
  }
}

export const me = new Myself();
