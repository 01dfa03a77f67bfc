import { readExternalPage, readPlugin } from '../../../api/calls/framed-pages.ts';
import type { FramedPage } from '../../../contracts/catalogue/framed-page.ts';
import type { StoreContext } from '../../store-context.ts';
import { createOneAnswer, type OneAnswer } from '../../one-answer.ts';

const calls = { external: readExternalPage, plugin: readPlugin };

/** A page of somebody else that the site shows inside of its own. */
export const createFramedPage = (context: StoreContext, kind: 'external' | 'plugin', id: string): OneAnswer<FramedPage> => createOneAnswer(context, () => context.client.call(calls[kind], { id }));
