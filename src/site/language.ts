import { effect } from '@preact/signals-core';
import type { Labels } from '../store/realm/labels.ts';

const key = 'footlight.selected-language';

/** The language the viewer chose on an earlier visit. @source spec 1 §9 "Stored keys: … selected language" */
export function chosenLanguage(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Shows the site in another language from now on. */
export function chooseLanguage(labels: Labels, locale: string): void {
  try {
    localStorage.setItem(key, locale);
    // The next document is written in it.
    document.cookie = `${key}=${locale};path=/;max-age=31536000;samesite=lax`;
  } catch {
    // Without storage the choice lasts until the tab is closed.
  }
  void labels.load(locale);
}

/** Keeps `lang` and `dir` of the document in step with the labels. */
export function followLanguage(labels: Labels): void {
  effect(() => {
    const { locale, direction } = labels.locale.value;
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  });
}
