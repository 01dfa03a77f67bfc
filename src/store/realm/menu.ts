import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { readInit } from '../../api/calls/realm.ts';
import type { MenuTarget, PartnerInit } from '../../contracts/realm/init.ts';
import type { MenuItem } from '../../contracts/realm/menu-item.ts';
import type { StoreContext } from '../store-context.ts';

/** The navigation of one kind of device at a time. */
export interface Menu {
  /** Undefined until the platform has answered; the menu of before while another one is asked for. */
  items: ReadonlySignal<MenuItem[] | undefined>;
  /** The page is used as on another device now. A menu that cannot be fetched leaves the one of before. */
  follow(target: MenuTarget): Promise<void>;
}

/**
 * @param init the first answer, which holds the menu of `first`
 * @source spec 3 §2 "Menus are fetched per target platform, WEB or MOBILE-WEB"
 */
export function createMenu({ client }: Pick<StoreContext, 'client'>, init: ReadonlySignal<PartnerInit | undefined>, first: MenuTarget): Menu {
  const wanted = signal(first);
  const fetched = signal<Partial<Record<MenuTarget, MenuItem[]>>>({});
  const menuFor = (target: MenuTarget) => fetched.value[target] ?? (target === first ? init.value?.menu : undefined);
  return {
    items: computed(() => menuFor(wanted.value) ?? menuFor('WEB') ?? menuFor('MOBILE-WEB')),
    async follow(target) {
      wanted.value = target;
      if (target === first || fetched.peek()[target]) return;
      const { menu } = await client.call(readInit, { menuTargetPlatform: target }).catch(() => ({ menu: undefined }));
      if (menu) fetched.value = { ...fetched.peek(), [target]: menu };
    },
  };
}
