import * as z from 'zod/mini';
import { contentItem } from '../catalogue/content-item.ts';
import { listOf } from '../wire/parsing/list-of.ts';
import { sent } from '../wire/sent-text.ts';

/**
 * The videos before and after one, nearest last and nearest first: both in the order in which they are watched.
 *
 * @source spec 1 §7 "GET vod/{id}/adjacent?size=5"; chosen: the names, after the adjacent seasons' `precedingSeasons` and `followingSeasons`
 */
export const adjacentVods = z.object({
  precedingVods: z._default(listOf('adjacentVods.precedingVods', contentItem), []),
  followingVods: z._default(listOf('adjacentVods.followingVods', contentItem), []),
});
export type AdjacentVods = z.output<typeof adjacentVods>;

/** With a playlist, its own order; else the order of the season. @source spec 1 §9 "adjacent fetch size 5" */
export const adjacentVodsQuery = z.object({ id: sent('id'), size: z._default(z.number(), 5), playlistId: z.optional(sent('id')) });

/** A trailer of a title. */
export const trailerQuery = z.object({ id: sent('id'), trailerId: sent('id') });
