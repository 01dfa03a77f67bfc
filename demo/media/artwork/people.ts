/** Portraits: a fighter in guard under one light. */
import { backdrop, circle, light, mix, n, path, rect, type Easel } from './easel.ts';

const skins = ['#8d5a3b', '#5a3825', '#c68b63', '#e0ac86', '#a8704a', '#3f281c'];
const hairs = ['#15110f', '#2c1b12', '#4a2f1b', '#8a5a2b', '#1b1b22'];
const gloves = ['#d7263d', '#2a6fdb', '#e8b021', '#1f9d63', '#f2f2f2', '#7b3fd1'];

const oneOf = (e: Easel, choices: readonly string[]): string => choices[Math.floor(e.features() * choices.length)] ?? '#000000';

interface Bust {
  /** Middle of the head, and a tenth of its height. */
  x: number; y: number; s: number;
  skin: string;
  hair: string;
}

function hairOf(e: Easel, { x, y, s, hair }: Bust): string {
  const cap = path(`M${n(x - 4.1 * s)} ${n(y - 0.6 * s)} Q${n(x - 4.6 * s)} ${n(y - 5.9 * s)} ${n(x)} ${n(y - 6 * s)} Q${n(x + 4.6 * s)} ${n(y - 5.9 * s)} ${n(x + 4.1 * s)} ${n(y - 0.6 * s)} Q${n(x + 3.5 * s)} ${n(y - 3.2 * s)} ${n(x)} ${n(y - 3.4 * s)} Q${n(x - 3.5 * s)} ${n(y - 3.2 * s)} ${n(x - 4.1 * s)} ${n(y - 0.6 * s)} Z`, hair);
  const bun = circle(x, y - 6.6 * s, 1.9 * s, hair);
  const tail = path(`M${n(x + 2.6 * s)} ${n(y - 4.6 * s)} Q${n(x + 8.4 * s)} ${n(y - 3 * s)} ${n(x + 5.6 * s)} ${n(y + 4.4 * s)} Q${n(x + 5.8 * s)} ${n(y - 0.6 * s)} ${n(x + 3.4 * s)} ${n(y - 2.2 * s)} Z`, hair);
  return ['', cap, cap + bun, tail + cap, cap][Math.floor(e.features() * 5)] ?? cap;
}

function glove(e: Easel, x: number, y: number, s: number, way: number, colour: string): string {
  const dark = mix(colour, '#000000', 0.45);
  const fist = e.radial([[0, mix(colour, '#ffffff', 0.28)], [0.55, colour], [1, dark]]);
  return path(`M${n(x - 1.5 * s * way)} ${n(y + 2 * s)} L${n(x + 1.9 * s * way)} ${n(y + 2 * s)} L${n(x + 2.6 * s * way)} ${n(y + 6.4 * s)} L${n(x - 1.1 * s * way)} ${n(y + 6.8 * s)} Z`, dark)
    + circle(x, y, 3.1 * s, fist) + `<ellipse cx="${n(x - 2.2 * s * way)}" cy="${n(y - 0.3 * s)}" rx="${n(1.3 * s)}" ry="${n(2 * s)}" fill="${dark}"/>`;
}

function face({ x, y, s, skin }: Bust): string {
  const dark = mix(skin, '#000000', 0.72);
  const eye = (way: number): string => path(`M${n(x + 0.7 * s * way)} ${n(y - 0.9 * s)} L${n(x + 2.5 * s * way)} ${n(y - 1.5 * s)}`, 'none', ` stroke="${dark}" stroke-width="${n(0.5 * s)}" stroke-linecap="round"`) + circle(x + 1.5 * s * way, y - 0.2 * s, 0.36 * s, dark);
  return eye(-1) + eye(1) + path(`M${n(x - 1.1 * s)} ${n(y + 2.7 * s)} H${n(x + 1.1 * s)}`, 'none', ` stroke="${dark}" stroke-width="${n(0.36 * s)}" stroke-linecap="round"`)
    + path(`M${n(x)} ${n(y)} L${n(x - 0.5 * s)} ${n(y + 1.4 * s)} H${n(x + 0.3 * s)}`, 'none', ` stroke="${mix(skin, '#000000', 0.4)}" stroke-width="${n(0.3 * s)}" stroke-linejoin="round"`);
}

/** Head, shoulders and gloves of a fighter before the lights. */
export function fighter(e: Easel): string {
  const { p, w, h, u } = e;
  const s = Math.min(w * 0.048, h * 0.044);
  const bust: Bust = { x: w > h * 1.3 ? w * 0.7 : w / 2, y: h * 0.36, s, skin: oneOf(e, skins), hair: oneOf(e, hairs) };
  const { x, y, skin } = bust;
  const [shade, colour] = [mix(skin, p.night, 0.55), oneOf(e, gloves)];
  let out = backdrop(e, [p.night, p.deep, mix(p.deep, p.mid, 0.6)]) + light(e, x, y, 78 * u, p.glow, 0.7);
  for (const k of [0, 1, 2]) out += path(`M0 ${n(h * (0.58 + k * 0.13))} H${n(w)}`, 'none', ` stroke="${[p.accent, '#ffffff', p.light][k] ?? p.accent}" stroke-width="${n(u * 1.2)}" opacity="0.4"`);
  const body = e.linear([[0, skin], [1, shade]]);
  out += path(`M${n(x - 2 * s)} ${n(y + 3 * s)} L${n(x - 2.2 * s)} ${n(y + 6.2 * s)} Q${n(x - 8.8 * s)} ${n(y + 6.8 * s)} ${n(x - 9.6 * s)} ${n(y + 12 * s)} L${n(x - 10.4 * s)} ${n(h)} H${n(x + 10.4 * s)} L${n(x + 9.6 * s)} ${n(y + 12 * s)} Q${n(x + 8.8 * s)} ${n(y + 6.8 * s)} ${n(x + 2.2 * s)} ${n(y + 6.2 * s)} L${n(x + 2 * s)} ${n(y + 3 * s)} Z`, body);
  out += path(`M${n(x - 5.4 * s)} ${n(y + 7 * s)} L${n(x - 4.4 * s)} ${n(h)} H${n(x + 4.4 * s)} L${n(x + 5.4 * s)} ${n(y + 7 * s)} Q${n(x)} ${n(y + 13 * s)} ${n(x - 5.4 * s)} ${n(y + 7 * s)} Z`, mix(colour, p.night, 0.35));
  out += path(`M${n(x - 2.2 * s)} ${n(y + 4.2 * s)} Q${n(x)} ${n(y + 6.4 * s)} ${n(x + 2.2 * s)} ${n(y + 4.2 * s)} L${n(x + 2.2 * s)} ${n(y + 5.6 * s)} Q${n(x)} ${n(y + 7 * s)} ${n(x - 2.2 * s)} ${n(y + 5.6 * s)} Z`, shade);
  out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(3.9 * s)}" ry="${n(5 * s)}" fill="${e.linear([[0, mix(skin, '#ffffff', 0.12)], [1, skin]])}"/>`;
  out += circle(x - 3.9 * s, y + 0.4 * s, 0.9 * s, skin) + circle(x + 3.9 * s, y + 0.4 * s, 0.9 * s, skin) + face(bust) + hairOf(e, bust);
  const arm = (way: number): string => path(`M${n(x + 9 * s * way)} ${n(y + 11 * s)} L${n(x + 7.4 * s * way)} ${n(y + 17 * s)} L${n(x + 4.6 * s * way)} ${n(y + 10 * s)}`, 'none', ` stroke="${shade}" stroke-width="${n(3.4 * s)}" stroke-linecap="round" stroke-linejoin="round"`);
  out += arm(-1) + arm(1) + glove(e, x - 4.4 * s, y + 6 * s, s, 1, colour) + glove(e, x + 4.4 * s, y + 7.2 * s, s, -1, colour);
  return out + rect(0, 0, w, h, e.linear([[0, p.glow, 0.14], [0.4, p.glow, 0]], 'diagonal'));
}
