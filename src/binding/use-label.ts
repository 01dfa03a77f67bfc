import type { Labels } from '../store/realm/labels.ts';
import { useRuntime } from './runtime-context.ts';
import { useSignal } from './use-signal.ts';

/** Looks words up: `label('signIn')`, `label('watchedPercent', { percent: 40 })`. Text, never markup. */
export type Label = Labels['text'];

/** The words of the viewer's language, drawn again when it changes. */
export function useLabel(): Label {
  const { labels } = useRuntime().store;
  useSignal(labels.current);
  return labels.text;
}
