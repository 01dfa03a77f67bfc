import { readFileSync } from 'node:fs';
import { filmFacts, type FilmFacts } from '../../../demo/media/film-facts.ts';
import type { LiveStream } from '../../../demo/media/live-schedule.ts';

export const mediaRoot = new URL('../../../demo/media/', import.meta.url);
export const START = Date.UTC(2030, 0, 1);

export const factsIn = (folder: string): FilmFacts => filmFacts.parse(JSON.parse(readFileSync(new URL(`${folder}/film.json`, mediaRoot), 'utf8')));

/** A live stream of a real film; without `seconds` it never ends. */
export const streamOf = (folder: string, offset = 0, seconds?: number): LiveStream =>
  ({ film: factsIn(folder), offset, startMs: START, ...(seconds === undefined ? {} : { endMs: START + seconds * 1000 }) });
