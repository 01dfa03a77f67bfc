import { ApiError } from '../../../src/api/api-error.ts';
import type { ContentItem } from '../../../src/contracts/catalogue/content-item.ts';
import { reordered } from '../../../src/rules/lists/reordered.ts';
import { refusal, type Answers } from '../../support/fake-context.ts';
import { itemOf } from '../../support/items.ts';

interface Sent { content: { id: string }[] }

/** A platform that keeps one list, newest first, and can be out of reach. */
export function modelPlatform(ids: readonly string[], onChange: () => void = () => undefined) {
  let kept: ContentItem[] = ids.map((id) => itemOf({ id, title: `Film ${id}` }));
  const state = { away: false, broken: false, deleted: false };
  const facts = { watchlistExternalId: 'wl.1', ownerExternalId: 'viewer', name: 'Later', ownership: 'OWNED' };
  const guard = (call: string) => {
    if (state.away) throw new ApiError('unreachable', call);
    if (state.broken) throw refusal(call);
    if (state.deleted) throw new ApiError('refused', call, { status: 404, body: { code: 'watchlist-not-found', messages: [] } });
  };
  const change = (call: string, next: () => ContentItem[]) => {
    guard(call);
    kept = next();
    onChange();
    return {};
  };
  const answers: Answers = {
    readWatchlistContent: ({ lastSeen, rpp }: { lastSeen?: string; rpp: number }) => {
      guard('readWatchlistContent');
      const start = lastSeen === undefined ? 0 : kept.findIndex(({ id }) => id === lastSeen) + 1;
      const content = kept.slice(start, start + rpp);
      return { ...facts, isEmpty: kept.length === 0, content, pagingInfo: { moreDataAvailable: kept.length > start + rpp, ...(content.length > 0 ? { lastSeen: content.at(-1)!.id } : {}) } };
    },
    addWatchlistContent: ({ content }: Sent) => change('addWatchlistContent', () => [...content.filter(({ id }) => !kept.some((item) => item.id === id)).map(({ id }) => itemOf({ id, title: `Film ${id}` })), ...kept]),
    removeWatchlistContent: ({ contentId }: { contentId: string }) => change('removeWatchlistContent', () => kept.filter(({ id }) => id !== contentId)),
    reorderWatchlist: ({ content }: Sent) => change('reorderWatchlist', () => reordered(kept, content.map(({ id }) => id))),
  };
  return { answers, state, ids: () => kept.map(({ id }) => id) };
}
