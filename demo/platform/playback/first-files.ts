import type { FirstFiles } from '../../../src/contracts/playback/stream.ts';
import type { FilmFacts } from '../../media/film-facts.ts';

/**
 * What a player asks for first: the lowest picture and the first sound, which the main playlist calls the default.
 *
 * @param at the address of a file of the film, by its name
 */
export function firstFilesOf({ files, video, audio }: Pick<FilmFacts, 'files' | 'video' | 'audio'>, at: (file: string) => string): FirstFiles {
  const [lowest] = video.toSorted((one, other) => one.bandwidth - other.bandwidth);
  const tracks = [...(lowest ? [lowest] : []), ...audio.slice(0, 1)].map(({ id }) => id);
  const each = (pattern: string) => tracks.map((id) => at(pattern.replace('{track}', id).replace('{number}', '1')));
  return { playlists: [at(files.hls), ...each('{track}.m3u8')], inits: each(files.init), segments: each(files.segment) };
}
