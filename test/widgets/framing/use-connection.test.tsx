import { act, cleanup, render } from '@testing-library/react';
import { StrictMode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../../bridge/host/connect.ts';
import { useConnection, type FrameConnection } from '../../../widgets/framing/use-connection.ts';

vi.mock('../../../bridge/host/connect.ts', () => ({ connect: vi.fn() }));

let now: FrameConnection;
/** Of this test alone: an engine may run an earlier test's cleanup later. */
let undo = vi.fn();
const onConnected = vi.fn(() => undo);
const onSilence = vi.fn();

function Probe() {
  const frame = useRef<HTMLIFrameElement>(null);
  now = useConnection(frame, () => ({ origin: 'http://arena.localhost' }), onConnected, onSilence);
  return <iframe ref={frame} title="frame" />;
}
const fakeConnection = () => ({ destroy: vi.fn() }) as unknown as Connection & { destroy: ReturnType<typeof vi.fn> };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(connect).mockReset();
  onConnected.mockClear();
  onSilence.mockClear();
  undo = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a frame’s connection', () => {
  test('is made once where effects come, go and come back in one task', async () => {
    vi.mocked(connect).mockResolvedValue(fakeConnection());
    render(<StrictMode><Probe /></StrictMode>);
    await vi.waitFor(() => expect(onConnected).toHaveBeenCalled());
    expect([vi.mocked(connect).mock.calls.length, onConnected.mock.calls.length]).toEqual([1, 1]);
  });

  test('ends with its frame', async () => {
    const connection = fakeConnection();
    vi.mocked(connect).mockResolvedValue(connection);
    const { unmount } = render(<Probe />);
    await vi.waitFor(() => expect(now.connection).toBe(connection));
    unmount();
    await vi.waitFor(() => expect([undo.mock.calls.length, connection.destroy.mock.calls.length]).toEqual([1, 1]));
  });

  test('that comes after its frame has gone is let go', async () => {
    const connection = fakeConnection();
    let answer: (connection: Connection) => void = () => undefined;
    vi.mocked(connect).mockReturnValue(new Promise((resolve) => {
      answer = resolve;
    }));
    const { unmount } = render(<Probe />);
    await vi.waitFor(() => expect(connect).toHaveBeenCalled());
    unmount();
    await pass(50);
    answer(connection);
    await vi.waitFor(() => expect(connection.destroy).toHaveBeenCalledTimes(1));
    expect(onConnected).not.toHaveBeenCalled();
  });

  test('that does not come about says so and is tried again by itself', async () => {
    vi.mocked(connect).mockRejectedValueOnce(new Error('no answer'));
    render(<Probe />);
    await vi.waitFor(() => expect(now.isLost).toBe(true));
    expect(onSilence).toHaveBeenCalledTimes(1);
    vi.mocked(connect).mockResolvedValue(fakeConnection());
    await pass(1100);
    await vi.waitFor(() => expect(now.isLost).toBe(false));
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test('is tried again when the viewer says so, and when the browser is online again', async () => {
    vi.mocked(connect).mockRejectedValue(new Error('no answer'));
    render(<Probe />);
    await vi.waitFor(() => expect(now.isLost).toBe(true));
    act(() => now.retry());
    await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(2));
    await pass(50);
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(3));
  });
});
