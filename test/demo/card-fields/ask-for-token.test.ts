import { expect, test, vi } from 'vitest';
import { askForToken } from '../../../demo/card-fields/ask-for-token.ts';

const card = { cardHolder: 'Ada', number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' };
const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers }));

test('a card goes to the page’s own origin, and comes back as a token', async () => {
  const send = answering(200, { token: 't1', cardType: 'visa', last4Digits: '4242', more: 'left out' });
  expect(await askForToken('arena', card, send)).toEqual({ kind: 'token', token: 't1', cardType: 'visa', last4Digits: '4242' });
  const [address, asked] = send.mock.calls[0]!;
  expect([address, asked?.credentials, JSON.parse(String(asked?.body))]).toEqual(['/tokens', 'omit', { merchant: 'arena', card }]);
});

test.each<[string, typeof fetch, object]>([
  ['a refusal has a code and words', answering(400, { code: 'incorrect_number', messages: ['No such card.'] }), { status: 400, code: 'incorrect_number', message: 'No such card.' }],
  ['too many tries have a wait', answering(429, { code: 'too-many-requests', messages: [] }, { 'retry-after': '24' }), { status: 429, code: 'too-many-requests', retryAfterMs: 24_000 }],
  ['a broken token is no answer', answering(200, { token: 7 }), { status: 0 }],
  ['a page that is no answer', vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502 })), { status: 0 }],
  ['no network', vi.fn<typeof fetch>(async () => { throw new TypeError('Failed to fetch'); }), { status: 0 }],
])('%s', async (_what, send, refusal) => {
  expect(await askForToken('arena', card, send)).toMatchObject({ kind: 'refused', ...refusal });
});
