import type { Tellings } from './causes/tellings.ts';

/** Tells the author of a page what is wrong with it; the words are fetched now. A page that cannot fetch them works without. */
export function tellAuthor<K extends keyof Tellings>(what: K, ...told: Parameters<Tellings[K]>): void {
  void import('./causes/tellings.ts').then(({ tellings }) => (tellings[what] as (...given: typeof told) => void)(...told), () => undefined);
}
