import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { matchPath, type PathMatch } from '../../../../src/routing/match-path.ts';
import { escapeHtml } from '../documents/escape-html.ts';
import type { PageFacts } from '../head/page-about.ts';
import { artPath } from '../../../media/art-path.ts';

/** Pixels of a player that nobody sized. */
const widest = 1280;
const ratio = 9 / 16;

/** The page of this tenant that an address names, if it plays a title. */
export function playedPage({ origin, countryCode }: RealmSettings, address: unknown): PathMatch | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const match = url.origin === origin ? matchPath(url.pathname, countryCode) : undefined;
  return match?.name === 'vod' || match?.name === 'live' ? match : undefined;
}

const sizeOf = (asked: unknown): number => (typeof asked === 'string' && /^\d{2,5}$/.test(asked) ? Number(asked) : widest);

/**
 * How a title is embedded: its player in a frame, no larger than asked for. Registered origins alone may show it.
 *
 * @source oembed.com 1.0 "video"
 */
export function oembedAnswer({ origin, name }: RealmSettings, media: string, match: PathMatch, facts: PageFacts, query: { readonly [name: string]: unknown }): object {
  const width = Math.floor(Math.min(widest, sizeOf(query['maxwidth']), sizeOf(query['maxheight']) / ratio));
  const height = Math.floor(width * ratio);
  const { eventId } = match.params as { eventId: string };
  const src = `${origin}/frames/player?content=${match.name}:${encodeURIComponent(eventId)}`;
  const row = facts.pictured;
  return {
    version: '1.0', type: 'video', title: facts.title, provider_name: name, provider_url: `${origin}/`, width, height,
    ...(row ? { thumbnail_url: `${media}${artPath('landscape', row.genres[0] ?? 'drama', row.id, 'jpg')}`, thumbnail_width: 600, thumbnail_height: 338 } : {}),
    html: `<iframe src="${escapeHtml(src)}" title="${escapeHtml(facts.title ?? name)}" width="${String(width)}" height="${String(height)}" `
      + 'allow="autoplay; fullscreen; picture-in-picture; encrypted-media" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
  };
}
