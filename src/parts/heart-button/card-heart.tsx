import { useLayoutEffect, type RefObject } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { HeartButton } from './heart-button.tsx';
import { useFavourite } from './use-favourite.ts';

export interface CardHeartProps {
  item: ContentItem;
  /** A row is one tab stop: its hearts are reached by the `h` key, which calls this. */
  toggleRef: RefObject<(() => void) | undefined>;
  tabIndex?: number;
  onToggled?(item: ContentItem, favourite: boolean): void;
}

/** The heart of a card. Members alone have one, so its code and the list behind it travel for them alone. */
export function CardHeart({ item, toggleRef, tabIndex, onToggled }: CardHeartProps) {
  const favourite = useFavourite(item);
  const toggle = () => {
    favourite.toggle();
    onToggled?.(item, !favourite.full);
  };
  useLayoutEffect(() => {
    toggleRef.current = toggle;
  });
  return <HeartButton title={item.title} full={favourite.full} tabIndex={tabIndex} onToggle={toggle} />;
}
