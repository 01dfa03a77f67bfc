import type { GuideKey } from './guide-move.ts';

const keys: Record<string, GuideKey> = {
  ArrowUp: 'up', ArrowDown: 'down', PageUp: 'page-up', PageDown: 'page-down', Home: 'start', End: 'end',
};

/** What a key does in the guide, by reading direction. */
export function keyOf(event: { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }, direction: 'ltr' | 'rtl'): GuideKey | undefined {
  if (event.altKey || event.metaKey) return undefined;
  if (event.ctrlKey) return event.key === 'Home' ? 'first' : event.key === 'End' ? 'last' : undefined;
  if (event.key === 'ArrowRight') return direction === 'rtl' ? 'back' : 'forward';
  if (event.key === 'ArrowLeft') return direction === 'rtl' ? 'forward' : 'back';
  return keys[event.key];
}
