import { signal, type ReadonlySignal } from '@preact/signals-core';
import { readLabels } from '../../api/calls/realm.ts';
import type { LabelSet } from '../../contracts/realm/label.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { fillText } from '../../rules/realm/fill-text.ts';
import { startTexts } from '../../rules/realm/start-texts.ts';
import { latest } from '../latest.ts';
import { offeredLocale } from '../../rules/realm/offered-locale.ts';
import type { StoreContext } from '../store-context.ts';

/** The labels of the viewer's language. */
export interface Labels {
  current: ReadonlySignal<LabelSet['translations']>;
  locale: ReadonlySignal<{ locale: string; direction: 'ltr' | 'rtl' }>;
  /** The words of a key in the viewer's language, else in English; empty for the moment in which neither has arrived. */
  text(key: LabelKey, values?: Record<string, string | number>): string;
  /** The words of a key that the platform named, or the text it sent beside it. */
  platformText(key: string | undefined, text: string): string;
  /** Fetches the words of a locale; a failed fetch gives an empty set. @source spec 1 §7, §8 */
  load(locale: string): Promise<void>;
}

/** English words by key; a few are built in, the rest is fetched when it is needed. */
export type BuiltInTexts = Partial<Record<LabelKey, string>>;

/** chosen: a platform that takes longer than this for its labels leaves the page in English for the time being. */
const PATIENCE_MS = 1_000;

const importFallback = () => import('../../rules/realm/fallback-texts.ts').then((module) => module.fallbackTexts);

/**
 * @param locale what the page asks for; the realm's default when it does not offer it
 * @param builtIn English words that are there from the start
 */
export function createLabels({ client, settings }: Pick<StoreContext, 'client' | 'settings'>, locale?: string, builtIn: BuiltInTexts = startTexts): Labels {
  let english = builtIn;
  let fetching: Promise<void> | undefined;
  const fetchEnglish = () => (fetching ??= importFallback().then((texts) => {
    english = texts;
    current.value = { ...current.peek() };
  }, () => {
    fetching = undefined;
  }));
  let isAnswered = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** A key without words: English is fetched at once when the platform has answered, else after a moment. */
  const miss = (): string => {
    if (isAnswered) void fetchEnglish();
    else patience ??= setTimeout(() => void fetchEnglish(), PATIENCE_MS);
    return '';
  };
  const current = signal<LabelSet['translations']>({});
  const chosen = signal(offeredLocale(settings, locale));
  const loads = latest();
  return {
    current,
    locale: chosen,
    text: (key, values) => fillText(wordsOf(current.peek(), key) ?? english[key] ?? miss(), values),
    platformText: (key, text) => wordsOf(current.peek(), key) ?? text,
    async load(wanted) {
      const run = loads.begin();
      chosen.value = offeredLocale(settings, wanted);
      const words = await client.call(readLabels, {}).then((set) => set.translations, () => ({}));
      if (run.aborted) return;
      clearTimeout(patience);
      isAnswered = true;
      current.value = words;
    },
  };
}

/** Own keys only: what the platform names may be spelled like something that every object has. */
function wordsOf(words: LabelSet['translations'], key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
}
