// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLink, type Link } from '../../../bridge/host/open-link.ts';
import { createSessionLink } from '../../../src/runtime/session-frame/session-link.ts';

vi.mock('../../../bridge/host/open-link.ts', () => ({ openLink: vi.fn() }));

let count = 0;
let origin = '';
const failure = (code: string) => Object.assign(new Error(code), { code });

/** A connection whose calls and whose coming back the test decides. */
function fakeConnection(...answers: (() => unknown)[]) {
  let back: (state: { connected: boolean }) => void = () => undefined;
  const connection = {
    connected: true,
    call: vi.fn(async () => answers.shift()?.()),
    on: vi.fn((_event: string, listener: typeof back) => ((back = listener), () => undefined)),
  };
  return { connection: connection as unknown as Link & { call: ReturnType<typeof vi.fn> }, comeBack: () => back({ connected: true }) };
}
const lost = () => {
  throw failure('DISCONNECTED');
};
const frame = () => document.querySelector<HTMLIFrameElement>(`iframe[src^="${origin}"]`);

beforeEach(() => {
  vi.useFakeTimers();
  origin = `http://arena${(count += 1)}.localhost`;
  vi.mocked(openLink).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a connection that does not come about', () => {
  test('is made anew by the next call, with the frame loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(openLink).mockRejectedValueOnce(failure('HANDSHAKE_TIMEOUT'));
    const link = createSessionLink(origin, () => 'en', () => undefined);
    await expect(link.call('readInit', {}, true)).rejects.toMatchObject({ code: 'HANDSHAKE_TIMEOUT' });
    vi.mocked(openLink).mockResolvedValueOnce(fakeConnection(() => 'answer').connection);
    expect(await link.call('readInit', {}, true)).toBe('answer');
    expect(openLink).toHaveBeenCalledTimes(2);
    await vi.dynamicImportSettled();
  });

  test('is made anew by itself, and the page’s author reads the cause once', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(openLink).mockRejectedValue(failure('HANDSHAKE_TIMEOUT'));
    const connected = vi.fn();
    createSessionLink(origin, () => 'en', connected);
    await vi.advanceTimersByTimeAsync(1000);
    expect(openLink).toHaveBeenCalledTimes(2);
    vi.mocked(openLink).mockResolvedValue(fakeConnection().connection);
    await vi.advanceTimersByTimeAsync(2000);
    expect([vi.mocked(openLink).mock.calls.length, connected.mock.calls.length]).toEqual([3, 1]);
    await vi.dynamicImportSettled();
    expect(error.mock.calls.map(([text]) => String(text))).toEqual([expect.stringMatching(/did not answer.*frame-src/)]);
  });
});

describe('a call under way when the frame is lost', () => {
  test('is asked again when it only reads', async () => {
    const { connection } = fakeConnection(lost, () => 'answer');
    vi.mocked(openLink).mockResolvedValue(connection);
    expect(await createSessionLink(origin, () => 'en', () => undefined).call('readBucket', { id: '1' }, true)).toBe('answer');
    expect(connection.call.mock.calls).toEqual([['readBucket', { id: '1' }], ['readBucket', { id: '1' }]]);
  });

  test('waits for the frame to come back', async () => {
    const { connection, comeBack } = fakeConnection(lost, () => 'answer');
    Object.assign(connection, { connected: false });
    vi.mocked(openLink).mockResolvedValue(connection);
    const answer = createSessionLink(origin, () => 'en', () => undefined).call('readBucket', {}, true);
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.call).toHaveBeenCalledTimes(1);
    comeBack();
    expect(await answer).toBe('answer');
  });

  test.each([['changes something', 'DISCONNECTED', false], ['was refused', 'NOT_PERMITTED', true]])('is not asked again when it %s', async (_what, code, isRepeatable) => {
    const { connection } = fakeConnection(() => {
      throw failure(code);
    });
    vi.mocked(openLink).mockResolvedValue(connection);
    await expect(createSessionLink(origin, () => 'en', () => undefined).call('addWatchlistContent', {}, isRepeatable)).rejects.toMatchObject({ code });
    expect(connection.call).toHaveBeenCalledTimes(1);
  });
});

describe('a frame that the page takes away', () => {
  test('is put back, and the page’s author reads why once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(openLink).mockResolvedValue(fakeConnection().connection);
    createSessionLink(origin, () => 'en', () => undefined);
    await import('../../../src/runtime/session-frame/keep-in-page.ts');
    await vi.advanceTimersByTimeAsync(1);
    for (const ms of [0, 1000, 2000]) {
      frame()?.remove();
      await vi.advanceTimersByTimeAsync(ms);
      expect(frame()).not.toBeNull();
    }
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('before the code that watches for it has come is told of too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.mocked(openLink).mockResolvedValue(fakeConnection().connection);
    createSessionLink(origin, () => 'en', () => undefined);
    frame()?.remove();
    await import('../../../src/runtime/session-frame/keep-in-page.ts');
    await vi.advanceTimersByTimeAsync(1);
    expect([frame()?.isConnected, warn.mock.calls.length]).toEqual([true, 1]);
  });

  test('is put back by the next call as well', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { connection } = fakeConnection(() => 'answer');
    vi.mocked(openLink).mockResolvedValue(connection);
    const link = createSessionLink(origin, () => 'en', () => undefined);
    frame()?.remove();
    await link.call('readInit', {}, true);
    expect(frame()).not.toBeNull();
  });
});
