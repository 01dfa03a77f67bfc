import { expect, test } from 'vitest';
import { redeemProblem } from '../../../../src/rules/purchase/gift/redeem-problem.ts';

const refusal = (status: number, code: string) => ({ kind: 'refused' as const, status, body: { code, messages: [code] } });

test.each([
  [refusal(400, 'invalidGiftCode'), 'invalidGiftCode'],
  [refusal(409, 'licenceAlreadyActive'), 'giftHeldAlready'], [refusal(409, 'licencePaused'), 'giftHeldAlready'], [refusal(409, 'INVALID_TIER_CHANGE'), 'giftHeldAlready'],
  [refusal(403, 'kidPurchasePermissionDenied'), 'kidPurchasePermissionDenied'], [refusal(403, 'account-for-grown-ups'), 'accountForGrownUpsLead'], [refusal(403, 'vpnErrorMessage'), 'vpnErrorMessage'], [refusal(429, 'too-many-requests'), 'tooManyAttempts'],
  [{ kind: 'unreachable' as const, status: 0 }, 'platformUnreachable'],
])('%o is said as %s', (failure, labelKey) => {
  expect(redeemProblem(failure as never).labelKey).toBe(labelKey);
});
