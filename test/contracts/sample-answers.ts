/** Parts of answers that several contracts hold, whole and valid. */

export const startMs = Date.UTC(2026, 6, 1, 12);
/** The same moment as the platform writes it. */
export const start = '2026-07-01T14:00:00+02:00';

export const programme = { id: 'p1', title: 'News', description: 'The day', start: startMs, end: startMs + 1, genre: 'News', vodId: '1001' };
export const paging = { lastSeen: 'c9', moreDataAvailable: true };
export const tokens = { authorisationToken: 'a', refreshToken: 'r' };

/** What a content item must have. */
export const leastItem = { id: '1001', type: 'VOD', title: 'Harbour run', accessLevel: 'GRANTED' };
export const itemNeeds = Object.keys(leastItem);
export const itemDefaults = { favourite: false, onlinePlayback: 'AVAILABLE', genres: [], licences: [], thumbnailUrl: '' };
export const item = { ...leastItem, ...itemDefaults };

export const bucket = {
  bucketId: 'b', exid: 'x', name: 'Top', type: 'BASE', contentList: [item], paging,
  rowTypeData: {
    title: 'Top', description: 'd', rowCount: 2, rowType: 'featured', displayPosters: true, showItemPosition: true, hideMetadata: true,
    background: { imageUrl: 'i', gradientSides: ['start', 'bottom'], animationType: 'zoom' },
    primaryCta: { ctaText: 'Go', link: '/browse' }, secondaryCta: { ctaText: 'See', link: '/epg' },
    playlistImageType: 'square', textAlignment: 'center', metadataDisplayMode: 'overlay',
  },
};

/** A list of which one entry is broken, and what is left of it. */
export const oneBroken = (field: string, good: object) => [`the others beside one broken entry in ${field}`, { [field]: [good, {}] }, { [field]: [good] }] as const;

/** Over a whole number: what is none. */
export const notWhole = (field: string) => [
  [`a ${field} with a fraction`, { [field]: 9.99 }],
  [`a ${field} beyond what a number holds whole`, { [field]: 2 ** 53 }],
  [`a ${field} that is no number`, { [field]: Number.NaN }],
  [`an endless ${field}`, { [field]: Infinity }],
] as const;
