import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { freeTitle, freeTitleQuery } from '../../../src/contracts/playback/playback-details.ts';
import type { PlatformContext } from '../server/platform-context.ts';
import { checkedAnswer } from '../server/platform-route.ts';
import { callerOf } from '../server/request-caller.ts';
import { readFreeTitle } from './free-title.ts';

/** A title that a page of the platform shows, with the answer that its player would ask for first. */
export interface CarriedTitle {
  /** Such as `vod:1001`. */
  content: string;
  answer: z.input<typeof freeTitle>;
}

/**
 * What a page of the platform carries of its title, as anybody in the place of this request may have it.
 *
 * @param locale the page's
 * @returns undefined for a title that is not free for everybody: its player asks as the viewer who is there
 */
export async function carriedTitle(context: PlatformContext, request: FastifyRequest, content: string, locale: string): Promise<CarriedTitle | undefined> {
  const [kind, id] = content.split(':');
  const asked = z.safeParse(freeTitleQuery, { kind, id });
  if (!asked.success) return undefined;
  // The fault switch of the call holds here too: the page then comes without it.
  if ((await context.readState()).hasFault('readFreeTitle')) return undefined;
  const caller = { ...await callerOf(request, context, { readsToken: false, realmByHost: true }), locale };
  const answer = checkedAnswer('readFreeTitle', freeTitle, await readFreeTitle(caller, asked.data.kind, asked.data.id));
  return answer.free && { content, answer };
}
