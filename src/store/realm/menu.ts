import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { readInit } from '../../api/calls/realm.ts';
import type { MenuTarget, PartnerInit } from '../../contracts/realm/init.ts';
import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { StoreContext } from '../store-context.ts';

/** The navigation of one kind of device at a time. */
export interface Menu {
  /** Undefined until the platform has answered; the menu of before while another one is asked for. */
  items: ReadonlySignal<MenuItem[] | undefined>;
  /** The menu could not be fetched: what is shown is of before. @source spec 1 §8 "Failed menu fetch sets an error flag" */
  failed: ReadonlySignal<boolean>;
  /** The page is used as on another device now. A menu that cannot be fetched leaves the one of before. */
  follow(target: MenuTarget): Promise<void>;
  /** Somebody asks for what could not be fetched. */
  retry(): Promise<void>;
}

/**
 * @param init the first answer, which holds the menu of `first`
 * @source spec 3 §2 "Menus are fetched per target platform, WEB or MOBILE-WEB"; chosen: read again after a sign-in and a sign-out, since what a menu lists may depend on who reads it
 */
export function createMenu(context: Pick<StoreContext, 'client' | 'viewer'>, init: ReadonlySignal<PartnerInit | undefined>, first: MenuTarget): Menu {
  const wanted = signal(first);
  const fetched = signal<Partial<Record<MenuTarget, MenuItem[]>>>({});
  const failed = signal(false);
  const runs = latest();
  const menuFor = (target: MenuTarget) => fetched.value[target] ?? (target === first ? init.value?.menu : undefined);
  const read = async (target: MenuTarget) => {
    const run = runs.begin();
    const { menu } = await context.client.call(readInit, { menuTargetPlatform: target }).catch(() => ({ menu: undefined }));
    if (run.aborted) return;
    failed.value = !menu;
    if (menu) fetched.value = { ...fetched.peek(), [target]: menu };
  };
  followViewer(context, {
    changed() {
      // What other devices list is read again once it is wanted; until then this one's stands for it.
      const shown = menuFor(wanted.peek());
      fetched.value = shown ? { [wanted.peek()]: shown } : {};
      void read(wanted.peek());
    },
  });
  return {
    items: computed(() => menuFor(wanted.value) ?? menuFor('WEB') ?? menuFor('MOBILE-WEB')),
    failed,
    async follow(target) {
      wanted.value = target;
      if (target === first || fetched.peek()[target]) return;
      await read(target);
    },
    retry: () => read(wanted.peek()),
  };
}
