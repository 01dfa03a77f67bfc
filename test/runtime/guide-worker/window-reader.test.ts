import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWindowReader, type WorkerEnd } from '../../../src/runtime/guide-worker/window-reader.ts';
import { readWindow } from '../../../src/store/guide/windows/read-window.ts';
import { guideWindows } from '../../support/guide-windows.ts';

const ports: MessagePort[] = [];

/** A worker's two ends in one thread. */
function workerWith(read: (answer: unknown) => unknown = readWindow, ready: () => unknown = () => true) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const asked = vi.fn(read);
  expose({ ready, read: asked }, port2 as unknown as WorkerEnd);
  const faults = new Map<string, () => void>();
  const terminate = vi.fn();
  const end: WorkerEnd = {
    postMessage: (message, transfer = []) => port1.postMessage(message, transfer as Transferable[]),
    addEventListener: (type, listener) => (type === 'message' ? port1.addEventListener(type, listener as EventListener) : void faults.set(type, listener as () => void)),
    removeEventListener: (type, listener) => port1.removeEventListener(type, listener as EventListener),
    start: () => port1.start(),
    terminate,
  };
  return { end, asked, terminate, fail: (type: string) => faults.get(type)!() };
}

/** Reads until the worker does. */
async function started(reader: ReturnType<typeof createWindowReader>, asked: ReturnType<typeof vi.fn>): Promise<void> {
  await vi.waitFor(async () => {
    await reader.read(tidy);
    expect(asked).toHaveBeenCalled();
  });
  asked.mockClear();
}

const tidy = guideWindows[0]![1];
const never = () => new Promise(() => undefined);

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  ports.splice(0).forEach((port) => port.close());
});

describe('the guide’s worker and its twin', () => {
  it.each(guideWindows)('read %s alike', async (_name, answer) => {
    const { end, asked } = workerWith();
    const reader = createWindowReader(() => end);
    await started(reader, asked);
    expect(await reader.read(answer)).toEqual(readWindow(answer));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('the twin reads until the worker has said that it can', async () => {
    const { end, asked } = workerWith(readWindow, never);
    const reader = createWindowReader(() => end);
    expect(await reader.read(tidy)).toEqual(readWindow(tidy));
    expect(asked).not.toHaveBeenCalled();
  });

  it('where workers are refused the twin reads everything', async () => {
    const start = vi.fn(() => { throw new DOMException('refused', 'SecurityError'); });
    const reader = createWindowReader(start);
    for (const [, answer] of guideWindows) expect(await reader.read(answer)).toEqual(readWindow(answer));
    expect(start).toHaveBeenCalledOnce();
  });

  it.each(['error', 'messageerror'])('a worker that fails midway (%s) loses no window, and is asked no more', async (fault) => {
    const { end, asked, terminate, fail } = workerWith();
    const reader = createWindowReader(() => end);
    await started(reader, asked);
    asked.mockImplementation(never);
    const two = [reader.read(tidy), reader.read(guideWindows[1]![1])];
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    fail(fault);
    expect(await Promise.all(two)).toEqual([readWindow(tidy), readWindow(guideWindows[1]![1])]);
    expect(await reader.read(tidy)).toEqual(readWindow(tidy));
    expect(asked).toHaveBeenCalledTimes(2);
    expect(terminate).toHaveBeenCalled();
  });

  it('a worker that throws is left for the twin, for good', async () => {
    const { end, asked } = workerWith();
    const reader = createWindowReader(() => end);
    await started(reader, asked);
    asked.mockImplementation(() => { throw new Error('out of memory'); });
    expect(await reader.read(tidy)).toEqual(readWindow(tidy));
    expect(await reader.read(tidy)).toEqual(readWindow(tidy));
    expect(asked).toHaveBeenCalledOnce();
  });

  it('a worker that falls silent is waited for three seconds', async () => {
    const { end, asked, terminate } = workerWith();
    const reader = createWindowReader(() => end);
    await started(reader, asked);
    asked.mockImplementation(never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = reader.read(tidy);
    vi.advanceTimersByTime(2_999);
    expect(terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await waiting).toEqual(readWindow(tidy));
    expect(terminate).toHaveBeenCalled();
  });
});
