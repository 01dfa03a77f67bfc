import { readExternalTable } from '../../api/calls/guide/external-table.ts';
import type { ExternalTable } from '../../contracts/guide/external-table.ts';
import { createOneAnswer, type OneAnswer } from '../one-answer.ts';
import type { StoreContext } from '../store-context.ts';

/** A table that is kept elsewhere. @source spec 1 §7 "/api/v3/external-table" */
export const createExternalTable = (context: StoreContext, id: string): OneAnswer<ExternalTable> =>
  createOneAnswer(context, () => context.client.call(readExternalTable, { id }));
