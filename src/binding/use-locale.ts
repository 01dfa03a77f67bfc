import { useRuntime } from './runtime-context.ts';
import { useSignal } from './use-signal.ts';

/** The viewer's locale (BCP 47) and reading direction. */
export function useLocale(): { locale: string; direction: 'ltr' | 'rtl' } {
  return useSignal(useRuntime().store.labels.locale);
}
