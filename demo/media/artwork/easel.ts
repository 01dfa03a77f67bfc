/** What every piece of key art is painted with: seeded dice, colours, gradients, light. */

export interface Palette { night: string; deep: string; mid: string; light: string; glow: string; accent: string }

const PALETTES: Readonly<Record<string, Palette>> = {
  dusk: { night: '#140b2e', deep: '#3a1a5e', mid: '#a23b72', light: '#f18f6b', glow: '#ffe0a3', accent: '#ff5d73' },
  ember: { night: '#16070a', deep: '#4a1018', mid: '#b3341f', light: '#f58a32', glow: '#ffe3a8', accent: '#ffc145' },
  ocean: { night: '#041826', deep: '#0b3c5d', mid: '#1d7f9c', light: '#7fd1c7', glow: '#f0fbd7', accent: '#ffb35c' },
  forest: { night: '#07180f', deep: '#12402d', mid: '#3c8051', light: '#b4cf6f', glow: '#fff5c2', accent: '#f3a74b' },
  aurora: { night: '#060b24', deep: '#14275c', mid: '#2a6f97', light: '#63d8b4', glow: '#d8ffe4', accent: '#b388ff' },
  rose: { night: '#240a26', deep: '#5c1a4f', mid: '#c9497a', light: '#ffa69e', glow: '#fff0dc', accent: '#7be0d6' },
  steel: { night: '#0a1018', deep: '#1f3347', mid: '#4b6f8d', light: '#a9c4d4', glow: '#f7fbff', accent: '#ff6b4a' },
  neon: { night: '#0a0620', deep: '#2b0f63', mid: '#7a1fa2', light: '#ff4fa3', glow: '#ffd6f3', accent: '#2de2e6' },
  gold: { night: '#1a1206', deep: '#4d3510', mid: '#a8752a', light: '#eec36b', glow: '#fff6da', accent: '#e4572e' },
  pitch: { night: '#03160d', deep: '#0a4a2a', mid: '#1d8a4a', light: '#8fdc7c', glow: '#f8ffe0', accent: '#ffd23f' },
  candy: { night: '#2b1a5a', deep: '#5b3fb5', mid: '#f2709c', light: '#ffc371', glow: '#fff7d6', accent: '#4fd6c2' },
  sky: { night: '#123a7a', deep: '#2f6fc7', mid: '#63b3f0', light: '#bfe6ff', glow: '#fffbe0', accent: '#ff8a5c' },
};

export const PALETTE_NAMES = Object.keys(PALETTES);

export function paletteNamed(name: string): Palette | undefined {
  return PALETTES[name];
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Numbers from 0 to 1, the same run of them for the same seed. */
export function diceOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A colour between two others. */
export function mix(a: string, b: string, share: number): string {
  const at = (c: string, i: number): number => Number.parseInt(c.slice(i, i + 2), 16);
  return `#${[1, 3, 5].map((i) => Math.round(at(a, i) + (at(b, i) - at(a, i)) * share).toString(16).padStart(2, '0')).join('')}`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Easel {
  w: number; h: number; u: number; p: Palette;
  dice: () => number;
  /** The same run in every size of a picture: a face is the same in all of them. */
  features: () => number;
  /** A number between two bounds. */
  pick: (from: number, to: number) => number;
  linear: (stops: readonly Stop[], direction?: 'down' | 'right' | 'diagonal') => string;
  radial: (stops: readonly Stop[]) => string;
  defs: () => string;
}

/** Sets up an easel of this size. `u` is a hundredth of the shorter side. */
export function easelOf(seed: string, w: number, h: number, p: Palette, features: () => number): Easel {
  const dice = diceOf(seed);
  const prefix = `k${hashOf(seed).toString(36)}`;
  const kept: string[] = [];
  const keep = (tag: string, attributes: string, stops: readonly Stop[]): string => {
    const id = `${prefix}-${kept.length}`;
    const inner = stops.map(([o, c, a]) => `<stop offset="${n(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${n(a)}"`}/>`).join('');
    kept.push(`<${tag} id="${id}"${attributes}>${inner}</${tag}>`);
    return `url(#${id})`;
  };
  const ways = { down: ' x1="0" y1="0" x2="0" y2="1"', right: '', diagonal: ' x1="0" y1="0" x2="1" y2="1"' };
  return {
    w, h, u: Math.min(w, h) / 100, p, dice, features,
    pick: (from, to) => from + (to - from) * dice(),
    linear: (stops, direction = 'down') => keep('linearGradient', ways[direction], stops),
    radial: (stops) => keep('radialGradient', '', stops),
    defs: () => `<defs>${kept.join('')}</defs>`,
  };
}

/** A number as short as a picture needs it. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** Soft light around a point. */
export function light(e: Easel, x: number, y: number, r: number, colour: string, strength = 1): string {
  return circle(x, y, r, e.radial([[0, colour, 0.95 * strength], [0.25, colour, 0.45 * strength], [0.6, colour, 0.12 * strength], [1, colour, 0]]));
}

export function backdrop(e: Easel, colours: readonly string[]): string {
  return rect(0, 0, e.w, e.h, e.linear(colours.map((c, i) => [i / (colours.length - 1), c] as const)));
}

export function stars(e: Easel, count: number, floor: number): string {
  let out = '';
  for (let i = 0; i < count; i++) out += circle(e.pick(0, e.w), e.pick(0, floor), e.pick(0.15, 0.55) * e.u, e.p.glow, ` opacity="${n(e.pick(0.25, 0.95))}"`);
  return out;
}

/** Darkens the corners and the foot of a picture, so that a title laid over it can be read. */
export function finish(e: Easel): string {
  const corner = e.radial([[0, '#000000', 0], [0.62, '#000000', 0], [1, '#000000', 0.5]]);
  return rect(-e.w * 0.2, -e.h * 0.2, e.w * 1.4, e.h * 1.4, corner) + rect(0, e.h * 0.62, e.w, e.h * 0.38, e.linear([[0, e.p.night, 0], [1, e.p.night, 0.55]]));
}
