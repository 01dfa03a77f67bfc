import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { play } from '../../ui/icon/card-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './card-more.css';

export interface CardMoreProps {
  item: ContentItem;
  /** A finger opened it, which never leaves a card; nor has the card the focus. */
  isHeld: boolean;
  onEnd(): void;
}

/** What an active card tells beside its name: that it plays, what it is about in two lines, and its rating. Part of the link. */
export function CardMore({ item: { description, ageRating }, isHeld, onEnd }: CardMoreProps) {
  const adopt = useSheet(sheet);
  const ref = useHeldEnd(isHeld, onEnd);
  return (
    <span ref={useCallback((node: Element | null) => { adopt(node); ref(node); }, [adopt, ref])} className="fl-card__more" part="more">
      <span className="fl-card__play"><Icon path={play} /></span>
      {ageRating && <bdi className="fl-card__rating">{ageRating}</bdi>}
      {description && <span className="fl-card__about"><bdi>{description}</bdi></span>}
    </span>
  );
}

/** Ends a held card by a tap elsewhere, and when anything around it scrolls. @returns a ref for something inside of the card */
function useHeldEnd(isHeld: boolean, onEnd: () => void): (node: Element | null) => void {
  const card = useRef<HTMLElement>(null);
  useDismissal(isHeld, card, onEnd);
  const newest = useRef(onEnd);
  newest.current = onEnd;
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    const end = new AbortController();
    // No scroll leaves a shadow root.
    for (const root of [window, card.current?.getRootNode()]) root?.addEventListener('scroll', () => newest.current(), { signal: end.signal, capture: true });
    return () => end.abort();
  }, [isHeld]);
  return useCallback((node: Element | null) => void (card.current = node?.closest<HTMLElement>('.fl-card') ?? card.current), []);
}
