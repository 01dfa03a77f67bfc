import { signal } from '@preact/signals-core';
import { createElement, type ReactNode } from 'react';
import { contentItem } from '../../../contracts/catalogue/content-item.ts';
import { watchlistToggleVisible } from '../../../rules/lists/watchlist-toggle-visible.ts';
import { actionKind } from '../action-kind.ts';
import { favourites } from './favourites.ts';

const createOpened = () => signal<{ button: string; panel: ReactNode }>();

/** Keeps a title in the viewer's list, or asks for one of their lists. @source spec 1 §4.1 "watchlist and watchlists are not enabled", §4.2 "When the my-list mode is disabled, the watchlist add button opens a modal; otherwise it toggles" */
export const watchlist = actionKind({
  type: 'watchlist',
  data: contentItem,
  effectOf(item, store, place) {
    const { viewer, settings: { flags } } = store.context;
    if (!watchlistToggleVisible(item, viewer.value, flags)) return undefined;
    if (flags.myListMode) return favourites.effectOf(item, store);
    const opened = store.shared(createOpened);
    const { button = '' } = place;
    const press = async () => {
      const late = await import('../../list-panel/list-panel.tsx').catch(() => undefined);
      if (late) opened.value = { button, panel: createElement(late.ListPanel, { item, onClose: () => (opened.value = undefined) }) };
    };
    return { press: () => void press(), labelKey: 'addToWatchlist', ...(opened.value?.button === button && { beside: opened.value.panel }) };
  },
});
