import { computed } from '@preact/signals-core';
import { useMemo } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { heartVisible } from '../../rules/lists/heart-visible.ts';
import { createFavourites } from '../../store/lists/favourites.ts';

/** One item's heart: whether it is shown, whether it is full, and its toggle. */
export interface FavouriteOfItem {
  visible: boolean;
  full: boolean;
  toggle(): void;
}

export function useFavourite(item: ContentItem): FavouriteOfItem {
  const { store } = useRuntime();
  const { context } = store;
  const favourites = store.shared(createFavourites);
  const viewer = useSignal(context.viewer);
  const full = useSignal(useMemo(() => computed(() => favourites.has(item)), [favourites, item]));
  return {
    visible: heartVisible(item, viewer, context.settings.flags),
    full,
    toggle: () => void favourites.toggle(item),
  };
}
