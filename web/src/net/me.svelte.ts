/** The guest at this screen. There is no registration: a guest gets a cookie when it is first needed. */

import { get, post, remove } from "$/net/api";
import { line } from "$/net/line.svelte";
import type { DeviceInfo, Me, NewCode } from "$/rest";

class Myself {
  /** The name the others see; "" while there is no guest. */
  name = $state("");
  private met: Promise<void> | null = null;

  /** Become a guest, or stay the one of this browser; without a name the server chooses one. */
  meet(): Promise<void> {
    this.met ??= this.rename(undefined).catch((trouble: unknown) => {
      this.met = null;
      throw trouble;
    });
    return this.met;
  }

  /** Set the name; this creates the guest if there is none. */
  async rename(name: string | undefined): Promise<void> {
    this.become(await post<Me>("/me", name === undefined ? {} : { name }));
  }

  /** A one-time code, valid for ten minutes, for another device. */
  async giveCode(): Promise<string> {
    await this.meet();
    return (await post<NewCode>("/me/code")).code;
  }

  /** Become the guest of the device that showed this code. */
  async claim(code: string): Promise<void> {
    this.become(await post<Me>("/me/claim", { code }));
  }

  /** The devices that know this guest, the one used last first. */
  devices(): Promise<DeviceInfo[]> {
    return get<DeviceInfo[]>("/me/devices");
  }

  /** Sign another device out. */
  async revoke(device: string): Promise<void> {
    await remove<Me>(`/me/devices/${device}`);
  }

  private become(me: Me): void {
    this.name = me.name;
    this.met ??= Promise.resolve();
    line.renew();
  }
}

export const me = new Myself();
