import type { ContentType } from '../../../../src/contracts/catalogue/content-type.ts';

/** The types of card that have a page of this kind. */
export const collectionTypes = {
  series: ['SERIES', 'VOD_SERIES'],
  season: ['VOD_SEASON'],
  playlist: ['PLAYLIST', 'VOD_PLAYLIST'],
} satisfies Record<string, ContentType[]>;
export type CollectionKind = keyof typeof collectionTypes;
