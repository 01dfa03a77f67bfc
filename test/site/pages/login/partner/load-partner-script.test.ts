import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakePartnerScript } from '../../../../support/fake-partner.ts';

const address = 'http://partner-id.localhost:4000/sdk/identity-partner.js';
let load: typeof import('../../../../../src/site/pages/login/partner/load-partner-script.ts').loadPartnerScript;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ loadPartnerScript: load } = await import('../../../../../src/site/pages/login/partner/load-partner-script.ts'));
});
afterEach(() => void vi.useRealTimers());

test('a script is fetched once, however often it is asked for', async () => {
  const { script } = fakePartnerScript();
  const bring = vi.fn(async () => script);
  expect([await load(address, bring), await load(address, bring)]).toEqual([script, script]);
  expect(bring.mock.calls).toEqual([[address]]);
});

test('one that did not come is fetched anew, past what the browser keeps of the failure', async () => {
  const { script } = fakePartnerScript();
  const bring = vi.fn<(at: string) => Promise<unknown>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(script);
  await expect(load(address, bring)).rejects.toThrow('Failed to fetch');
  expect(await load(address, bring)).toBe(script);
  expect(bring.mock.calls).toEqual([[address], [`${address}?try=1`]]);
});

test('one that never comes is given up', async () => {
  const given = expect(load(address, () => new Promise(() => undefined))).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(10_000);
  await given;
});

test.each<[string, unknown]>([['nothing', {}], ['a default alone', { default: () => undefined }], ['a function too few', { detectPartner: () => undefined, runWorkflow: () => undefined }], ['a text for a function', { detectPartner: () => undefined, runWorkflow: () => undefined, logout: 'x' }]])('a module that offers %s is no script of a partner', async (_, module) => {
  await expect(load(address, async () => module)).rejects.toThrow('The script lacks');
});
