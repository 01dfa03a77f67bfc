import { useRuntime } from './runtime-context.ts';
import { useSignal } from './use-signal.ts';

/** Words of the platform in the viewer's language. Text, never markup. */
export function useWords(): (words: { labelKey?: string | undefined; text: string }) => string {
  const { labels } = useRuntime().store;
  useSignal(labels.current);
  return ({ labelKey, text }) => labels.platformText(labelKey, text);
}
