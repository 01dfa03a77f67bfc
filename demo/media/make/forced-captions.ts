import { type Language, stamp } from './script.ts';

/** What is written or said in another language than the film's: shown also to those who switched captions off. */
const FOREIGN: Readonly<Partial<Record<Language, readonly { from: number; to: number; text: string }[]>>> = {
  en: [
    { from: 26.5, to: 30.5, text: '(The whale sings:) Welcome, little light.' },
    { from: 54, to: 58, text: '(On the harbour sign:) Home' },
  ],
};

/** The forced caption file of one language. */
export const forcedCaptions = (language: Language): string =>
  `WEBVTT\n\n${(FOREIGN[language] ?? []).map(({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`;
