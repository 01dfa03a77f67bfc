/** Makes the film and the clips anew: `npx tsx demo/media/make.ts [work folder [clips/four …]]`. See README.md. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dashManifest } from './dash.ts';
import { filmFacts, type FilmFacts } from './film-facts.ts';
import { hlsCaptions, hlsMaster, hlsTrack } from './hls.ts';
import { audioHeader, encodeAudio, encodeVideo, type Rung } from './make/encode.ts';
import { boxesAt } from './make/mp4-boxes.ts';
import { cutAudio, cutVideo, type Cut } from './make/package.ts';
import { renderMaster, type Drawing } from './make/render-frames.ts';
import { captions, LANGUAGES, type Language } from './make/script.ts';
import { aquariumSound, arenaSound, filmMusic, galaSound, narrated, RATE, velodromeSound } from './make/sound.ts';

const FPS = 24;
const SEGMENT = 4;

interface Programme {
  id: string; title: string; folder: string; seconds: number; drawing: Drawing;
  rungs: readonly Rung[]; kbps: number;
  sounds: readonly { id: string; language: string; name: string; wave: () => Float32Array }[];
  languages: readonly Language[];
  chapters: FilmFacts['chapters']; skip: FilmFacts['skip'];
}

const clipRung: Rung = { id: 'v360', width: 640, height: 360, kbps: 480, level: '3.0' };
/** chosen: sixteen seconds are whole frames of sound too, so these clips repeat without a seam; fewer bits keep the folder small. */
const channelClip = { seconds: 16, kbps: 48, rungs: [{ ...clipRung, kbps: 260 }] };

function programmes(): Programme[] {
  const music = filmMusic(64);
  const film: Programme = {
    id: 'the-paper-moon', title: 'The Paper Moon', folder: 'film', seconds: 64, drawing: 'drawFilm', kbps: 64,
    rungs: [
      { id: 'v240', width: 426, height: 240, kbps: 120, level: '2.1' },
      { id: 'v360', width: 640, height: 360, kbps: 300, level: '3.0' },
      { id: 'v720', width: 1280, height: 720, kbps: 900, level: '3.1' },
    ],
    sounds: [
      { id: 'a-en', language: 'en', name: LANGUAGES.en, wave: () => narrated(music, 'en') },
      { id: 'a-es', language: 'es', name: LANGUAGES.es, wave: () => narrated(music, 'es') },
    ],
    languages: ['en', 'es', 'ar'],
    chapters: [
      { title: 'Curtain up', from: 0, to: 8 }, { title: 'Moonrise', from: 8, to: 20 }, { title: 'The little boat', from: 20, to: 32 },
      { title: 'The storm', from: 32, to: 44 }, { title: 'The lighthouse', from: 44, to: 53 }, { title: 'Home at dawn', from: 53, to: 64 },
    ],
    skip: [{ kind: 'intro', from: 0.5, to: 8 }, { kind: 'credits', from: 59.5, to: 64 }],
  };
  const clip = (folder: string, title: string, drawing: Drawing, wave: () => Float32Array): Programme => ({
    id: title.toLowerCase(), title, folder, seconds: 12, drawing, kbps: 64, rungs: [clipRung],
    sounds: [{ id: 'a-und', language: 'und', name: title, wave }], languages: [], chapters: [], skip: [],
  });
  return [
    film,
    clip('clips/one', 'Arena', 'drawArena', () => arenaSound(12)),
    clip('clips/two', 'Aquarium', 'drawAquarium', () => aquariumSound(12)),
    { ...clip('clips/three', 'Velodrome', 'drawVelodrome', () => velodromeSound(16)), ...channelClip },
    { ...clip('clips/four', 'Gala', 'drawGala', () => galaSound(16)), ...channelClip },
  ];
}

function bitRates(cut: Cut): { bandwidth: number; averageBandwidth: number } {
  const seconds = cut.starts.map((s, i) => ((cut.starts[i + 1] ?? cut.ticks) - s) / cut.timescale);
  const peak = Math.max(...cut.bytes.map((b, i) => (b * 8) / (seconds[i] ?? SEGMENT)));
  const all = cut.bytes.reduce((sum, b) => sum + b, 0);
  return { bandwidth: Math.ceil(peak), averageBandwidth: Math.ceil((all * 8 * cut.timescale) / cut.ticks) };
}

/** The codec as manifests write it, read from the decoder's own record. */
function videoCodec(init: string): string {
  const file = readFileSync(init);
  const [stsd] = boxesAt(file, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd']);
  const at = stsd ? file.indexOf('avcC', stsd.start, 'latin1') : -1;
  if (at < 0) throw new Error(`${init} holds no H.264.`);
  return `avc1.${file.toString('hex', at + 5, at + 8).toUpperCase()}`;
}

function makeTracks(programme: Programme, root: string, work: string, master: string): Pick<FilmFacts, 'video' | 'audio'> {
  const video = programme.rungs.map((rung) => {
    const file = join(work, `${programme.id}-${rung.id}.mp4`);
    if (!existsSync(file)) encodeVideo({ master, rung, fps: FPS, to: file });
    const cut = cutVideo({ file, folder: join(root, rung.id), segmentSeconds: SEGMENT, seconds: programme.seconds });
    return { id: rung.id, kind: 'video' as const, width: rung.width, height: rung.height, frameRate: FPS, codecs: videoCodec(join(root, rung.id, 'init.mp4')), ...bitRates(cut), timescale: cut.timescale, ticks: cut.ticks, starts: cut.starts };
  });
  const audio = programme.sounds.map(({ id, language, name, wave }) => {
    const { frames, adts } = encodeAudio(wave(), programme.kbps);
    const header = join(work, `${programme.id}-${id}.mp4`);
    audioHeader(adts, header, { en: 'eng', es: 'spa' }[language] ?? 'und');
    const cut = cutAudio({ frames, header, folder: join(root, id), segmentSeconds: SEGMENT, rate: RATE });
    return { id, kind: 'audio' as const, language, name, sampleRate: RATE, channels: 1, codecs: 'mp4a.40.2', ...bitRates(cut), timescale: cut.timescale, ticks: cut.ticks, starts: cut.starts };
  });
  return { video, audio };
}

function writeManifests(film: FilmFacts, root: string): void {
  writeFileSync(join(root, 'film.json'), `${JSON.stringify(film, null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`);
  writeFileSync(join(root, 'main.m3u8'), hlsMaster(film));
  writeFileSync(join(root, 'manifest.mpd'), dashManifest(film));
  for (const track of [...film.video, ...film.audio]) writeFileSync(join(root, `${track.id}.m3u8`), hlsTrack(film, track));
  for (const c of film.captions) writeFileSync(join(root, `text-${c.language}.m3u8`), hlsCaptions(film, c.file));
}

async function make(programme: Programme, work: string): Promise<void> {
  const root = fileURLToPath(new URL(programme.folder, import.meta.url));
  mkdirSync(programme.languages.length > 0 ? join(root, 'text') : root, { recursive: true });
  const master = join(work, `${programme.id}.mp4`);
  if (!existsSync(master)) await renderMaster({ drawing: programme.drawing, seconds: programme.seconds, fps: FPS, to: master });
  const tracks = makeTracks(programme, root, work, master);
  for (const language of programme.languages) writeFileSync(join(root, 'text', `${language}.vtt`), captions(language));
  writeManifests(filmFacts.parse({
    id: programme.id, title: programme.title, seconds: programme.seconds, segmentSeconds: SEGMENT, segmentCount: programme.seconds / SEGMENT,
    files: { hls: 'main.m3u8', dash: 'manifest.mpd', init: '{track}/init.mp4', segment: '{track}/{number}.m4s' },
    ...tracks,
    captions: programme.languages.map((language) => ({ language, name: LANGUAGES[language], file: `text/${language}.vtt` })),
    chapters: programme.chapters, skip: programme.skip,
  }), root);
  process.stdout.write(`${programme.title}: done\n`);
}

const [folder, ...only] = process.argv.slice(2);
const work = folder ?? mkdtempSync(join(tmpdir(), 'footlight-media-'));
mkdirSync(work, { recursive: true });
for (const programme of programmes()) if (only.length === 0 || only.includes(programme.folder)) await make(programme, work);
