import { readPaymentHistory } from '../../api/calls/purchase/history.ts';
import type { HistoryItem } from '../../contracts/purchase/payment-history.ts';
import { followViewer } from '../follow-viewer.ts';
import { createPagedList, type PagedList } from '../paged-list.ts';
import type { StoreContext } from '../store-context.ts';

/** What happened to a member's payments, newest first. */
export type PaymentHistory = Pick<PagedList<HistoryItem>, 'items' | 'more' | 'loadMore' | 'dispose'> & { load(): Promise<void> };

/** Read once the member is known, and again after a purchase. @source spec 2 §3 "Payment history item" */
export function createPaymentHistory(context: Pick<StoreContext, 'client' | 'viewer' | 'onChanged'>): PaymentHistory {
  const list = createPagedList<HistoryItem>(async (lastSeen, signal) => {
    const page = await context.client.call(readPaymentHistory, { lastSeen }, { signal });
    return { items: page.items, paging: { lastSeen: page.lastSeen, moreDataAvailable: page.lastSeen !== undefined } };
  });
  const load = async () => {
    if (context.viewer.peek()?.who === 'member') await list.reload();
  };
  const begin = () => {
    list.clear();
    void load();
  };
  const stops = [
    followViewer(context, { known: begin, changed: begin }),
    context.onChanged(({ subject }) => void ((subject === 'entitlements' || subject === 'subscription') && load())),
  ];
  return {
    items: list.items, more: list.more, loadMore: list.loadMore, load,
    dispose() {
      stops.forEach((stop) => stop());
      list.dispose();
    },
  };
}
