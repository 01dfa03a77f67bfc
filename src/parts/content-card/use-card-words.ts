import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { CardWords } from '../../rules/catalogue/card-lines.ts';

/** What the texts of a card depend on: labels, locale and time. */
export function useCardWords(): CardWords {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { locale } = useLocale();
  return { label, locale, now: context.now() };
}
