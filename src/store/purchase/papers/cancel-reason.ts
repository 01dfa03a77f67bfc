import { sayCancelReason } from '../../../api/calls/purchase/cancel-reasons.ts';
import type { CancelReason } from '../../../contracts/purchase/papers/cancel-reason.ts';
import type { StoreContext } from '../../store-context.ts';

/** Sends why somebody left; lost where it does not arrive. */
export const sendCancelReason = async (client: StoreContext['client'], licenceId: string, reason: CancelReason): Promise<void> => {
  await client.call(sayCancelReason, { licenceId, reason }).catch(() => undefined);
};
