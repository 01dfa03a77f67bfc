import { readPreview } from '../../api/calls/framed-pages.ts';
import type { Preview } from '../../contracts/realm/preview.ts';
import { createOneAnswer, type OneAnswer } from '../one-answer.ts';
import type { StoreContext } from '../store-context.ts';

/** What the tenant's own people look at before viewers do. */
export const createPreview = (context: StoreContext): OneAnswer<Preview> => createOneAnswer(context, () => context.client.call(readPreview, {}));
