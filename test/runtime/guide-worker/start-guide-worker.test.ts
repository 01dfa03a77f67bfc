import { afterEach, expect, it, vi } from 'vitest';
import { startGuideWorker } from '../../../src/runtime/guide-worker/start-guide-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it('starts one worker, by an address that no caller can choose', () => {
  const started = vi.fn();
  vi.stubGlobal('Worker', class { constructor(...how: unknown[]) { started(...how); } });
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(): string }) => rules);
  startGuideWorker({ createPolicy });
  expect([createPolicy.mock.calls[0]![0], createPolicy.mock.calls[0]![1].createScriptURL()]).toEqual(['footlight-guide', '/site/guide-worker.js']);
  expect(started.mock.calls).toEqual([['/site/guide-worker.js', { name: 'footlight-guide' }]]);
});

it('throws where there are none', () => {
  vi.stubGlobal('Worker', undefined);
  expect(() => startGuideWorker(undefined)).toThrow();
});
