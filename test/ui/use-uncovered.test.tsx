import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUncovered } from '../../src/ui/use-uncovered.ts';
import { act, render, screen, waitFor } from '../support/render.tsx';

type Entry = Pick<IntersectionObserverEntry, 'intersectionRatio'> & { isVisible: boolean };

/** An observer of the second version that a test speaks for. */
function stubObserver(canTell = true) {
  const seen: { options?: IntersectionObserverInit; tell(entry: Entry): void; disconnected: boolean } = { tell: () => {}, disconnected: false };
  vi.stubGlobal('IntersectionObserverEntry', class { get [canTell ? 'isVisible' : 'other']() { return false; } });
  vi.stubGlobal('IntersectionObserver', class {
    constructor(callback: (entries: Entry[]) => void, options: IntersectionObserverInit) {
      Object.assign(seen, { options, tell: (entry: Entry) => act(() => callback([entry])) });
    }
    observe() {}
    disconnect() { seen.disconnected = true; }
  });
  return seen;
}

function Probe() {
  const target = useRef<HTMLParagraphElement>(null);
  return <p ref={target}>{useUncovered(target) ? 'uncovered' : 'hidden'}</p>;
}

afterEach(() => vi.unstubAllGlobals());

test('it is hidden until the browser says otherwise, and whenever something covers it', () => {
  const observer = stubObserver();
  render(<Probe />);
  expect(screen.getByText('hidden')).toBeTruthy();
  expect(observer.options).toMatchObject({ trackVisibility: true, delay: 100 });
  observer.tell({ isVisible: true, intersectionRatio: 1 });
  expect(screen.getByText('uncovered')).toBeTruthy();
  observer.tell({ isVisible: false, intersectionRatio: 1 });
  expect(screen.getByText('hidden')).toBeTruthy();
  observer.tell({ isVisible: true, intersectionRatio: 0.5 });
  expect(screen.getByText('hidden')).toBeTruthy();
});

test('a browser that cannot tell hides nothing', () => {
  stubObserver(false);
  render(<Probe />);
  expect(screen.getByText('uncovered')).toBeTruthy();
});

test('a gone element is no longer watched', async () => {
  const observer = stubObserver();
  render(<Probe />).unmount();
  await waitFor(() => expect(observer.disconnected).toBe(true));
});
