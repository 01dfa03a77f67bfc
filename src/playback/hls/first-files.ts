/**
 * What an HLS engine will ask for first, read from the playlists before the engine is here.
 *
 * Reads only as much as that takes; what it does not understand is left to the engine.
 *
 * @source RFC 8216 §4; design/player.md "First frame"
 */

/** The playlists of the lowest quality and of its audio: what is asked for after the main playlist. Empty for a media playlist. */
export function firstPlaylistsOf(mainPlaylist: string, base: string): string[] {
  const lines = linesOf(mainPlaylist);
  const variants = lines.flatMap((line, at) => {
    const address = lines[at + 1];
    return line.startsWith('#EXT-X-STREAM-INF:') && address ? [{ line, address }] : [];
  });
  const [lowest] = variants.sort((one, other) => bandwidthOf(one.line) - bandwidthOf(other.line));
  if (!lowest) return [];
  const group = attributeOf(lowest.line, 'AUDIO');
  const audios = lines.filter((line) => line.startsWith('#EXT-X-MEDIA:TYPE=AUDIO') && attributeOf(line, 'GROUP-ID') === group);
  const audio = audios.find((line) => attributeOf(line, 'DEFAULT') === 'YES') ?? audios[0];
  const audioAddress = audio && attributeOf(audio, 'URI');
  return [lowest.address, ...(audioAddress ? [audioAddress] : [])].map((address) => new URL(address, base).href);
}

/** The init file and the segment that holds `startAt`. Empty for live: only the engine knows where live begins. */
export function firstFilesOf(mediaPlaylist: string, base: string, startAt = 0): string[] {
  const lines = linesOf(mediaPlaylist);
  if (!lines.includes('#EXT-X-ENDLIST') || lines.some((line) => /^#EXT-X-(BYTERANGE|KEY)/.test(line))) return [];
  const map = lines.find((line) => line.startsWith('#EXT-X-MAP:'));
  const init = map && !map.includes('BYTERANGE') ? attributeOf(map, 'URI') : undefined;
  const segment = segmentAt(lines, startAt);
  return [init, segment].flatMap((address) => (address ? [new URL(address, base).href] : []));
}

function segmentAt(lines: string[], startAt: number): string | undefined {
  let end = 0;
  for (const line of lines) {
    if (line.startsWith('#EXTINF:')) end += Number.parseFloat(line.slice('#EXTINF:'.length));
    else if (!line.startsWith('#') && end > startAt) return line;
  }
  return undefined;
}

const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.trim()).filter(Boolean);
const bandwidthOf = (line: string) => Number(attributeOf(line, 'BANDWIDTH') ?? Infinity);

function attributeOf(line: string, name: string): string | undefined {
  const found = new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(line);
  return found?.[1] ?? found?.[2];
}
