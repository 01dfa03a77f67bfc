import { createHmac } from 'node:crypto';
import { openVendorDouble, type VendorDouble, type VendorReply, type VendorRequest } from './vendor-double.ts';

/** What a platform under test is configured with. */
export const stripeKeys = { FOOTLIGHT_STRIPE_SECRET_KEY: 'sk_test_double', FOOTLIGHT_STRIPE_PUBLISHABLE_KEY: 'pk_test_double', FOOTLIGHT_STRIPE_WEBHOOK_SECRET: 'whsec_double' };

interface Intent { id: string; status: string; amount: string | null; customer: string | null; payment_method: string; metadata: { attempt: string }; last_payment_error?: { code: string } }

/** Stripe's API on this machine, which keeps what it charged, and checks each request. */
export interface StripeDouble extends VendorDouble {
  intents: Map<string, Intent>;
  refunds: { payment_intent: string; amount: string }[];
  /** The issuer's answer. */
  confirm(id: string, isGood: boolean): void;
  /** Ends the next connections without an answer, after the work is done. */
  loseAnswers(count: number): void;
  /** A signed message about a payment. */
  message(id: string, type?: string, secret?: string): { body: string; headers: Record<string, string> };
  /** A signed message about anything else. */
  event(type: string, object: Record<string, unknown>, secret?: string): { body: string; headers: Record<string, string> };
  /** What the merchant calls its refunds. */
  refundNames: string[];
}

const refusals: Record<string, string> = { pm_card_chargeDeclined: 'card_declined', pm_card_chargeDeclinedInsufficientFunds: 'insufficient_funds' };

const need = (isGood: boolean, what: string): void => { if (!isGood) throw new Error(what); };

/** The parameters of a charge; one more or less is a fault. */
const charged = ['customer', 'payment_method', 'payment_method_types[0]', 'confirm', 'return_url', 'metadata[attempt]', 'expand[0]', 'amount', 'currency', 'setup_future_usage', 'off_session', 'usage'];

export async function openStripeDouble(): Promise<StripeDouble> {
  const intents = new Map<string, Intent>();
  const refunds: StripeDouble['refunds'] = [];
  const refundNames: string[] = [];
  const refusedAlways = new Set<string>();
  /** Cards whose later charges Stripe works on. */
  const worksOn = new Set(['pm_works_later']);
  let lost = 0;

  const present = (intent: Intent, isExpanded: boolean) => ({
    ...intent, payment_method: isExpanded ? { id: intent.payment_method, card: { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2091 } } : intent.payment_method,
    next_action: intent.status === 'requires_action' ? { type: 'redirect_to_url', redirect_to_url: { url: `https://hooks.stripe.test/3d/${intent.id}` } } : null,
  });

  function charge(path: string, form: URLSearchParams): VendorReply {
    const [isLater, card, attempt] = [form.get('off_session') === 'true', form.get('payment_method') ?? '', form.get('metadata[attempt]') ?? ''];
    need([...form.keys()].every((name) => charged.includes(name)) && form.get('confirm') === 'true' && form.get('payment_method_types[0]') === 'card' && attempt !== '', 'a charge that is confirmed');
    need(isLater ? form.has('customer') && !form.has('return_url') : /^http.*\/pay\/stripe\?reference=[\w-]{32}$/.test(form.get('return_url') ?? ''), 'who is there');
    const isPaid = path === '/v1/payment_intents';
    need(isPaid ? /^[1-9]\d*$/.test(form.get('amount') ?? '') && form.get('currency') === 'eur' : form.get('usage') === 'off_session' && !form.has('amount'), 'an amount');
    const id = `${isPaid ? 'pi' : 'seti'}_${attempt}`;
    const code = refusals[card] ?? (isLater && refusedAlways.has(card) ? 'card_declined' : isLater && card === 'pm_asks' ? 'authentication_required' : undefined);
    const status = code ? 'requires_payment_method' : card === 'pm_processing' || (isLater && worksOn.has(card)) ? 'processing' : !isLater && card === 'pm_asks' ? 'requires_action' : 'succeeded';
    const intent = { id, status, amount: form.get('amount'), customer: form.get('customer'), payment_method: card, metadata: { attempt } };
    intents.set(id, intent);
    if (code) return { status: 402, body: { error: { type: 'card_error', code, decline_code: code, [isPaid ? 'payment_intent' : 'setup_intent']: { id } } } };
    return { status: 200, body: present(intent, form.has('expand[0]')) };
  }

  function answer({ method, path, headers, body }: VendorRequest): VendorReply {
    need(headers.authorization === 'Bearer sk_test_double' && headers['stripe-version'] === '2024-06-20', 'key and version');
    const { pathname, searchParams } = new URL(path, 'https://stripe.test');
    const [, , kind = '', id = '', verb] = pathname.split('/');
    const known = intents.get(id);
    if (method === 'GET') return known ? { status: 200, body: present(known, searchParams.has('expand[0]')) } : { status: 404, body: { error: { type: 'invalid_request_error' } } };
    need(headers['content-type'] === 'application/x-www-form-urlencoded' && typeof headers['idempotency-key'] === 'string', 'a form with a key');
    const form = new URLSearchParams(body);
    if (verb === 'cancel' && known) {
      if (known.status === 'succeeded') return { status: 400, body: { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } } };
      known.status = 'canceled';
      return { status: 200, body: present(known, false) };
    }
    if (kind === 'customers') return { status: 200, body: { id: `cus_${form.get('metadata[account]')}` } };
    if (kind === 'refunds') {
      const [paid, amount] = [form.get('payment_intent') ?? '', form.get('amount') ?? ''];
      need(intents.get(paid)?.status === 'succeeded' && intents.get(paid)?.amount === amount, 'a refund of what was paid');
      need(Boolean(form.get('metadata[refund]')), 'a name of the refund');
      refundNames.push(form.get('metadata[refund]') ?? '');
      refunds.push({ payment_intent: paid, amount });
      return { status: 200, body: { id: `re_${paid}`, status: 'succeeded' } };
    }
    need(id === '' && ['payment_intents', 'setup_intents'].includes(kind), `a path: ${pathname}`);
    return charge(pathname, form);
  }

  const double = await openVendorDouble((request) => answer(request), () => {
    if (lost === 0) return false;
    lost -= 1;
    return true;
  });
  const event: StripeDouble['event'] = (type, object, secret = 'whsec_double') => {
    const body = JSON.stringify({ id: `evt_${String(object['id'])}`, type, data: { object } });
    const at = Math.floor(Date.now() / 1000);
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` } };
  };
  return {
    ...double, intents, refunds, refundNames, event,
    confirm(id, isGood) {
      const intent = intents.get(id);
      if (!intent) throw new Error(`no payment ${id}`);
      Object.assign(intent, isGood ? { status: 'succeeded' } : { status: 'requires_payment_method', last_payment_error: { code: 'payment_intent_authentication_failure' } });
    },
    loseAnswers: (count) => { lost = count; },
    message: (id, type = 'payment_intent.succeeded', secret) => event(type, { id, metadata: intents.get(id)?.metadata }, secret),
  };
}
