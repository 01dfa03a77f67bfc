/**
 * Key art drawn by code: the same picture for the same seed, a different one for every other.
 * chosen: SVG text, because it needs no files and no licences.
 */
import { diceOf, easelOf, finish, n, PALETTE_NAMES, paletteNamed, type Easel, type Palette } from './artwork/easel.ts';
import { curtain, goal, stadium } from './artwork/house.ts';
import { dunes, mountains, northernLight, seascape } from './artwork/land.ts';
import { fighter } from './artwork/people.ts';
import { pool, raceway, switchbacks, wall } from './artwork/race.ts';
import { court, pitch, ring, track } from './artwork/sport.ts';
import { arches, balloons, city, globe, rocket, soundwave, stage } from './artwork/town.ts';

export type ArtworkKind = 'landscape' | 'poster' | 'square' | 'hero' | 'logo';
export type ArtworkGenre =
  | 'film' | 'series' | 'sport' | 'news' | 'nature' | 'music' | 'kids'
  | 'football' | 'athletics' | 'swimming' | 'cycling' | 'motorsport' | 'tennis' | 'boxing' | 'fighter' | 'climbing'
  | 'theatre' | 'drama' | 'romance' | 'thriller' | 'comedy' | 'science-fiction' | 'documentary';

export interface ArtworkOrder {
  seed: string;
  kind: ArtworkKind;
  /** The name of a palette; the seed chooses when it is missing or unknown. */
  palette?: string;
  genre?: ArtworkGenre;
  /** One to three letters for a channel's logo; only `logo` draws them. */
  letters?: string;
}

export const ARTWORK_SIZES: Readonly<Record<ArtworkKind, readonly [width: number, height: number]>> = {
  landscape: [640, 360], poster: [440, 660], square: [400, 400], hero: [1600, 680], logo: [96, 96],
};

type Scene = (easel: Easel) => string;

const GENRES: Readonly<Record<ArtworkGenre, { scenes: readonly Scene[]; palettes: readonly string[] }>> = {
  film: { scenes: [city, dunes, arches, seascape, mountains, northernLight], palettes: ['dusk', 'ember', 'ocean', 'rose', 'gold', 'aurora', 'neon'] },
  series: { scenes: [arches, city, northernLight, dunes, mountains], palettes: ['steel', 'dusk', 'neon', 'forest', 'ocean', 'gold', 'rose'] },
  sport: { scenes: [pitch, stadium, court, track, pool, switchbacks, raceway, ring], palettes: ['pitch', 'ember', 'ocean', 'steel', 'gold', 'dusk'] },
  news: { scenes: [globe, city], palettes: ['steel', 'ocean', 'ember', 'aurora'] },
  nature: { scenes: [mountains, seascape, northernLight, dunes], palettes: ['forest', 'ocean', 'aurora', 'gold', 'sky', 'rose'] },
  music: { scenes: [stage, soundwave], palettes: ['neon', 'rose', 'dusk', 'aurora', 'candy', 'ember'] },
  kids: { scenes: [balloons, rocket], palettes: ['candy', 'sky', 'rose'] },
  football: { scenes: [goal, stadium, pitch], palettes: ['pitch', 'ocean', 'steel', 'dusk', 'forest'] },
  athletics: { scenes: [track], palettes: ['ember', 'gold', 'dusk', 'rose'] },
  swimming: { scenes: [pool], palettes: ['ocean', 'sky', 'rose', 'gold'] },
  cycling: { scenes: [switchbacks], palettes: ['forest', 'gold', 'sky', 'rose', 'dusk'] },
  motorsport: { scenes: [raceway], palettes: ['steel', 'ember', 'dusk', 'neon', 'ocean'] },
  tennis: { scenes: [court], palettes: ['ember', 'ocean', 'forest', 'dusk'] },
  boxing: { scenes: [ring], palettes: ['steel', 'ember', 'dusk', 'ocean'] },
  fighter: { scenes: [fighter], palettes: ['steel', 'ember', 'dusk', 'ocean', 'forest', 'rose'] },
  climbing: { scenes: [seascape, mountains, wall], palettes: ['steel', 'ocean', 'gold', 'rose', 'sky'] },
  theatre: { scenes: [stage, arches, curtain], palettes: ['dusk', 'ocean', 'aurora', 'rose'] },
  drama: { scenes: [mountains, city, arches, seascape], palettes: ['dusk', 'ocean', 'gold', 'rose', 'steel'] },
  romance: { scenes: [seascape, city, dunes], palettes: ['rose', 'dusk', 'gold', 'candy'] },
  thriller: { scenes: [city, arches], palettes: ['steel', 'neon', 'ember', 'forest'] },
  comedy: { scenes: [curtain, balloons, stage, city], palettes: ['gold', 'candy', 'sky', 'rose'] },
  'science-fiction': { scenes: [dunes, northernLight, rocket], palettes: ['aurora', 'neon', 'dusk', 'ocean'] },
  documentary: { scenes: [mountains, globe, seascape, northernLight], palettes: ['forest', 'ocean', 'gold', 'aurora', 'steel'] },
};

/** What a title may be of; a portrait is a person's. */
const TITLE_GENRES = (Object.keys(GENRES) as ArtworkGenre[]).filter((genre) => genre !== 'fighter');

/** Whether pictures of this genre have scenes of their own. */
export function isArtworkGenre(word: string): word is ArtworkGenre {
  return Object.hasOwn(GENRES, word);
}

function oneOf<T>(choices: readonly T[], roll: number, otherwise: T): T {
  return choices[Math.floor(roll * choices.length)] ?? otherwise;
}

/** The scene by the number at the end of the seed: titles beside each other are numbered in turn, so their scenes differ. */
function sceneByNumber(scenes: readonly Scene[], seed: string): Scene | undefined {
  const number = /\/(\d+)$/.exec(seed)?.[1];
  return number === undefined ? undefined : scenes[Number(number) % scenes.length];
}

/** A channel's logo: a tile, a sign, one to three letters. */
function mark(e: Easel, letters: string): string {
  const { p, w, h } = e;
  const plain = letters.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  const text = [...plain].slice(0, 3).join('');
  const size = [0, 58, 46, 34][[...text].length] ?? 34;
  const tile = `<rect width="${w}" height="${h}" rx="22" fill="${e.linear([[0, p.mid], [1, p.night]], 'diagonal')}"/>`;
  const signs = [
    `<circle cx="76" cy="20" r="46" fill="${p.accent}" opacity="0.55"/><circle cx="76" cy="20" r="28" fill="${p.light}" opacity="0.6"/>`,
    `<path d="M0 74 L74 0 H96 V22 L22 96 H0 Z" fill="${p.accent}" opacity="0.5"/><path d="M46 96 L96 46 V66 L66 96 Z" fill="${p.light}" opacity="0.55"/>`,
    `<path d="M0 62 Q24 44 48 62 T96 62 V96 H0 Z" fill="${p.accent}" opacity="0.55"/><path d="M0 76 Q24 60 48 76 T96 76 V96 H0 Z" fill="${p.light}" opacity="0.55"/>`,
    `<path d="M48 8 L88 48 L48 88 L8 48 Z" fill="none" stroke="${p.light}" stroke-width="7" opacity="0.6"/><path d="M48 24 L72 48 L48 72 L24 48 Z" fill="${p.accent}" opacity="0.55"/>`,
  ];
  const clip = `<clipPath id="${e.radial([]).slice(5, -1)}c"><rect width="${w}" height="${h}" rx="22"/></clipPath>`;
  const clipId = /id="([^"]+)"/.exec(clip)?.[1] ?? '';
  const word = text === '' ? '' : `<text x="48" y="${n(50 + size * 0.35)}" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-weight="800" font-size="${size}" letter-spacing="-1" fill="#ffffff">${text}</text>`;
  return `${clip}${tile}<g clip-path="url(#${clipId})">${oneOf(signs, e.dice(), '')}</g>${word}`;
}

/** Draws a picture as SVG text. */
export function artworkOf(order: ArtworkOrder): string {
  const { seed, kind, genre, letters } = order;
  const [w, h] = ARTWORK_SIZES[kind];
  const choose = diceOf(`${seed}/choice`);
  const family = GENRES[genre ?? oneOf(TITLE_GENRES, choose(), 'film')];
  const roll = choose();
  const scene = sceneByNumber(family.scenes, seed) ?? oneOf(family.scenes, roll, city);
  const names = kind === 'logo' ? PALETTE_NAMES : family.palettes;
  const palette = paletteNamed(order.palette ?? '') ?? paletteNamed(oneOf(names, choose(), 'dusk')) as Palette;
  const easel = easelOf(`${seed}/${kind}`, w, h, palette, diceOf(`${seed}/features`));
  const body = kind === 'logo' ? mark(easel, letters ?? '') : scene(easel) + finish(easel);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${easel.defs()}${body}</svg>`;
}
