/** What a partner of this tenant would write into its pages: real ids of the seed. */
export interface PageSamples {
  readonly film: string;
  readonly otherFilm: string;
  readonly live: string;
  readonly paid: string;
  readonly bucket: string;
  readonly licence: string;
  readonly locale: string;
}

const samples: Readonly<Record<string, PageSamples>> = {
  arena: { film: 'vod:1001', otherFilm: 'vod:1002', live: 'live:2001', paid: 'vod:1003', bucket: 'featured', licence: 'pass', locale: 'en' },
  cinema: { film: 'vod:1001', otherFilm: 'vod:1002', live: 'live:2001', paid: 'vod:1003', bucket: 'featured', licence: 'pass', locale: 'en' },
};

/** The values of `{{film}}` and its like on a tenant's version of a page. */
export const pageSamples = (realm: string): Readonly<Record<string, string>> => ({ ...samples[realm] });
