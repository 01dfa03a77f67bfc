import { expect, it, vi } from 'vitest';
import { keepOfflinePage } from '../../../src/site/offline/keep-offline-page.ts';

const browser = (register = vi.fn(async () => ({}) as ServiceWorkerRegistration)) => ({ serviceWorker: { register } as unknown as ServiceWorkerContainer, register });

it('starts one worker, by an address that no caller can choose', async () => {
  const { register, ...own } = browser();
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(): string }) => rules);
  await keepOfflinePage(own, { createPolicy });
  expect([createPolicy.mock.calls[0]![0], createPolicy.mock.calls[0]![1].createScriptURL()]).toEqual(['footlight-offline', '/service-worker.js']);
  expect(register.mock.calls).toEqual([['/service-worker.js', { scope: '/', updateViaCache: 'none' }]]);
});

it('does without where there are no workers, and where one is refused', async () => {
  await expect(keepOfflinePage({ serviceWorker: undefined as never })).resolves.toBeUndefined();
  await expect(keepOfflinePage(browser(vi.fn(() => Promise.reject(new Error('refused')))), undefined)).resolves.toBeUndefined();
});
