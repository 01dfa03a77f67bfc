import { sayCancelReason } from '../../../api/calls/purchase/cancel-reasons.ts';
import type { CancelReason } from '../../../contracts/purchase/papers/cancel-reason.ts';
import type { StoreContext } from '../../store-context.ts';

/** Sends why somebody left. @returns whether it arrived */
export const sendCancelReason = (client: StoreContext['client'], licenceId: string, reason: CancelReason): Promise<boolean> =>
  client.call(sayCancelReason, { licenceId, reason }).then(() => true, () => false);
