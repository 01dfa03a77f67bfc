import { useCallback, useRef, useState } from 'react';
import { useLocale } from '../../../binding/use-locale.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useDismissal } from '../../../ui/use-dismissal.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { MenuList } from './menu-list.tsx';
import type { MenuItem } from './menu-page.ts';
import { MenuSheet } from './menu-sheet.tsx';
import sheet from './menus.css';

export interface PlayerMenuProps {
  title: string;
  icon: string;
  part: string;
  items: readonly MenuItem[];
  /** Underlines the button, as for captions that are on. */
  on?: boolean;
  onMenu(open: boolean): void;
}

/** A phone of either position. @source spec 1 §9 "mobile max 600 px wide or 500 px high" */
const PHONE = '(width <= 600px), (height <= 500px)';

/** A button of the bar with its menu: above the button, or as a sheet from below on phones, where nothing of it is cut. */
export function PlayerMenu({ title, icon, part, items, on = false, onMenu }: PlayerMenuProps) {
  const { direction } = useLocale();
  const [open, setOpen] = useState<'popup' | 'sheet'>();
  const box = useRef<HTMLDivElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const adopt = useSheet(sheet);
  const boxRef = useCallback((node: HTMLDivElement | null) => {
    box.current = node;
    adopt(node);
  }, [adopt]);
  const show = (next: typeof open) => {
    setOpen(next);
    onMenu(next !== undefined);
  };
  const close = (byKey: boolean) => {
    show(undefined);
    if (byKey) button.current?.focus();
  };
  useDismissal(open === 'popup', box, close);
  const toggle = () => (open ? close(true) : show(globalThis.matchMedia?.(PHONE).matches ? 'sheet' : 'popup'));
  const list = <MenuList title={title} items={items} onClose={close} closesOnTab={open === 'popup'} />;
  return (
    <div ref={boxRef} className="fl-player__menu-box" data-on={on || undefined}>
      <IconButton buttonRef={button} label={title} path={icon} part={part} expanded={open !== undefined} popup="menu" onClick={toggle} />
      {open === 'popup' && <div className="fl-player__menu">{list}</div>}
      {open === 'sheet' && <MenuSheet title={title} direction={direction} onClose={() => close(true)}>{list}</MenuSheet>}
    </div>
  );
}
