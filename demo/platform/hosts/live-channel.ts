import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FilmFacts, filmFacts, trackOf } from '../../media/film-facts.ts';
import { isOnAir, liveMaster, livePlaylist, liveSegment, liveSource } from '../../media/live-window.ts';

/** When every channel began. Chosen: long past, so the window is full wherever the platform's clock is set. */
const channelStartMs = Date.UTC(2020, 0, 1);
/** What a viewer may go back. Chosen: about two minutes of the demo's own film. */
const windowSegments = 32;
/** A player that read its playlist a while ago may still fetch what has just left it. */
const graceSegments = 8;

/** One answer of a live channel. */
export interface LiveAnswer {
  readonly type: string;
  readonly body: string | Buffer;
  /** Seconds that a browser may keep it; a playlist is asked again each time. */
  readonly keepSeconds: number;
}

const playlist = (body: string): LiveAnswer => ({ type: 'application/vnd.apple.mpegurl', body, keepSeconds: 0 });
const media = (body: Buffer): LiveAnswer => ({ type: 'video/mp4', body, keepSeconds: 60 });

/** A channel without a beginning or an end, made from a film's segments on the platform's clock. */
export class LiveChannel {
  #film: Promise<FilmFacts> | undefined;

  /** @param folder of the film that the channel shows */
  constructor(readonly folder: string) {}

  /**
   * @param file what follows the channel in the address: the main playlist, `v720.m3u8`, `v720/live-812.m4s`
   * @returns undefined for what is not, not yet or no longer on air
   */
  async answer(file: string, nowMs: number): Promise<LiveAnswer | undefined> {
    const film = await this.#facts();
    if (file === film.files.hls || file === 'main.m3u8') return playlist(liveMaster(film));
    const [, track = '', rest = ''] = /^([\w-]+)(\.m3u8|\/init\.mp4|\/live-\d{1,12}\.m4s)$/.exec(file) ?? [];
    if (!trackOf(film, track)) return undefined;
    if (rest === '.m3u8') return playlist(livePlaylist({ film, track, nowMs, startMs: channelStartMs, windowSegments }));
    if (rest === '/init.mp4') return media(await readFile(join(this.folder, track, 'init.mp4')));
    return this.#segment(film, track, Number(rest.slice('/live-'.length, -'.m4s'.length)), nowMs);
  }

  async #segment(film: FilmFacts, track: string, sequence: number, nowMs: number): Promise<LiveAnswer | undefined> {
    if (!isOnAir({ film, sequence, nowMs, startMs: channelStartMs, windowSegments: windowSegments + graceSegments })) return undefined;
    const { number, addTicks } = liveSource({ film, track, sequence });
    const file = await readFile(join(this.folder, track, `${number}.m4s`));
    return media(liveSegment({ file, addTicks, sequence }));
  }

  #facts(): Promise<FilmFacts> {
    if (!this.#film) {
      this.#film = readFile(join(this.folder, 'film.json'), 'utf8').then((text) => filmFacts.parse(JSON.parse(text)));
      this.#film.catch(() => { this.#film = undefined; });
    }
    return this.#film;
  }
}
