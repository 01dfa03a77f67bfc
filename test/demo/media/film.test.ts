import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { filmFacts } from '../../../demo/media/film-facts.ts';
import { boxesAt } from '../../../demo/media/make/mp4-boxes.ts';

const root = fileURLToPath(new URL('../../../demo/media/', import.meta.url));

describe.each(['film', 'radio', 'clips/one', 'clips/two', 'clips/three', 'clips/four', 'angles/wide', 'angles/bend', 'angles/finish', 'angles/straight'])('the programme in %s', (folder) => {
  const at = (file: string): string => `${root}${folder}/${file}`;
  const film = filmFacts.parse(JSON.parse(readFileSync(at('film.json'), 'utf8')));
  const tracks = [...film.video, ...film.audio];

  it('has every segment it speaks of, starting when it says', () => {
    for (const track of tracks) {
      expect(track.starts).toHaveLength(film.segmentCount);
      track.starts.forEach((start, i) => {
        const segment = readFileSync(at(`${track.id}/${i + 1}.m4s`));
        const [tfdt] = boxesAt(segment, ['moof', 'traf', 'tfdt']);
        expect(segment.readUInt8(tfdt?.body)).toBe(1);
        expect(Number(segment.readBigUInt64BE((tfdt?.body ?? 0) + 4))).toBe(start);
      });
    }
  });

  it('shows its first picture at 0', () => {
    for (const track of film.video) {
      const segment = readFileSync(at(`${track.id}/1.m4s`));
      const [trun] = boxesAt(segment, ['moof', 'traf', 'trun']);
      const body = trun?.body ?? 0;
      const flags = segment.readUInt32BE(body) & 0xffffff;
      const fields = [0x100, 0x200, 0x400].filter((f) => flags & f).length;
      expect(flags & 0x800).toBe(0x800);
      expect(segment.readInt32BE(body + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0) + fields * 4)).toBe(0);
    }
  });

  it('names only files that are there, by relative addresses', () => {
    for (const list of readdirSync(at('.')).filter((f) => f.endsWith('.m3u8'))) {
      const text = readFileSync(at(list), 'utf8');
      const files = [...text.matchAll(/^([^#\n].*)$|URI="([^"]+)"/gm)].map((m) => m[1] ?? m[2] ?? '');
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect(existsSync(at(file)), `${list} → ${file}`).toBe(true);
      expect(text).not.toContain('PROGRAM-DATE-TIME');
    }
  });
});

test.each(['clips/three', 'clips/four'])('%s is as long in sound as in pictures, to the tick', (folder) => {
  const clip = filmFacts.parse(JSON.parse(readFileSync(`${root}${folder}/film.json`, 'utf8')));
  for (const track of [...clip.video, ...clip.audio]) expect(track.ticks / track.timescale).toBe(16);
});

test('all media in the repository stays under 20 MB', () => {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(`${file.parentPath}/${file.name}`).size, 0);
  expect(bytes).toBeLessThan(20 * 1024 * 1024);
});

describe('The Paper Moon', () => {
  const film = filmFacts.parse(JSON.parse(readFileSync(`${root}film/film.json`, 'utf8')));

  it('is as long in sound as in pictures, to the tick', () => {
    for (const track of [...film.video, ...film.audio]) expect(track.ticks / track.timescale).toBe(64);
  });

  it('captions the same moments in all three languages', () => {
    const times = film.captions.filter(({ forced }) => !forced).map((c) => readFileSync(`${root}film/${c.file}`, 'utf8').match(/^.*-->.*$/gm));
    expect(times).toHaveLength(3);
    expect(times[0]).toHaveLength(11);
    expect(times[1]).toEqual(times[0]);
    expect(times[2]).toEqual(times[0]);
  });

  it('speaks two languages that differ in their sound', () => {
    const [english, spanish] = ['a-en', 'a-es'].map((id) => readFileSync(`${root}film/${id}/3.m4s`));
    expect(english?.equals(spanish ?? Buffer.alloc(0))).toBe(false);
  });

  it('starts light: the first picture segment of the lowest rung is at most 64 kB', () => {
    expect(statSync(`${root}film/v240/1.m4s`).size).toBeLessThanOrEqual(64 * 1024);
  });
});
