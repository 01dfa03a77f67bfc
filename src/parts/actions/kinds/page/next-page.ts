import * as z from 'zod/mini';
import { actionKind } from '../../action-kind.ts';

/** More of the page's list; no button where there is no more. */
export const nextPage = actionKind({
  type: 'next-page',
  data: z.optional(z.unknown()),
  effectOf(_data, _store, { view }) {
    const list = view?.list.value;
    return list && list.more.value !== 'none' ? { press: () => void list.loadMore(), labelKey: 'loadMore' } : undefined;
  },
});
