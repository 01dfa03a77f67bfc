import type { Grants } from '../../contract/origins/grants.ts';
import { isPattern } from '../../contract/origins/origin.ts';
import { grantsOf, type RegisteredOrigin } from '../../contract/origins/registered-origins.ts';

/**
 * Asks the platform about one origin.
 *
 * @returns null where it is not registered
 * @throws anything where no answer came
 */
export type LookUpOrigin = (origin: string) => Promise<Grants | null>;

interface KnownOriginsPorts {
  /** What the document came with. */
  readonly origins: readonly RegisteredOrigin[];
  readonly lookUp?: LookUpOrigin | undefined;
  /** Called when one more origin is known. */
  readonly onFound: () => void;
}

/** How many origins one document asks about. chosen: browsers let registered pages alone frame us, and few frame each other */
const mostAsked = 8;

/**
 * The registered origins that a frame knows of: its document's, and those that it asked about.
 *
 * A document carries the answer for the page that framed it. Pages around that one are asked about when they speak.
 */
export function createKnownOrigins({ origins, lookUp, onFound }: KnownOriginsPorts) {
  let known = origins;
  const asked = new Set<string>();
  const answerOf = async (ask: LookUpOrigin, origin: string): Promise<readonly RegisteredOrigin[]> => {
    // Without an answer what is known stays.
    const grants = await ask(origin).catch(() => grantsOf(known, origin));
    return grants ? [{ origin, grants }] : [];
  };
  return {
    list: () => known,
    /** Asks about an origin that is not known, once. */
    async ask(origin: string): Promise<void> {
      if (!lookUp || asked.has(origin) || asked.size >= mostAsked) return;
      asked.add(origin);
      const answer = await answerOf(lookUp, origin);
      if (answer.length === 0) return;
      known = [...known, ...answer];
      onFound();
    },
    /** Asks again about origins that are used, and those that are known by name; what else was known is forgotten, and asked about when it speaks. */
    async recheck(used: readonly string[]): Promise<void> {
      if (!lookUp) return;
      asked.clear();
      const named = known.map(({ origin }) => origin).filter((origin) => !isPattern(origin));
      const again = [...new Set([...used, ...named])].slice(0, mostAsked);
      known = (await Promise.all(again.map((origin) => answerOf(lookUp, origin)))).flat();
    },
  };
}
