/**
 * HLS playlists of a programme, every address relative.
 * @source RFC 8216 §4
 */
import type { FilmFacts, FilmTrack } from './film-facts.ts';

/** The file that holds the playlist of one caption file. */
export const captionsPlaylist = ({ language, forced }: FilmFacts['captions'][number]): string => `text-${language}${forced ? '-forced' : ''}.m3u8`;

/** The main playlist: lowest rung first, languages and captions by their own names. Sound alone is a rung of its own. */
export function hlsMaster(film: FilmFacts): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  if (film.video.length > 0) film.audio.forEach((a, i) => lines.push(`#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="${a.name}",LANGUAGE="${a.language}",DEFAULT=${i === 0 ? 'YES' : 'NO'},AUTOSELECT=${a.role ? 'NO' : 'YES'},${a.role ? 'CHARACTERISTICS="public.accessibility.describes-video",' : ''}CHANNELS="${a.channels}",URI="${a.id}.m3u8"`));
  film.captions.forEach((c) => lines.push(`#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="${c.name}",LANGUAGE="${c.language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=${c.forced ? 'YES' : 'NO'},URI="${captionsPlaylist(c)}"`));
  const sound = film.audio.reduce((most, a) => Math.max(most, a.bandwidth), 0);
  const soundMean = film.audio.reduce((most, a) => Math.max(most, a.averageBandwidth), 0);
  const captions = film.captions.length > 0 ? ',SUBTITLES="captions"' : '';
  for (const v of film.video) {
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${v.bandwidth + sound},AVERAGE-BANDWIDTH=${v.averageBandwidth + soundMean},CODECS="${v.codecs},${film.audio[0]?.codecs ?? ''}",RESOLUTION=${v.width}x${v.height},FRAME-RATE=${v.frameRate.toFixed(3)},AUDIO="audio"${captions},CLOSED-CAPTIONS=NONE`, `${v.id}.m3u8`);
  }
  if (film.video.length === 0) {
    for (const a of film.audio) lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${a.bandwidth},AVERAGE-BANDWIDTH=${a.averageBandwidth},CODECS="${a.codecs}"`, `${a.id}.m3u8`);
  }
  return `${lines.join('\n')}\n`;
}

/** The whole programme of one track. */
export function hlsTrack(film: FilmFacts, track: FilmTrack): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(film.segmentSeconds)}`, '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-INDEPENDENT-SEGMENTS', `#EXT-X-MAP:URI="${track.id}/init.mp4"`];
  track.starts.forEach((start, i) => {
    const end = track.starts[i + 1] ?? track.ticks;
    lines.push(`#EXTINF:${((end - start) / track.timescale).toFixed(6)},`, `${track.id}/${i + 1}.m4s`);
  });
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}

/** One caption file as a playlist of its own. */
export function hlsCaptions(film: FilmFacts, file: string): string {
  return ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(film.seconds)}`, '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-MEDIA-SEQUENCE:0', `#EXTINF:${film.seconds.toFixed(3)},`, file, '#EXT-X-ENDLIST', ''].join('\n');
}
