import { signal, type ReadonlySignal } from '@preact/signals-core';
import * as z from 'zod/mini';
import { orNothing } from '../../contracts/wire/parsing/or-nothing.ts';
import { hourScales, usualHourPixels } from '../../rules/guide/time-scale.ts';

const key = 'footlight.guide';

/** How a viewer likes the guide. */
const guideLook = z.object({
  /** A list says what is on now and next; the grid is for those who like it. */
  mode: z.optional(z.enum(['grid', 'list'])),
  hourPixels: z._default(orNothing(z.number().check(z.gte(hourScales[0]), z.lte(480))), usualHourPixels),
  density: z._default(orNothing(z.enum(['comfortable', 'compact'])), 'comfortable'),
  favouritesFirst: z._default(orNothing(z.boolean()), false),
});
export type GuideLook = z.output<typeof guideLook>;

/** How the guide looks on this device. */
export interface GuideChoices {
  look: ReadonlySignal<GuideLook>;
  choose(part: Partial<GuideLook>): void;
}

/**
 * Kept on the device, for every guide on it.
 *
 * chosen: one choice for all profiles, since it is about this screen
 *
 * @param storage throws or is missing where a browser keeps nothing: then it holds as long as the page
 */
export function createGuideChoices(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => globalThis.localStorage): GuideChoices {
  const look = signal<GuideLook>(readLook(storage));
  return {
    look,
    choose(part) {
      look.value = { ...look.peek(), ...part };
      try {
        storage().setItem(key, JSON.stringify(look.peek()));
      } catch {
        // It holds for this page.
      }
    },
  };
}

function readLook(storage: () => Pick<Storage, 'getItem'>): GuideLook {
  const usual = z.parse(guideLook, {});
  try {
    return z.safeParse(guideLook, JSON.parse(storage().getItem(key) ?? '{}')).data ?? usual;
  } catch {
    return usual;
  }
}
