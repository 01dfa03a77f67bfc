import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { chevronEnd, chevronStart } from '../../../ui/icon/card-icons.ts';
import { check } from '../../../ui/icon/choice-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { MenuBranch, MenuItem } from './menu-page.ts';
import { moveInMenu } from './move-in-menu.ts';

interface MenuListProps {
  title: string;
  items: readonly MenuItem[];
  /** @param byKey the focus goes back to what opened the menu */
  onClose(byKey: boolean): void;
  /** Whether Tab leaves the menu, which closes it; a sheet keeps the focus by itself. */
  closesOnTab: boolean;
}

/** The entries of a menu, and the pages behind them with a way back. */
export function MenuList({ title, items, onClose, closesOnTab }: MenuListProps) {
  const label = useLabel();
  const { direction } = useLocale();
  const [branchKey, setBranchKey] = useState<string>();
  const menu = useRef<HTMLDivElement>(null);
  const left = useRef<string>(undefined);
  const branch = items.find((item): item is MenuBranch => item.kind === 'branch' && item.key === branchKey);
  const shown = branch?.items ?? items;

  useLayoutEffect(() => {
    const come = left.current;
    left.current = undefined;
    focusIn(menu.current, come);
  }, [branch?.key]);

  const back = () => {
    left.current = branchKey;
    setBranchKey(undefined);
  };
  const press = (item: MenuItem) => {
    if (item.kind === 'branch') return setBranchKey(item.key);
    if (item.kind === 'switch') return item.toggle();
    onClose(true);
    if (item.kind === 'choice') item.choose();
    else item.act();
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const inwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const outwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const focused = shown.find(({ key }) => key === (event.target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key']);
    if (event.key === 'Tab') return closesOnTab ? onClose(false) : undefined;
    if (event.key === inwards && focused?.kind === 'branch') press(focused);
    else if (branch && (event.key === outwards || event.key === 'Escape')) back();
    else if (event.key === 'Escape') onClose(true);
    else if (!moveInMenu(event.currentTarget, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={menu} className="fl-player__menu-list" dir={direction} role="menu" aria-label={branch?.name ?? title} part="menu" onKeyDown={keys}>
      {branch && (
        <button type="button" role="menuitem" data-key="back" tabIndex={-1} className="fl-player__menu-item fl-player__menu-back" aria-label={`${label('back')}: ${branch.name}`} onClick={back}>
          <Icon path={chevronStart} mirrored />
          <span>{branch.name}</span>
        </button>
      )}
      {shown.map((item, at) => <Item key={item.key} item={item} isFirst={at === 0} onPress={() => press(item)} />)}
    </div>
  );
}

/** What is chosen, else the first entry. @param key of the entry that the viewer comes back from */
export function focusIn(menu: Element | null, key?: string): void {
  const goals = [`[data-key="${key ?? ''}"]`, '[role="menuitemradio"][aria-checked="true"]', '[role^="menuitem"]:not([data-key="back"])'];
  goals.map((goal) => menu?.querySelector<HTMLElement>(goal)).find((item) => item)?.focus();
}

function Item({ item, isFirst, onPress }: { item: MenuItem; isFirst: boolean; onPress(): void }) {
  const isChecked = item.kind === 'choice' || item.kind === 'switch' ? item.checked : undefined;
  const role = item.kind === 'choice' ? 'menuitemradio' : item.kind === 'switch' ? 'menuitemcheckbox' : 'menuitem';
  return (
    <button type="button" role={role} data-key={item.key} aria-checked={isChecked} aria-haspopup={item.kind === 'branch' ? 'menu' : undefined} tabIndex={isFirst ? 0 : -1} className="fl-player__menu-item" onClick={onPress}>
      <Icon path={item.kind === 'branch' ? item.icon : check} />
      <span className="fl-player__menu-name" lang={item.lang}><bdi>{item.name}</bdi></span>
      {item.kind === 'branch' && <span className="fl-player__menu-value"><bdi>{item.value}</bdi><Icon path={chevronEnd} mirrored /></span>}
    </button>
  );
}
