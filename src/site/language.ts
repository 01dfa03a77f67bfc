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

/** Speaks another language from now on. */
export function chooseLanguage(labels: Labels, locale: string): void {
  try {
    localStorage.setItem(key, locale);
  } catch {
    // A browser that keeps nothing still speaks it until it is closed.
  }
  void labels.load(locale);
}

/** The document says which language it is in and which way it reads. */
export function followLanguage(labels: Labels): void {
  effect(() => {
    const { locale, direction } = labels.locale.value;
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  });
}
