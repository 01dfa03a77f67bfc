import type { JSHandle, Locator, Page } from '@playwright/test';
import type { Player } from '../../../src/store/playback/player.ts';

/** Keeps what stands behind each player of the page in the test's reach; a page itself cannot get at it. To be called before a page opens. */
export async function watchPlayers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { set } = WeakMap.prototype;
    WeakMap.prototype.set = function keep(this: WeakMap<WeakKey, unknown>, key: WeakKey, value: unknown) {
      const isSlot = key instanceof HTMLElement && key.localName === 'footlight-player' && typeof value === 'object' && value !== null && 'ownerOf' in value;
      if (isSlot) Object.defineProperty(key, 'slotOfTest', { value, configurable: true });
      return set.call(this, key, value);
    };
  });
}

/** The player's slice inside an element: what its state says. Waits for the element to have one. */
export const sliceOf = async (player: Locator): Promise<JSHandle<Player>> => player.page().waitForFunction((element) => {
  const slot = Reflect.get(element ?? {}, 'slotOfTest') as { api: { peek(): { player?: Player } | undefined } } | undefined;
  return slot?.api.peek()?.player;
}, await player.elementHandle()) as Promise<JSHandle<Player>>;
