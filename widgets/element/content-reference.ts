import * as z from 'zod/mini';
import { property, type Property } from './property.ts';

const reference = /^(vod|live):([\w.-]{1,128})$/;

/** What to play: `vod:1001` or `live:42`. */
export const contentReference = (): Property<string | undefined> =>
  property<string | undefined>(z.optional(z.string().check(z.regex(reference))), undefined);

/** A reference taken apart; undefined when it is none. */
export function contentOf(text: string | null | undefined): { kind: 'vod' | 'live'; id: string } | undefined {
  const [, kind, id] = reference.exec(text ?? '') ?? [];
  return id && (kind === 'vod' || kind === 'live') ? { kind, id } : undefined;
}
