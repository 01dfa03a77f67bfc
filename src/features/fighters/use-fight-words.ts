import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { FighterCard } from '../../contracts/catalogue/fighters/fighter.ts';
import { weightLabelOf } from '../../rules/catalogue/fighters/fighter-labels.ts';

/** What is said of a fighter in more than one place. */
export function useFightWords() {
  const label = useLabel();
  const { locale } = useLocale();
  return {
    record: ({ wins, losses, draws }: FighterCard['record']) => label('fightRecord', { wins, losses, draws }),
    weight: (weightClass: FighterCard['weightClass']) => {
      const key = weightLabelOf(weightClass);
      return key && label(key);
    },
    /** A country's name; its code where the browser knows none. */
    country: (code: string) => {
      try {
        return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
}
