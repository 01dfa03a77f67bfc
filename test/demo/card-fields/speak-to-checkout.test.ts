import { expect, test, vi } from 'vitest';
import { speakToCheckout } from '../../../demo/card-fields/speak-to-checkout.ts';
import { asMessage, type ToCardFields } from '../../../src/contracts/purchase/card-fields/card-fields-message.ts';

const origin = 'http://arena.localhost:4000';

function open() {
  const own = new EventTarget();
  const checkout = { postMessage: vi.fn() };
  const line = speakToCheckout({ own: own as unknown as Window, checkout, origin });
  const heard: ToCardFields[] = [];
  const stop = line.hear((message) => heard.push(message));
  const send = (data: unknown, from: { origin?: string; source?: unknown } = {}) => own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: checkout, ...from }));
  return { checkout, line, heard, stop, send };
}

const lock: ToCardFields = { kind: 'lock', isLocked: true };

test('speaks to one origin, and hears one window of it', () => {
  const { checkout, line, heard, stop, send } = open();
  line.tell({ kind: 'loaded' });
  expect(checkout.postMessage.mock.calls).toEqual([[asMessage({ kind: 'loaded' }), origin]]);
  send(asMessage(lock));
  stop();
  send(asMessage(lock));
  expect(heard).toEqual([lock]);
});

test.each<[string, unknown, { origin?: string; source?: unknown }?]>([
  ['a partner’s page', asMessage(lock), { origin: 'http://partner.localhost:4000' }],
  ['a name that begins alike', asMessage(lock), { origin: `${origin}.evil.example` }],
  ['a page without an origin', asMessage(lock), { origin: 'null' }],
  ['another window of the same origin', asMessage(lock), { source: {} }],
  ['the right window, of something else', lock],
  ['the right window, with another shape', { channel: 'card-fields', message: { kind: 'submit', id: '../' } }],
  ['the right window, with words that are none', { channel: 'card-fields', message: { kind: 'show', words: { cardNumber: 7 } } }],
  ['the right window, with a text', JSON.stringify(asMessage(lock))],
])('does not hear %s', (_who, data, from) => {
  const { heard, send } = open();
  send(data, from);
  expect(heard).toEqual([]);
});
