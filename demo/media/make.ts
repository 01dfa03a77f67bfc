/** Makes the film and the clips anew: `npx tsx demo/media/make.ts [--keep] [work folder [clips/four …]]`. See README.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dashManifest } from './dash.ts';
import { filmFacts, type FilmFacts } from './film-facts.ts';
import { captionsPlaylist, hlsCaptions, hlsMaster, hlsTrack } from './hls.ts';
import { audioHeader, encodeAudio, encodeVideo } from './make/encode.ts';
import { forcedCaptions } from './make/forced-captions.ts';
import { boxesAt } from './make/mp4-boxes.ts';
import { cutAudio, cutVideo, type Cut } from './make/package.ts';
import { programmes, type Programme } from './make/programmes.ts';
import { renderMaster } from './make/render-frames.ts';
import { captions, LANGUAGES } from './make/script.ts';
import { RATE } from './make/sound.ts';
import { chapterTrack, writeThumbnails } from './make/timeline-files.ts';

const FPS = 24;
const SEGMENT = 4;

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

type Tracks = Pick<FilmFacts, 'video' | 'audio'>;

/** What the folder already holds, where only what is missing is to be made. */
function keptTracks(root: string): Tracks {
  const facts = join(root, 'film.json');
  return isKeeping && existsSync(facts) ? filmFacts.parse(JSON.parse(readFileSync(facts, 'utf8'))) : { video: [], audio: [] };
}

function makeTracks(programme: Programme, root: string, master: string): Tracks {
  const kept = keptTracks(root);
  const video = programme.rungs.map((rung) => {
    const found = kept.video.find(({ id }) => id === rung.id);
    if (found) return found;
    const file = join(work, `${programme.id}-${rung.id}.mp4`);
    if (!existsSync(file)) encodeVideo({ master, rung, fps: FPS, to: file });
    const cut = cutVideo({ file, folder: join(root, rung.id), segmentSeconds: SEGMENT, seconds: programme.seconds });
    return { id: rung.id, kind: 'video' as const, width: rung.width, height: rung.height, frameRate: FPS, codecs: videoCodec(join(root, rung.id, 'init.mp4')), ...bitRates(cut), timescale: cut.timescale, ticks: cut.ticks, starts: cut.starts };
  });
  const audio = programme.sounds.map(({ id, language, name, role, wave }) => {
    const found = kept.audio.find((track) => track.id === id);
    if (found) return found;
    const { frames, adts } = encodeAudio(wave(), programme.kbps);
    const header = join(work, `${programme.id}-${id}.mp4`);
    audioHeader(adts, header, { en: 'eng', es: 'spa' }[language] ?? 'und');
    const cut = cutAudio({ frames, header, folder: join(root, id), segmentSeconds: SEGMENT, rate: RATE });
    return { id, kind: 'audio' as const, language, name, ...(role ? { role } : {}), sampleRate: RATE, channels: 1, codecs: 'mp4a.40.2', ...bitRates(cut), timescale: cut.timescale, ticks: cut.ticks, starts: cut.starts };
  });
  return { video, audio };
}

function writeManifests(film: FilmFacts, root: string): void {
  writeFileSync(join(root, 'film.json'), `${JSON.stringify(film, null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`);
  writeFileSync(join(root, 'main.m3u8'), hlsMaster(film));
  writeFileSync(join(root, 'manifest.mpd'), dashManifest(film));
  for (const track of [...film.video, ...film.audio]) writeFileSync(join(root, `${track.id}.m3u8`), hlsTrack(film, track));
  for (const c of film.captions) writeFileSync(join(root, captionsPlaylist(c)), hlsCaptions(film, c.file));
}

/** Caption files, forced ones after the whole ones. */
function makeCaptions({ languages, forced }: Programme, root: string): FilmFacts['captions'] {
  if (languages.length > 0) mkdirSync(join(root, 'text'), { recursive: true });
  for (const language of languages) writeFileSync(join(root, 'text', `${language}.vtt`), captions(language));
  for (const language of forced) writeFileSync(join(root, 'text', `${language}-forced.vtt`), forcedCaptions(language));
  return [
    ...languages.map((language) => ({ language, name: LANGUAGES[language], file: `text/${language}.vtt` })),
    ...forced.map((language) => ({ language, name: `${LANGUAGES[language]} (forced)`, file: `text/${language}-forced.vtt`, forced: true })),
  ];
}

/** The programme's own pictures, or the best of those that the folder holds. */
async function masterOf({ id, drawing, seconds, rungs }: Programme, root: string): Promise<string | undefined> {
  if (!drawing) return undefined;
  const master = join(work, `${id}.mp4`);
  if (existsSync(master)) return master;
  const kept = keptTracks(root).video;
  const best = rungs.at(-1);
  if (best && rungs.every((rung) => kept.some((track) => track.id === rung.id))) return join(root, `${best.id}.m3u8`);
  await renderMaster({ drawing, seconds, fps: FPS, to: master });
  return master;
}

/** Chapters and pictures for the timeline of what has chapters. */
function makeTimeline(programme: Programme, root: string, master: string | undefined): Pick<FilmFacts, 'chaptersFile' | 'thumbnails'> {
  if (programme.chapters.length === 0) return {};
  writeFileSync(join(root, 'chapters.vtt'), chapterTrack(programme.chapters));
  const thumbnails = master === undefined ? {} : { thumbnails: writeThumbnails({ master, folder: root, seconds: programme.seconds, every: SEGMENT }) };
  return { chaptersFile: 'chapters.vtt', ...thumbnails };
}

/** Advertising is asked for as one plain file. */
function writeSingleFile(programme: Programme, root: string): void {
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', join(root, 'main.m3u8'), '-map', '0:v', '-map', '0:a', '-c', 'copy', '-movflags', '+faststart', '-fflags', '+bitexact', join(root, '..', `${programme.id}.mp4`)]);
  rmSync(root, { recursive: true });
}

async function make(programme: Programme): Promise<void> {
  const root = fileURLToPath(new URL(programme.folder, import.meta.url));
  mkdirSync(root, { recursive: true });
  const master = await masterOf(programme, root);
  const tracks = makeTracks(programme, root, master ?? '');
  writeManifests(filmFacts.parse({
    id: programme.id, title: programme.title, seconds: programme.seconds, segmentSeconds: SEGMENT, segmentCount: programme.seconds / SEGMENT,
    files: { hls: 'main.m3u8', dash: 'manifest.mpd', init: '{track}/init.mp4', segment: '{track}/{number}.m4s' },
    ...tracks, captions: makeCaptions(programme, root), chapters: programme.chapters, skip: programme.skip, ...makeTimeline(programme, root, master),
  }), root);
  if (programme.folder.startsWith('ads/')) writeSingleFile(programme, root);
  process.stdout.write(`${programme.title}: done\n`);
}

const isKeeping = process.argv.includes('--keep');
const [folder, ...only] = process.argv.slice(2).filter((word) => word !== '--keep');
const work = folder ?? mkdtempSync(join(tmpdir(), 'footlight-media-'));
mkdirSync(work, { recursive: true });
for (const programme of programmes()) if (only.length === 0 || only.includes(programme.folder)) await make(programme);
