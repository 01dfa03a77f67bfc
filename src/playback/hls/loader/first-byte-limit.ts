import type { LoaderConfiguration, LoaderContext } from 'hls.js';

/** Milliseconds without a byte before a segment is asked for again. chosen: what a third of a buffer covers; hls.js waits 10 s */
const FIRST_LIMIT = 4000;

/** How often each segment was asked for. */
const asked = new WeakMap<object, number>();

/**
 * The loader's configuration with less patience for a segment that sends no byte.
 *
 * Each further request of the same segment may take twice as long, up to what hls.js is configured for: a slow host still plays.
 */
export function withFirstByteLimit(context: LoaderContext, config: LoaderConfiguration): LoaderConfiguration {
  if (!('frag' in context) || !context.frag) return config;
  const times = asked.get(context.frag) ?? 0;
  asked.set(context.frag, times + 1);
  const { loadPolicy } = config;
  return { ...config, loadPolicy: { ...loadPolicy, maxTimeToFirstByteMs: Math.min(FIRST_LIMIT * 2 ** times, loadPolicy.maxTimeToFirstByteMs) } };
}
