import { openStore } from '../state/memory-budget.ts';
import type { KeptAnswer } from './kept-answer.ts';

/** Packed forms are a quarter of an answer at most. */
const formsOfOne = 1.25;

type Make = () => Promise<KeptAnswer>;

/** Answers that are the same for many callers. */
export interface KeptAnswers {
  /**
   * @param key everything that the answer depends on, the data's version included
   * @param now the caller's, epoch milliseconds
   * @param make called once for all who ask at the same time; a failure is kept from nobody and for nobody
   */
  get(key: string, now: number, make: Make): Promise<KeptAnswer>;
}

export function createKeptAnswers(): KeptAnswers {
  const held = openStore<KeptAnswer, Make>('answers', { bytesOf: ({ plain }) => plain.length * formsOfOne, make: (make) => make() });
  return {
    async get(key, now, make) {
      const known = held.get(key);
      if (known?.life.holdsAt(now)) return known;
      if (known) held.delete(key);
      const made = await held.forceFetch(key, { context: make });
      return made.life.holdsAt(now) ? made : make();
    },
  };
}
