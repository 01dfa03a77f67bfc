import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import type { Client } from '../../../../src/api/client.ts';
import type { GuideQuery } from '../../../../src/contracts/guide/guide-window.ts';
import { type WindowRequest, windowRequests } from '../../../../src/store/guide/windows/window-requests.ts';
import { settled } from '../../../support/settled.ts';

const hour = 3_600_000;
const request = (key: string): WindowRequest => ({ key, from: Number(key) * 6 * hour, query: {} });

/** Calls that are answered when the test says so. */
function requestsWith(isAnswer = false) {
  const asked: { from: number; signal: AbortSignal; answer(): void; refuse(failure?: Error): void }[] = [];
  const client = { call: (_call: unknown, { from }: GuideQuery, { signal }: { signal: AbortSignal }) => new Promise((resolve, reject) => {
    asked.push({ from, signal, answer: () => resolve({ channels: [] }), refuse: (failure = new ApiError('unreachable', 'readGuide')) => reject(failure) });
  }) } as unknown as Client;
  const arrived = vi.fn();
  const failed = vi.fn(() => isAnswer);
  return { requests: windowRequests<WindowRequest>({ client, arrived, failed }), asked, arrived, failed };
}

test('a window is asked for once: on its way, and when it is there', async () => {
  const { requests, asked, arrived } = requestsWith();
  requests.want([request('1')]);
  requests.want([request('1'), request('2')]);
  expect([asked.map(({ from }) => from / hour), requests.stateOf('1'), requests.stateOf('3')]).toEqual([[6, 12], 'pending', 'unasked']);
  asked[0]!.answer();
  await vi.waitFor(() => expect(requests.stateOf('1')).toBe('known'));
  requests.want([request('1'), request('2')]);
  expect(asked).toHaveLength(2);
  expect(arrived).toHaveBeenCalledOnce();
});

test('one that was passed is called off, and what it still answers is not taken', async () => {
  const { requests, asked, arrived, failed } = requestsWith();
  requests.want([request('1'), request('2')]);
  requests.want([request('2'), request('3')]);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
  expect(requests.stateOf('1')).toBe('unasked');
  asked[0]!.answer();
  await settled();
  expect([arrived.mock.calls.length, failed.mock.calls.length]).toEqual([0, 0]);
  requests.want([request('1')]);
  expect(asked.map(({ from }) => from / hour)).toEqual([6, 12, 18, 6]);
});

test('what is there is not forgotten when it is passed', async () => {
  const { requests, asked } = requestsWith();
  requests.want([request('1')]);
  asked[0]!.answer();
  await vi.waitFor(() => expect(requests.stateOf('1')).toBe('known'));
  requests.want([request('2')]);
  requests.want([request('1')]);
  expect(asked).toHaveLength(2);
  requests.forget(['1']);
  requests.want([request('1')]);
  expect(asked).toHaveLength(3);
});

test('what failed waits until it is asked for again; what was called off did not fail', async () => {
  const { requests, asked, failed } = requestsWith();
  requests.want([request('1'), request('2')]);
  asked[0]!.refuse();
  await vi.waitFor(() => expect(requests.stateOf('1')).toBe('failed'));
  requests.want([request('1')]);
  asked[1]!.refuse(new ApiError('aborted', 'readGuide'));
  await settled();
  expect([asked.length, failed.mock.calls.length]).toEqual([2, 1]);
  requests.forgetFailed();
  requests.want([request('1')]);
  expect(asked).toHaveLength(3);
});

test('a refusal that is an answer makes its window known', async () => {
  const { requests, asked } = requestsWith(true);
  requests.want([request('1')]);
  asked[0]!.refuse();
  await vi.waitFor(() => expect(requests.stateOf('1')).toBe('known'));
});

test('everything is called off at the end', () => {
  const { requests, asked } = requestsWith();
  requests.want([request('1'), request('2')]);
  requests.forgetAll();
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
});
