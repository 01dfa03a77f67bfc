// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { framePeer } from '../../../../bridge/host/handshake/peer.ts';
import { causeOfSilence } from '../../../../bridge/host/handshake/silence-cause.ts';

const sandbox = (...tokens: string[]) => Object.assign(tokens, { contains: (token: string) => tokens.includes(token) }) as unknown as DOMTokenList;
const causeWith = (...tokens: string[]) => {
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'sandbox', { value: sandbox(...tokens) });
  return causeOfSilence(framePeer(frame, 'https://watch.example.com'));
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  [['allow-scripts'], 'sandboxed-frame'],
  [['allow-same-origin'], 'sandboxed-frame'],
  [['allow-scripts', 'allow-same-origin'], 'no-answer'],
  [[], 'no-answer'],
])('a silent frame with the sandbox %j: %s', (tokens, reason) => {
  expect(causeWith(...tokens)).toMatchObject({ reason });
});

it('a page isolated by COEP is told so', () => {
  vi.stubGlobal('crossOriginIsolated', true);
  expect(causeWith()).toMatchObject({ reason: 'isolated-page' });
});

it('names the page that has to be registered, and where', () => {
  expect(causeWith().hint).toContain(location.origin);
  expect(causeWith().hint).toContain('https://watch.example.com');
});
