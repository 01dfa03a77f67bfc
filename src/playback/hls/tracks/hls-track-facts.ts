import type { MediaPlaylist } from 'hls.js';
import type { AudioTrackChoice, TextTrackChoice } from '../../engine.ts';

/** What a main playlist says of a subtitle track. @source RFC 8216 §4.3.4.1; RFC 8216bis "CHARACTERISTICS" */
export function textFactsOf({ forced, characteristics, ...track }: MediaPlaylist): Omit<TextTrackChoice, 'active'> {
  const tellsSounds = characteristics?.includes('public.accessibility.') ?? false;
  return { ...namesOf(track), kind: forced ? 'forced' : tellsSounds ? 'captions' : undefined, byDefault: track.default || undefined };
}

/** What a main playlist says of a sound track. */
export function audioFactsOf({ characteristics, ...track }: MediaPlaylist): Omit<AudioTrackChoice, 'active'> {
  return { ...namesOf(track), role: characteristics?.includes('public.accessibility.describes-video') ? 'description' : undefined };
}

const namesOf = ({ id, lang, name }: Pick<MediaPlaylist, 'id' | 'lang' | 'name'>) => ({ id: String(id), language: lang ?? '', label: name });
