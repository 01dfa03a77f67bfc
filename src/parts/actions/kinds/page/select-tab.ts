import * as z from 'zod/mini';
import { actionKind } from '../../action-kind.ts';

/** Shows one of the page's tabs; no button outside of a page. */
export const selectTab = actionKind({
  type: 'select-tab',
  data: z.object({ tab: z.string() }),
  effectOf: ({ tab }, _store, { view }) => view && { press: () => view.choose({ tab }), labelKey: 'showTab' },
});
