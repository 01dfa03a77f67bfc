import { languageTagOf } from '../contracts/wire/locale.ts';
import { ownOf } from '../page/own-document.ts';
import { tellAuthor } from './tell-author.ts';

/**
 * The language that a page asks for: an element's own, else the page's `lang`. What is no language tag is left out, and the
 * page's author reads why.
 *
 * @returns undefined where the tenant's own language is shown
 */
export function wantedLanguage(locale: string | undefined): string | undefined {
  const { lang } = ownOf('documentElement');
  const wanted = locale ?? lang;
  const tag = languageTagOf(wanted);
  if (wanted && !tag) tellAuthor('unreadableLanguage', wanted);
  return tag;
}
