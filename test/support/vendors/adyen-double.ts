import { adyenSignature } from '../../../demo/platform/purchase/providers/vendors/adyen-signature.ts';
import { openVendorDouble, type VendorDouble, type VendorReply, type VendorRequest } from './vendor-double.ts';

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const merchantAccount = 'FootlightTest';

/** What a platform under test is configured with. */
export const adyenKeys = { FOOTLIGHT_ADYEN_API_KEY: 'adyen-key-double', FOOTLIGHT_ADYEN_CLIENT_KEY: 'test_double', FOOTLIGHT_ADYEN_MERCHANT_ACCOUNT: merchantAccount, FOOTLIGHT_ADYEN_HMAC_KEY: hmacKey };

interface Asked { merchantAccount: string; reference: string; amount: { value: number; currency: string }; paymentMethod: Record<string, string>; shopperReference: string; shopperInteraction: string; recurringProcessingModel?: string; storePaymentMethod?: boolean; returnUrl?: string; details?: { redirectResult: string } }

/** Adyen's Checkout API on this machine, which keeps what it charged, and checks each request. */
export interface AdyenDouble extends VendorDouble {
  payments: Map<string, { value: number; isStored: boolean; result: string }>;
  refunds: { payment: string; value: number }[];
  loseAnswers(count: number): void;
  /** A signed notification about a payment. */
  message(attemptId: string, success?: boolean, key?: string): { body: string; headers: Record<string, string> };
  /** A signed notification about what happened to a payment later. */
  event(eventCode: string, attemptId: string, about: { pspReference: string; merchantReference?: string; success?: boolean; value?: number }): { body: string; headers: Record<string, string> };
  /** What the merchant calls its refunds. */
  refundNames: string[];
}

const need = (isGood: boolean, what: string): void => { if (!isGood) throw new Error(what); };
const pspOf = (attemptId: string): string => `PSP${attemptId.replaceAll('-', '').slice(0, 13).toUpperCase()}`;

/** What Adyen's fields give for a holder, who decides how the double charges: REFUSE 12, ASK or anybody. */
export const adyenCard = (holderName = 'M. Holt'): string => JSON.stringify({ type: 'scheme', encryptedCardNumber: 'eyNUMBER', encryptedExpiryMonth: 'eyMONTH', encryptedExpiryYear: 'eyYEAR', encryptedSecurityCode: 'eyCODE', holderName });

const stored = { 'tokenization.storedPaymentMethodId': 'TOKEN1', 'cardSummary': '1111', 'expiryDate': '3/2091', 'paymentMethod': 'visa' };

export async function openAdyenDouble(): Promise<AdyenDouble> {
  const payments: AdyenDouble['payments'] = new Map();
  const refunds: AdyenDouble['refunds'] = [];
  const refundNames: string[] = [];
  let lost = 0;

  function pay(asked: Asked): VendorReply {
    const isLater = asked.shopperInteraction === 'ContAuth';
    need(isLater ? asked.paymentMethod['storedPaymentMethodId'] === 'TOKEN1' : asked.shopperInteraction === 'Ecommerce' && /\/pay\/adyen\?reference=[\w-]{32}$/.test(asked.returnUrl ?? '') && 'encryptedCardNumber' in asked.paymentMethod, 'who is there');
    need(typeof asked.shopperReference === 'string' && (!asked.storePaymentMethod || asked.recurringProcessingModel === 'Subscription'), 'whose card');
    const holder = asked.paymentMethod['holderName'] ?? '';
    const [, reason] = /^REFUSE (\d+)$/.exec(holder) ?? [];
    const result = reason ? 'Refused' : holder === 'ASK' ? 'RedirectShopper' : 'Authorised';
    payments.set(asked.reference, { value: asked.amount.value, isStored: asked.storePaymentMethod === true, result });
    if (result === 'RedirectShopper') return { status: 200, body: { resultCode: result, action: { type: 'redirect', method: 'GET', url: `https://checkoutshopper.adyen.test/3d/${asked.reference}` } } };
    return { status: 200, body: { pspReference: pspOf(asked.reference), resultCode: result, ...(reason ? { refusalReasonCode: reason } : {}), ...(asked.storePaymentMethod && !reason ? { additionalData: stored } : {}) } };
  }

  function answer({ method, path, headers, body }: VendorRequest): VendorReply {
    need(headers['x-api-key'] === 'adyen-key-double', 'the key');
    if (method === 'GET') {
      need(/^\/v71\/storedPaymentMethods\?merchantAccount=FootlightTest&shopperReference=/.test(path), 'a path');
      return { status: 200, body: { storedPaymentMethods: [...payments.values()].some(({ isStored }) => isStored) ? [{ id: 'TOKEN1', type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2091' }] : [] } };
    }
    const asked = JSON.parse(body) as Asked & { paymentReference?: string };
    if (path === '/v71/payments/details') {
      const [attemptId = '', isGood] = (asked.details?.redirectResult ?? '').split(' ');
      const payment = payments.get(attemptId);
      need(payment !== undefined, 'a payment that was asked about');
      payment!.result = isGood === 'good' ? 'Authorised' : 'Refused';
      return { status: 200, body: { pspReference: pspOf(attemptId), merchantReference: attemptId, resultCode: payment!.result, ...(isGood === 'good' ? { additionalData: stored } : { refusalReasonCode: '11' }) } };
    }
    need(typeof headers['idempotency-key'] === 'string' && headers['idempotency-key'].length <= 64 && asked.merchantAccount === merchantAccount, 'a key, and the merchant');
    if (path === '/v71/cancels') {
      need(payments.has(asked.paymentReference ?? ''), 'a payment to give up');
      return { status: 201, body: { status: 'received', pspReference: 'PSPC' } };
    }
    need(Number.isInteger(asked.amount.value) && asked.amount.currency === 'EUR', 'an amount');
    const [, refunded] = /^\/v71\/payments\/(\w+)\/refunds$/.exec(path) ?? [];
    if (refunded) {
      need([...payments].some(([id, { value, result }]) => pspOf(id) === refunded && value === asked.amount.value && result === 'Authorised'), 'a refund of what was paid');
      refundNames.push(asked.reference);
      refunds.push({ payment: refunded, value: asked.amount.value });
      return { status: 201, body: { status: 'received', pspReference: 'PSPR' } };
    }
    need(path === '/v71/payments', `a path: ${path}`);
    return pay(asked);
  }

  const double = await openVendorDouble(answer, () => {
    if (lost === 0) return false;
    lost -= 1;
    return true;
  });
  const signed = (said: { pspReference: string; originalReference: string; merchantReference: string; value: number; eventCode: string; success: boolean }, key = hmacKey) => {
    const { value, success, ...named } = said;
    const facts = { ...named, merchantAccountCode: merchantAccount, amount: { value, currency: 'EUR' }, success: String(success) };
    const item = { ...facts, additionalData: { hmacSignature: adyenSignature(key, facts) } };
    return { body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }), headers: { 'content-type': 'application/json' } };
  };
  const paidValue = (attemptId: string): number => payments.get(attemptId)?.value ?? 0;
  return {
    ...double, payments, refunds, refundNames,
    loseAnswers: (count) => { lost = count; },
    message: (attemptId, success = true, key) => signed({ pspReference: pspOf(attemptId), originalReference: '', merchantReference: attemptId, value: paidValue(attemptId), eventCode: 'AUTHORISATION', success }, key),
    event: (eventCode, attemptId, { pspReference, merchantReference = attemptId, success = true, value = paidValue(attemptId) }) =>
      signed({ pspReference, originalReference: pspOf(attemptId), merchantReference, value, eventCode, success }),
  };
}
