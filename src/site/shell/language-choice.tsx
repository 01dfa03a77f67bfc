import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { languageName } from '../../rules/realm/language-name.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { chooseLanguage } from '../language.ts';

/** The realm's languages, each under its own name. */
export function LanguageChoice({ runtime }: { runtime: Runtime }) {
  const label = useLabel();
  const { locale } = useSignal(runtime.store.labels.locale);
  if (runtime.settings.locales.length < 2) return null;
  return (
    <select className="fl-site__language" aria-label={label('language')} value={locale} onChange={(event) => chooseLanguage(runtime.store.labels, event.currentTarget.value)}>
      {runtime.settings.locales.map((entry) => <option key={entry.locale} value={entry.locale} lang={entry.locale}>{languageName(entry.locale) ?? entry.name}</option>)}
    </select>
  );
}
