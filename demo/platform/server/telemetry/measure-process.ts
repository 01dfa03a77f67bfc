import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';
import { keptBytes } from '../state/memory-budget.ts';

const nanosecond = 1e-9;

/** How much memory a process holds, and how late its turns come. */
export function measureProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter.createObservableGauge('process.memory.usage', { unit: 'By' }).addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter.createObservableGauge('v8js.memory.heap.used', { unit: 'By' }).addCallback((result) => result.observe(process.memoryUsage().heapUsed));
  meter.createObservableGauge('footlight.kept.size', { unit: 'By' }).addCallback((result) => {
    for (const [store, bytes] of Object.entries(keptBytes())) result.observe(bytes, { store });
  });
  meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' }).addCallback((result) => {
    result.observe(delay.percentile(99) * nanosecond);
    delay.reset();
  });
}
