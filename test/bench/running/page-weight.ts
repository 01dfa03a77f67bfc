import type { Page } from '@playwright/test';

/** What a page holds, after a collection. */
export interface PageWeight {
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly timers: number;
  readonly ports: number;
  readonly heapBytes: number;
}

declare global {
  var openTimers: Set<unknown> | undefined;
  var openPorts: Set<MessagePort> | undefined;
}

/** Runs in a page before anything of its own: keeps count of what a browser does not count. */
export function countTimersAndPorts(): void {
  const timers = (globalThis.openTimers = new Set<unknown>());
  const ports = (globalThis.openPorts = new Set<MessagePort>());
  const { setTimeout: wait, setInterval: repeat, clearTimeout: drop, clearInterval: end } = globalThis;
  const added = <T>(id: T): T => {
    timers.add(id);
    return id;
  };
  globalThis.setTimeout = ((work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id: unknown = added(wait(() => {
      timers.delete(id);
      work(...given);
    }, ms));
    return id;
  }) as typeof setTimeout;
  globalThis.setInterval = ((work: () => void, ms?: number, ...given: unknown[]) => added(repeat(work, ms, ...given))) as typeof setInterval;
  globalThis.clearTimeout = (id) => void (timers.delete(id), drop(id));
  globalThis.clearInterval = (id) => void (timers.delete(id), end(id));
  const { start, close } = MessagePort.prototype;
  MessagePort.prototype.start = function (this: MessagePort) {
    ports.add(this);
    start.call(this);
  };
  MessagePort.prototype.close = function (this: MessagePort) {
    ports.delete(this);
    close.call(this);
  };
}

/** Weighs a page after two collections. */
export async function weightOf(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const _twice of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const [timers, ports] = await page.evaluate(() => [globalThis.openTimers?.size ?? 0, globalThis.openPorts?.size ?? 0] as const);
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), documents: of('Documents'), timers, ports, heapBytes: usedSize };
}

/** What was added between two weighings. */
export function growthOf(before: PageWeight, after: PageWeight): PageWeight {
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name as keyof PageWeight]])) as unknown as PageWeight;
}
