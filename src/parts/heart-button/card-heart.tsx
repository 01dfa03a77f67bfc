import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { ListButton, useListPanel } from '../list-panel/list-button.tsx';
import { HeartButton } from './heart-button.tsx';
import { useFavourite } from './use-favourite.ts';

export interface CardHeartProps {
  item: ContentItem;
  /** A row is one tab stop: its hearts and lists are reached by keys of the card, which this takes. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** A mouse, the focus or a held finger is on the card: it offers the lists too. */
  isActive: boolean;
  tabIndex?: number;
  onToggled?(item: ContentItem, favourite: boolean): void;
}

/**
 * The heart of a card, and while the card is active the button of lists. Members alone have them, so their code and the list behind them travel for them alone.
 *
 * chosen: `h` presses the heart of the card that has the focus, `l` opens the lists
 */
export function CardHeart({ item, keysRef, isActive, tabIndex, onToggled }: CardHeartProps) {
  const favourite = useFavourite(item);
  const lists = useListPanel(item);
  const toggle = () => {
    favourite.toggle();
    onToggled?.(item, !favourite.full);
  };
  useLayoutEffect(() => {
    const presses: Record<string, (() => void) | false> = { h: favourite.visible && toggle, l: lists.isOffered && lists.open };
    keysRef.current = (event) => {
      const press = Object.hasOwn(presses, event.key.toLowerCase()) && presses[event.key.toLowerCase()];
      if (!press || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      press();
    };
  });
  return (
    <>
      {favourite.visible && <HeartButton title={item.title} full={favourite.full} tabIndex={tabIndex} onToggle={toggle} />}
      {lists.isOffered && (isActive || lists.isOpen) && <ListButton title={item.title} tabIndex={tabIndex} onPress={lists.open} />}
      {lists.panel}
    </>
  );
}
