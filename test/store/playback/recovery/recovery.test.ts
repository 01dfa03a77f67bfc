import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EngineFailure } from '../../../../src/playback/engine.ts';
import { playbackOutcome } from '../../../../src/rules/playback/playback-outcome.ts';
import { createRecovery, type RecoverySteps } from '../../../../src/store/playback/recovery/recovery.ts';
import { settled } from '../../../support/settled.ts';

const source = { stream: { url: 'second', subtitles: [] }, live: false };
const failure = (kind: EngineFailure['kind']): EngineFailure => ({ kind, code: `${kind}-error` });

function setUp(changes: Partial<RecoverySteps> = {}) {
  const control = new AbortController();
  const log: string[] = [];
  const steps: RecoverySteps = {
    tryAgain: () => log.push('try again') > 0,
    refresh: () => {
      log.push('refresh');
      return Promise.resolve({ source });
    },
    swap: () => void log.push('swap'),
    giveUp: ({ code }, outcome) => void log.push(`give up ${code}${outcome ? ` ${outcome.kind}` : ''}`),
    ...changes,
  };
  const recovery = createRecovery(steps, control.signal);
  return { recovery, log, control, fail: (kind: EngineFailure['kind']) => recovery.handle(failure(kind)) };
}

/** Long enough for every wait of the ladder. */
const wait = () => vi.advanceTimersByTimeAsync(5000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a refused address is fetched again at once', async () => {
  const { fail, log } = setUp();
  fail('expired');
  await settled();
  expect(log).toEqual(['refresh', 'swap']);
});

test.each(['network', 'media'] as const)('a %s failure waits, then the engine tries again, then the addresses are fetched again, then the viewer is told', async (kind) => {
  const { fail, log } = setUp();
  fail(kind);
  await vi.advanceTimersByTimeAsync(499);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['try again']);
  fail(kind);
  await vi.advanceTimersByTimeAsync(1500);
  expect(log).toEqual(['try again', 'refresh', 'swap']);
  fail(kind);
  await vi.advanceTimersByTimeAsync(4000);
  expect(log).toEqual(['try again', 'refresh', 'swap', 'refresh', 'swap']);
  fail(kind);
  expect(log.at(-1)).toBe(`give up ${kind}-error`);
});

test('where the engine cannot try again, the addresses are fetched at the first step', async () => {
  const { fail, log } = setUp({ tryAgain: () => false });
  fail('network');
  await wait();
  expect(log).toEqual(['refresh', 'swap']);
});

test('a refused key is told at once', () => {
  const { fail, log } = setUp();
  fail('drm');
  expect(log).toEqual(['give up drm-error']);
});

test('failures that come while a step is under way are part of it', async () => {
  const { fail, log } = setUp();
  for (let times = 0; times < 5; times += 1) fail('network');
  await wait();
  expect(log).toEqual(['try again']);
});

test('a platform that may answer later is asked again, until the ladder ends', async () => {
  let asked = 0;
  const { fail, log } = setUp({
    refresh: () => {
      asked += 1;
      return Promise.resolve({ outcome: playbackOutcome('unreachable') });
    },
  });
  fail('expired');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, log]).toEqual([3, ['give up expired-error']]);
});

test('a platform that refuses ends the ladder with its reason', async () => {
  const { fail, log } = setUp({ refresh: () => Promise.resolve({ outcome: playbackOutcome('purchase', ['gold']) }) });
  fail('expired');
  await wait();
  expect(log).toEqual(['give up expired-error purchase']);
});

test('fresh addresses that nothing here plays end the ladder', async () => {
  const { fail, log } = setUp({ refresh: () => Promise.resolve({}) });
  fail('expired');
  await wait();
  expect(log).toEqual(['give up expired-error']);
});

test('without fresh addresses the engine tries on every step', async () => {
  const { fail, log } = setUp({ refresh: undefined });
  for (let times = 0; times < 4; times += 1) {
    fail('media');
    await wait();
  }
  expect(log).toEqual(['try again', 'try again', 'try again', 'give up media-error']);
});

test.each([['expired', {}], ['network', { tryAgain: () => false }]] as const)('without fresh addresses, a failure of kind %s that the engine cannot mend is told', async (kind, changes) => {
  const { fail, log } = setUp({ refresh: undefined, ...changes });
  fail(kind);
  await wait();
  expect(log).toEqual([`give up ${kind}-error`]);
});

test('after fifteen seconds without a failure the ladder starts at its lowest step', async () => {
  const { fail, log, recovery } = setUp();
  fail('network');
  await wait();
  fail('network');
  await wait();
  recovery.progressed();
  fail('network');
  await wait();
  expect(log).toEqual(['try again', 'refresh', 'swap', 'refresh', 'swap']);
  await vi.advanceTimersByTimeAsync(15_000);
  recovery.progressed();
  fail('network');
  await wait();
  expect(log.at(-1)).toBe('try again');
});

test('other content ends the ladder: a wait, a fetch under way, and failures that come late', async () => {
  const waiting = setUp();
  waiting.fail('network');
  waiting.control.abort();
  await wait();

  let answer = (_: { source: typeof source }) => {};
  const fetching = setUp({ refresh: () => new Promise((resolve) => { answer = resolve; }) });
  fetching.fail('expired');
  await wait();
  fetching.control.abort();
  answer({ source });
  await wait();
  fetching.fail('drm');
  expect([waiting.log, fetching.log]).toEqual([[], []]);
});
