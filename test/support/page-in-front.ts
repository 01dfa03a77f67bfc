import { vi } from 'vitest';
import { readMs, watchPageFront } from '../../src/ui/sight/page-front.ts';

// The page of a component test was in front for long, and is watched until the test takes it away.
const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
vi.useFakeTimers();
watchPageFront(() => {});
vi.advanceTimersByTime(readMs);
vi.useRealTimers();
focus.mockRestore();
