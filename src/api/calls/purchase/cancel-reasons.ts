import { cancelReasonAnswer } from '../../../contracts/purchase/papers/cancel-reason.ts';
import { nothing } from '../../../contracts/wire/nothing.ts';
import { defineCall } from '../../call.ts';
import { pathOf } from '../../path-of.ts';

/** Says why a licence was cancelled. @source design/identity-checkout-reference.md 5 row 7 "reason survey optional and skippable"; chosen: the call */
export const sayCancelReason = defineCall({
  name: 'sayCancelReason', method: 'PUT', auth: 'member', base: (e) => e.v2,
  input: cancelReasonAnswer, output: nothing,
  request: ({ licenceId, reason }) => ({ path: pathOf`/active-licences/${licenceId}/cancel-reason`, body: { reason } }),
});
