import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/runtime/when-idle.ts';

/** What a page tells of its load. */
const page = { events: new EventTarget(), document: { readyState: 'complete' } };

beforeEach(() => {
  vi.useFakeTimers();
  page.document.readyState = 'complete';
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('addEventListener', page.events.addEventListener.bind(page.events));
  vi.stubGlobal('removeEventListener', page.events.removeEventListener.bind(page.events));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const idle = () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  return waiting;
};

describe('work for later', () => {
  test('waits for the page to load, to settle and to be idle', () => {
    const waiting = idle();
    page.document.readyState = 'interactive';
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersByTime(60_000);
    expect(waiting).toHaveLength(0);
    page.document.readyState = 'complete';
    page.events.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2_999);
    expect(waiting).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(work).not.toHaveBeenCalled();
    waiting[0]?.();
    expect(work).toHaveBeenCalledOnce();
  });

  test('starts after the pause where the browser tells no idle time', () => {
    const work = vi.fn();
    whenIdle(work);
    vi.advanceTimersByTime(3_000);
    expect(work).toHaveBeenCalledOnce();
  });

  test('is never done once it is cancelled', () => {
    const waiting = idle();
    const work = vi.fn();
    const cancels = [whenIdle(work), whenIdle(work)];
    cancels[0]?.();
    vi.advanceTimersByTime(3_000);
    cancels[1]?.();
    waiting.forEach((run) => run());
    expect([waiting.length, work.mock.calls.length]).toEqual([1, 0]);
  });

  test('is never done where there is no page', () => {
    vi.stubGlobal('document', undefined);
    const work = vi.fn();
    whenIdle(work)();
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
