import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PictureSet } from '../../../../src/contracts/catalogue/pictures/picture-set.ts';
import { widePicture } from '../../../../src/contracts/catalogue/pictures/wide-picture.ts';
import { bucketElement, heroElement, view } from '../../../../src/contracts/catalogue/view.ts';
import type { PathMatch } from '../../../../src/routing/match-path.ts';
import type { RequestPlace } from '../../realm/request-place.ts';
import type { KeptAnswer } from '../../server/answers/kept-answer.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { callerOf } from '../../server/request-caller.ts';
import { sharedAnswer } from '../../server/run-route.ts';
import { catalogueRoutes } from '../catalogue-routes.ts';

/** A composed page that a page of the site shows, with the answer that it would ask for first. */
export interface CarriedView {
  type: string;
  id: string;
  /** For whom it was made: any guest of this country, or behind a VPN. */
  place: RequestPlace;
  /** The answer's language. */
  locale: string;
  /** The platform's answer, as JSON. */
  answer: string;
  /** The first picture of the first screen, if it has one. */
  picture: FirstPicture | undefined;
}

/** A picture as wide as the page, and whether it is the hero's. */
export interface FirstPicture extends PictureSet { isHero: boolean }

const route = catalogueRoutes.find(({ name }) => name === 'readView')!;
/** The text of an answer and its first picture: made once for all pages that carry it. */
const written = new WeakMap<KeptAnswer, Pick<CarriedView, 'answer' | 'picture'>>();

function writtenOf(kept: KeptAnswer): Pick<CarriedView, 'answer' | 'picture'> {
  const known = written.get(kept);
  if (known) return known;
  const answer = kept.plain.toString();
  const made = { answer, picture: firstPicture(answer) };
  written.set(kept, made);
  return made;
}

/** Which composed page an address of the site shows. */
export function viewAt(match: PathMatch | undefined): { type: string; id: string } | undefined {
  switch (match?.name) {
    case 'root': case 'home': return { type: 'home', id: 'home' };
    case 'browse': return { type: 'browse', id: 'browse' };
    case 'section': return { type: 'section', id: match.params.id };
    default: return undefined;
  }
}

/**
 * What a page of the site carries of its composed page: what any guest in the place of this request is answered.
 *
 * @param locale the page's
 * @returns undefined for other pages, and while the call is at fault
 */
export async function carriedView(context: PlatformContext, request: FastifyRequest, match: PathMatch | undefined, locale: string): Promise<CarriedView | undefined> {
  const asked = viewAt(match);
  if (!asked || (await context.readState()).hasFault('readView')) return undefined;
  const caller = { ...await callerOf(request, context, { readsToken: false, realmByHost: true }), locale };
  const kept = await sharedAnswer(route, asked, caller);
  return kept && { ...asked, locale, place: await caller.place(), ...writtenOf(kept) };
}

/** The wide picture that stands first on the page. The width of a card's is known when it is drawn. */
function firstPicture(answer: string): FirstPicture | undefined {
  const { elements } = view.parse(JSON.parse(answer));
  const first = elements.find(({ $zone }) => $zone === 'hero') ?? elements[0];
  const hero = z.safeParse(heroElement, first).data?.attributes.items;
  const row = z.safeParse(bucketElement, first).data?.attributes;
  const [large] = hero ?? (row?.type === 'HERO' ? row.contentList : []);
  const address = large?.heroUrl ?? large?.thumbnailUrl;
  return address ? { ...widePicture(address), isHero: first?.$zone === 'hero' } : undefined;
}
