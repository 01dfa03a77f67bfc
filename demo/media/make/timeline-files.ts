/** What a timeline shows: chapters and pictures, as WebVTT. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilmFacts } from '../film-facts.ts';
import { stamp } from './script.ts';

const WIDTH = 160;
const HEIGHT = 90;
const COLUMNS = 4;

const cue = (from: number, to: number, text: string): string => `${stamp(from)} --> ${stamp(to)}\n${text}\n`;

/** The chapter track. */
export const chapterTrack = (chapters: FilmFacts['chapters']): string =>
  `WEBVTT\n\n${chapters.map(({ title, from, to }) => cue(from, to, title)).join('\n')}`;

/**
 * A picture for every `every` seconds: single files and `pictures.vtt`, one sheet and `sheet.vtt`, in `thumbnails/` of the folder.
 *
 * @param master the programme's pictures
 * @returns the two tracks' addresses, beside `film.json`
 */
export function writeThumbnails({ master, folder, seconds, every }: { master: string; folder: string; seconds: number; every: number }): NonNullable<FilmFacts['thumbnails']> {
  const to = join(folder, 'thumbnails');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const count = Math.ceil(seconds / every);
  const pick = `fps=1/${every}:start_time=0:round=near,scale=${WIDTH}:${HEIGHT}`;
  const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', master, ...args]);
  ffmpeg('-vf', pick, '-frames:v', String(count), '-q:v', '6', join(to, '%d.jpg'));
  ffmpeg('-vf', `${pick},tile=${COLUMNS}x${Math.ceil(count / COLUMNS)}`, '-frames:v', '1', '-q:v', '6', join(to, 'sheet.jpg'));
  const track = (at: (index: number) => string) =>
    `WEBVTT\n\n${Array.from({ length: count }, (_, i) => cue(i * every, Math.min(seconds, (i + 1) * every), at(i))).join('\n')}`;
  writeFileSync(join(to, 'pictures.vtt'), track((i) => `${i + 1}.jpg`));
  writeFileSync(join(to, 'sheet.vtt'), track((i) => `sheet.jpg#xywh=${(i % COLUMNS) * WIDTH},${Math.floor(i / COLUMNS) * HEIGHT},${WIDTH},${HEIGHT}`));
  return { pictures: 'thumbnails/pictures.vtt', sheet: 'thumbnails/sheet.vtt' };
}
