import { afterEach, beforeEach, vi } from 'vitest';

/** Gives jsdom, which lays nothing out, boxes of 1000 × 600 pixels that nothing resizes, in each test of a file. */
export function useLaidOutPage(): void {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class {
      observe() {}
      disconnect() {}
    });
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    Element.prototype.scrollIntoView ??= () => undefined;
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
