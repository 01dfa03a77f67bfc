/** What a browser says of a page's start. */
export interface Paint {
  /** Milliseconds from the start of the navigation to the largest contentful paint so far, and what it was. */
  largest: number;
  what: string;
  /** When that was last told, by the page's own clock. */
  toldAt: number;
  shift: number;
  /** Work that kept the page from drawing for more than 50 ms: how long, and what did it. */
  tasks: { ms: number; name: string }[];
}

declare global {
  var paint: Paint | undefined;
}

interface LargestPaint extends PerformanceEntry { element?: Element; url?: string }
interface Shift extends PerformanceEntry { value: number; hadRecentInput: boolean }
interface LongFrame extends PerformanceEntry { scripts?: { duration: number; sourceURL: string; sourceFunctionName: string; invoker: string }[] }

const seen: Paint = { largest: 0, what: '', toldAt: 0, shift: 0, tasks: [] };
globalThis.paint = seen;

function watch<T extends PerformanceEntry>(type: string, each: (entry: T) => void): void {
  new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(each)).observe({ type, buffered: true });
}

function nameOf({ scripts = [] }: LongFrame): string {
  const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
  if (!longest) return 'style, layout and paint';
  return [longest.sourceURL.split('/').pop(), longest.sourceFunctionName || longest.invoker].filter(Boolean).join(' ');
}

watch<LargestPaint>('largest-contentful-paint', (entry) => {
  seen.largest = entry.startTime;
  seen.what = entry.url?.split('/').slice(3).join('/') || entry.element?.className.toString() || entry.element?.tagName || '';
  seen.toldAt = performance.now();
});
watch<Shift>('layout-shift', (entry) => {
  if (!entry.hadRecentInput) seen.shift += entry.value;
});
watch<LongFrame>('long-animation-frame', (entry) => seen.tasks.push({ ms: entry.duration, name: nameOf(entry) }));
