import { enteredCard, paymentAttempt, paymentAttemptQuery, paymentDetails, paymentRequest, validatedPaymentMethod } from '../../../src/contracts/purchase/payment.ts';
import { describeContract } from '../describe-contract.ts';
import { notWhole } from '../sample-answers.ts';

const method = { targetPaymentProvider: 'sandbox', paymentMethodType: 'CARD' };
const kept = { ...method, paymentDetailsExid: 'p1', cardType: 'VISA', last4Digits: '1111' };

describeContract('an entered card', enteredCard, { whole: { token: 't1' }, needs: ['token'] });
describeContract('a kept bank card', paymentDetails, {
  whole: kept, needs: ['paymentDetailsExid', 'targetPaymentProvider', 'paymentMethodType'], accepted: [['a method of a newer platform, to be sent back as it came', { paymentMethodType: 'CHEQUE' }]],
});
describeContract('a bank card as the provider took it', validatedPaymentMethod, { whole: { parsedData: kept }, needs: ['parsedData'] });
describeContract('a payment', paymentRequest, {
  whole: { ...method, basketId: 'b1', idempotencyKey: 'k1', basketVersion: 3, paymentDetailsExternalId: 'p1' },
  needs: ['basketId', 'idempotencyKey', 'basketVersion', 'paymentDetailsExternalId', 'targetPaymentProvider', 'paymentMethodType'],
  refused: notWhole('basketVersion'),
});
describeContract('an attempt to pay', paymentAttempt, {
  whole: { attemptId: 'a1', state: 'SUCCEEDED', licenceId: 'arena-monthly', amount: 999, scale: 2, currency: 'EUR' },
  needs: ['attemptId', 'state', 'licenceId', 'amount', 'scale', 'currency'], refused: notWhole('amount'),
  accepted: ['CREATED', 'AUTHORISING', 'REQUIRES_ACTION', 'PENDING', 'DECLINED', 'UNKNOWN'].map((state) => [state, { state }] as const),
  reads: [['an unknown state as not known yet', { state: 'PAID' }, { state: 'UNKNOWN' }]],
});
describeContract('a question for an attempt', paymentAttemptQuery, { whole: { attemptId: 'a1' }, needs: ['attemptId'] });
