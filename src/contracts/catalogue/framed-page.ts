import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { openEnum } from '../wire/parsing/open-enum.ts';
import { sent } from '../wire/sent-text.ts';

/** What a page in a frame may do; anything else is refused to it. chosen: never its own windows over ours, downloads or the address bar */
const frameAbility = openEnum('framedPage.abilities', ['SCRIPTS', 'FORMS', 'OWN_ORIGIN', 'POPUPS']);
export type FrameAbility = 'SCRIPTS' | 'FORMS' | 'OWN_ORIGIN' | 'POPUPS';

/** A page of somebody else that the site shows inside of its own. @source spec 1 §2.1 "external page", "plugin"; chosen: its shape, as the spec shows none */
export const framedPage = z.object({
  id: z.string(), title: z.string(), description: z.optional(z.string()),
  /** A whole http or https address. */
  url: z.string(),
  abilities: listOf('framedPage.abilities', frameAbility),
});
export type FramedPage = z.output<typeof framedPage>;

export const framedPageQuery = z.object({ id: sent('id') });
