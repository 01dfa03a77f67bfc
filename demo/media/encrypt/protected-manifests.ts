import { dashManifest } from '../dash.ts';
import type { FilmFacts } from '../film-facts.ts';
import type { Encryption } from './encryption.ts';

const guidOf = (keyId: Buffer): string => keyId.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A media playlist of encrypted segments. @param playlist of the clear ones @source RFC 8216bis §4.4.4.4 */
export function protectedPlaylist(playlist: string, { scheme, keyId }: Encryption): string {
  const method = scheme === 'cenc' ? 'SAMPLE-AES-CTR' : 'SAMPLE-AES';
  const key = `#EXT-X-KEY:METHOD=${method},URI="data:text/plain;base64,${keyId.toString('base64')}",KEYID=0x${keyId.toString('hex')},KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1"`;
  return playlist.replace('#EXT-X-MAP:', `${key}\n#EXT-X-MAP:`);
}

/** A media playlist whose segments are encrypted whole; their header is clear. @source RFC 8216 §4.3.2.4 */
export const aes128Playlist = (playlist: string): string => playlist.replace('#EXTINF:', '#EXT-X-KEY:METHOD=AES-128,URI="key.bin"\n#EXTINF:');

/** The DASH manifest of encrypted segments. @source ISO/IEC 23001-7 §11 */
export function protectedManifest(film: FilmFacts, { scheme, keyId }: Encryption): string {
  // Without a `pssh` here: dash.js asks for a ClearKey by the id alone.
  const protection = [
    `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="${scheme}" cenc:default_KID="${guidOf(keyId)}"/>`,
    '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>',
  ].join('\n      ');
  return dashManifest(film)
    .replace('xmlns="urn:mpeg:dash:schema:mpd:2011"', 'xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:cenc="urn:mpeg:cenc:2013"')
    .replace(/(<AdaptationSet [^>]*contentType="(?:video|audio)"[^>]*>)/g, `$1\n      ${protection}`);
}
