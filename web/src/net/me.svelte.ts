/** Who sits at this screen. Nobody registers: a guest gets a cookie when he first wants something. */

import { post } from "$/net/api";
import { line } from "$/net/line.svelte";
import type { Me, NewCode } from "$/protocol";

class Myself {
  /** The name the others see; "" as long as nobody is known here. */
  name = $state("");
  private met: Promise<void> | null = null;

  /** Be somebody from now on, the one this browser already was if it was one; the server finds a name where there is none. */
  meet(): Promise<void> {
    this.met ??= this.rename(undefined).catch((trouble: unknown) => {
      this.met = null;
      throw trouble;
    });
    return this.met;
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

  private become(me: Me): void {
    this.name = me.name;
    this.met ??= Promise.resolve();
    line.renew();
  }
}

export const me = new Myself();
