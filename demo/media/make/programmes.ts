/** What is made: the film, the clips, the angles, the advertisement, the programme for listeners. */
import type { FilmFacts } from '../film-facts.ts';
import type { Rung } from './encode.ts';
import type { Drawing } from './render-frames.ts';
import { LANGUAGES, type Language } from './script.ts';
import { aquariumSound, arenaSound, filmMusic, galaSound, narrated, velodromeSound } from './sound.ts';
import { described, radioSound, spotSound } from './voices.ts';

export interface Programme {
  id: string; title: string; folder: string; seconds: number;
  /** Sound alone has none. */
  drawing?: Drawing;
  rungs: readonly Rung[]; kbps: number;
  sounds: readonly { id: string; language: string; name: string; role?: 'description'; wave: () => Float32Array }[];
  languages: readonly Language[];
  /** Languages whose captions are forced in part. */
  forced: readonly Language[];
  chapters: FilmFacts['chapters']; skip: FilmFacts['skip'];
}

const clipRung: Rung = { id: 'v360', width: 640, height: 360, kbps: 480, level: '3.0' };
/** chosen: sixteen seconds are whole frames of sound too, so these clips repeat without a seam; fewer bits keep the folder small. */
const channelClip = { seconds: 16, kbps: 48, rungs: [{ ...clipRung, kbps: 260 }] };

export function programmes(): Programme[] {
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
      { id: 'a-en-ad', language: 'en', name: 'English (audio description)', role: 'description', wave: () => described(narrated(music, 'en')) },
    ],
    languages: ['en', 'es', 'ar'], forced: ['en'],
    chapters: [
      { title: 'Curtain up', from: 0, to: 8 }, { title: 'Moonrise', from: 8, to: 20 }, { title: 'The little boat', from: 20, to: 32 },
      { title: 'The storm', from: 32, to: 44 }, { title: 'The lighthouse', from: 44, to: 53 }, { title: 'Home at dawn', from: 53, to: 64 },
    ],
    skip: [{ kind: 'intro', from: 0.5, to: 8 }, { kind: 'credits', from: 59.5, to: 64 }],
  };
  const clip = (folder: string, title: string, drawing: Drawing, wave: () => Float32Array): Programme => ({
    id: title.toLowerCase(), title, folder, seconds: 12, drawing, kbps: 64, rungs: [clipRung],
    sounds: [{ id: 'a-und', language: 'und', name: title, wave }], languages: [], forced: [], chapters: [], skip: [],
  });
  return [
    film,
    clip('clips/one', 'Arena', 'drawArena', () => arenaSound(12)),
    clip('clips/two', 'Aquarium', 'drawAquarium', () => aquariumSound(12)),
    { ...clip('clips/three', 'Velodrome', 'drawVelodrome', () => velodromeSound(16)), ...channelClip },
    ...[['wide', 'Wide', 'drawAngleWide'], ['bend', 'Bend', 'drawAngleBend'], ['finish', 'Finish', 'drawAngleFinish'], ['straight', 'Straight', 'drawAngleStraight']].map(
      ([id = '', title = '', drawing]) => ({ ...clip(`angles/${id}`, title, drawing as Drawing, () => velodromeSound(16)), id: `angle-${id}`, ...channelClip }),
    ),
    { ...clip('ads/spot', 'Lantern & Sons', 'drawSpot', () => spotSound(8)), id: 'spot', seconds: 8, rungs: [{ ...clipRung, kbps: 320 }] },
    {
      id: 'the-night-ferry', title: 'The Night Ferry', folder: 'radio', seconds: 64, kbps: 48, rungs: [],
      sounds: [{ id: 'a-en', language: 'en', name: LANGUAGES.en, wave: () => radioSound(64) }],
      languages: [], forced: [], skip: [],
      chapters: [{ title: 'The quay', from: 0, to: 16 }, { title: 'The crossing', from: 16, to: 40 }, { title: 'The other side', from: 40, to: 64 }],
    },
    { ...clip('clips/four', 'Gala', 'drawGala', () => galaSound(16)), ...channelClip },
  ];
}
