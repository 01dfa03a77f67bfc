/** Scenes of sport out of doors and in the water: a pool, a mountain road, a circuit, a climbing wall. */
import { backdrop, circle, light, mix, n, path, rect, type Easel } from './easel.ts';

/** Where the subject stands: beside the words of a wide picture, in the middle of a tall one. */
const subjectX = (e: Easel): number => e.w * (e.w > e.h * 1.3 ? 0.64 : 0.5);

const strokeOf = (colour: string, width: number, more = ''): string =>
  ` stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}`;

/** Lanes of a pool under morning light, a swimmer coming up between two ropes. */
export function pool(e: Easel): string {
  const { p, w, h, u } = e;
  const x = subjectX(e);
  const edge = h * 0.24;
  const water = ['#0a3f6b', '#1187b5', '#5fd3e0'];
  let out = backdrop(e, [p.night, p.deep, mix(p.mid, water[1] ?? p.mid, 0.4)]) + light(e, x, edge, 70 * u, p.glow, 0.7);
  out += rect(0, edge, w, h - edge, e.linear([[0, water[2] ?? p.light], [0.35, water[1] ?? p.mid], [1, water[0] ?? p.deep]])) + rect(0, edge - 1.6 * u, w, 2.2 * u, '#eef8fb');
  for (let i = 0; i < 90; i++) {
    const depth = e.dice() ** 1.6;
    out += `<ellipse cx="${n(e.pick(0, w))}" cy="${n(edge + depth * (h - edge))}" rx="${n((2 + depth * 9) * u)}" ry="${n((0.3 + depth * 0.8) * u)}" fill="none" stroke="#e9fdff" stroke-width="${n(0.25 * u + depth * 0.4 * u)}" opacity="${n(e.pick(0.08, 0.35))}"/>`;
  }
  for (let i = -7; i < 8; i++) {
    const d = `M${n(x + (i + 0.5) * 9 * u)} ${n(edge)} L${n(x + (i + 0.5) * 62 * u)} ${n(h)}`;
    out += path(d, 'none', ` stroke="#ffffff" stroke-width="${n(1.5 * u)}"`) + path(d, 'none', ` stroke="${i % 2 ? p.accent : '#e23b4e'}" stroke-width="${n(1.5 * u)}" stroke-dasharray="${n(4 * u)} ${n(4 * u)}"`);
  }
  return out + swimmer(e, x, h * 0.68, u * 1.15);
}

function swimmer(e: Easel, x: number, y: number, s: number): string {
  const skin = '#c98558';
  const arm = (way: number): string => path(`M${n(x + 5 * s * way)} ${n(y)} Q${n(x + 15 * s * way)} ${n(y - 13 * s)} ${n(x + 25 * s * way)} ${n(y - 1 * s)}`, 'none', strokeOf(skin, 3.6 * s));
  let out = `<ellipse cx="${n(x)}" cy="${n(y + 5 * s)}" rx="${n(28 * s)}" ry="${n(6 * s)}" fill="#062c4c" opacity="0.55"/>` + arm(1) + arm(-1);
  out += path(`M${n(x - 11 * s)} ${n(y + 3 * s)} Q${n(x)} ${n(y - 7 * s)} ${n(x + 11 * s)} ${n(y + 3 * s)} Z`, skin) + circle(x, y - 5 * s, 5 * s, skin);
  out += path(`M${n(x - 5.2 * s)} ${n(y - 5.6 * s)} A${n(5.2 * s)} ${n(5.6 * s)} 0 0 1 ${n(x + 5.2 * s)} ${n(y - 5.6 * s)} Z`, e.p.accent) + rect(x - 4.6 * s, y - 5.6 * s, 9.2 * s, 2 * s, '#10202c', ` rx="${n(s)}"`);
  for (let i = 0; i < 70; i++) {
    const side = e.dice() > 0.5 ? 1 : -1;
    out += circle(x + side * e.pick(12, 31) * s, y + 3 * s - e.pick(0, 1) ** 2 * 17 * s, e.pick(0.3, 1.3) * s, '#f4feff', ` opacity="${n(e.pick(0.4, 0.95))}"`);
  }
  return out + path(`M${n(x - 33 * s)} ${n(y + 4 * s)} Q${n(x - 17 * s)} ${n(y - 1 * s)} ${n(x)} ${n(y + 3.6 * s)} T${n(x + 33 * s)} ${n(y + 4 * s)} Q${n(x)} ${n(y + 10 * s)} ${n(x - 33 * s)} ${n(y + 4 * s)} Z`, '#e9fdff', ' opacity="0.55"');
}

/** A road that climbs in bends, one rider ahead of the rest. */
export function switchbacks(e: Easel): string {
  const { p, w, h, u } = e;
  let out = backdrop(e, [p.deep, mix(p.deep, p.mid, 0.7), p.light, p.glow]) + light(e, w * 0.3, h * 0.3, 55 * u, p.glow, 0.9) + circle(w * 0.3, h * 0.3, 7 * u, p.glow);
  for (let i = 0; i < 4; i++) {
    const y = h * (0.44 + i * 0.06);
    const peaks = [0, 0.14, 0.3, 0.46, 0.62, 0.8, 1].map((x, k) => `${n(x * w)} ${n(y - (k % 2 ? e.pick(8, 26) : e.pick(-2, 6)) * u * (1 - i * 0.2))}`).join(' L');
    out += path(`M0 ${n(h)} L${peaks} L${n(w)} ${n(h)} Z`, e.linear([[0, mix(p.light, p.deep, 0.3 + i * 0.2)], [1, mix(p.mid, p.night, 0.3 + i * 0.18)]]));
  }
  const bends: readonly (readonly [number, number])[] = [[0.56, 0.5], [0.5, 0.54], [0.66, 0.585], [0.42, 0.64], [0.78, 0.71], [0.22, 0.81], [1.08, 0.93]];
  for (const [i, [x, y]] of bends.entries()) {
    const next = bends[i + 1];
    if (!next) continue;
    const d = `M${n(x * w)} ${n(y * h)} L${n(next[0] * w)} ${n(next[1] * h)}`;
    const width = (1 + i * i * 0.42) * u;
    out += path(d, 'none', strokeOf('#e8e2d2', width * 1.18)) + path(d, 'none', strokeOf(mix('#3a3f46', p.deep, 0.3), width));
  }
  for (let i = 0; i < 5; i++) out += rider(e, w * 0.5 - i * 5.4 * u, h * 0.7 + i * 0.7 * u, u * 0.34, mix(p.accent, '#2a6fdb', i / 4));
  return out + rider(e, w * 0.7, h * 0.885, u * 1.3, p.accent);
}

function rider(e: Easel, x: number, y: number, s: number, jersey: string): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const ink = mix(e.p.night, '#000000', 0.4);
  const wheel = (dx: number): string => circle(x + dx * s, y - 6 * s, 6 * s, 'none', ` stroke="${ink}" stroke-width="${n(1.1 * s)}"`) + circle(x + dx * s, y - 6 * s, 4.6 * s, 'none', ` stroke="#ffffff" stroke-opacity="0.25" stroke-width="${n(0.4 * s)}"`);
  let out = `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(17 * s)}" ry="${n(1.5 * s)}" fill="#000000" opacity="0.35"/>` + wheel(-8.5) + wheel(8.5);
  out += path(`M${at(-8.5, -6)} L${at(-4, -14)} L${at(5.6, -14.4)} L${at(0, -6)} Z M${at(0, -6)} L${at(-4.6, -15.5)} M${at(8.5, -6)} L${at(5.2, -16.4)} L${at(8.6, -17)}`, 'none', strokeOf('#f3f5f7', 1.1 * s));
  out += path(`M${at(-5, -17)} L${at(2.4, -12)} L${at(0.8, -3.4)} L${at(3, -3)}`, 'none', strokeOf('#1a1f26', 2.6 * s)) + path(`M${at(-4.6, -17.6)} Q${at(-2, -25)} ${at(4.6, -25)}`, 'none', strokeOf(jersey, 4.6 * s)) + path(`M${at(4.4, -24.4)} L${at(6, -19.4)} L${at(9, -17)}`, 'none', strokeOf('#c98558', 1.9 * s));
  return out + circle(x + 7.6 * s, y - 27.6 * s, 2.7 * s, '#c98558') + path(`M${at(4.4, -28)} Q${at(7, -33)} ${at(10.8, -28.6)} Z`, '#ffffff');
}

/** A car at full speed past the stand, its lights drawn out behind it. */
export function raceway(e: Easel): string {
  const { p, w, h, u } = e;
  const road = h * 0.62;
  let out = backdrop(e, [p.night, p.deep, p.mid, p.light]) + light(e, w * 0.85, road, 75 * u, p.glow, 0.8);
  out += path(`M0 ${n(h * 0.3)} L${n(w)} ${n(h * 0.4)} V${n(road)} H0 Z`, e.linear([[0, mix(p.night, p.deep, 0.6)], [1, p.night]]));
  for (let i = 0; i < 150; i++) out += rect(e.pick(-0.05, 1) * w, e.pick(0.4, 0.58) * h, e.pick(3, 14) * u, 0.8 * u, mix(p.mid, p.glow, e.dice()), ` rx="${n(0.4 * u)}" opacity="${n(e.pick(0.15, 0.6))}"`);
  out += rect(0, road, w, h - road, e.linear([[0, '#565c66'], [0.3, '#33383f'], [1, '#14171b']]));
  for (let x = -10; x * u < w; x += 16) out += path(`M${n(x * u)} ${n(road)} h${n(8 * u)} l${n(-3 * u)} ${n(3.4 * u)} h${n(-8 * u)} Z`, '#e2354a') + path(`M${n((x + 8) * u)} ${n(road)} h${n(8 * u)} l${n(-3 * u)} ${n(3.4 * u)} h${n(-8 * u)} Z`, '#f4f4f2');
  for (let i = 0; i < 26; i++) out += rect(e.pick(-0.2, 0.9) * w, e.pick(0.68, 1) * h, e.pick(20, 70) * u, e.pick(0.2, 0.6) * u, '#ffffff', ` opacity="${n(e.pick(0.05, 0.22))}"`);
  const [x, y, s] = [subjectX(e), h * 0.86, u * 1.25];
  for (const [dy, colour] of [[-9, p.accent], [-12, p.glow], [-6, '#ff4757']] as const) out += rect(x - 150 * u, y + dy * s, 150 * u - 14 * s, 1.1 * s, e.linear([[0, colour, 0], [1, colour, 0.9]], 'right'), ` rx="${n(0.5 * s)}"`);
  return out + car(e, x, y, s);
}

function car(e: Easel, x: number, y: number, s: number): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const wheel = (dx: number, r: number): string => circle(x + dx * s, y - r * s, r * s, '#0b0d10') + circle(x + dx * s, y - r * s, r * 0.55 * s, '#3c434c') + circle(x + dx * s, y - r * s, r * 0.2 * s, e.p.accent);
  const body = path(`M${at(-25, -6)} L${at(-24, -11)} Q${at(-14, -13)} ${at(-8, -18)} Q${at(-3, -19.6)} ${at(1, -16)} L${at(6, -12)} Q${at(20, -10)} ${at(30, -6)} L${at(30, -3.4)} H${n(x - 24 * s)} Z`, e.linear([[0, mix(e.p.accent, '#ffffff', 0.35)], [0.5, e.p.accent], [1, mix(e.p.accent, '#000000', 0.5)]]));
  return `<ellipse cx="${n(x + 2 * s)}" cy="${n(y)}" rx="${n(36 * s)}" ry="${n(2.4 * s)}" fill="#000000" opacity="0.55"/>${body}`
    + path(`M${at(-30, -19)} H${n(x - 19 * s)} V${n(y - 16.6 * s)} H${n(x - 30 * s)} Z M${at(-26, -17)} L${at(-23, -9)} H${n(x - 20 * s)} L${at(-22, -17)} Z`, '#14171b') + path(`M${at(25, -5)} H${n(x + 36 * s)} V${n(y - 2.6 * s)} H${n(x + 25 * s)} Z`, '#14171b')
    + circle(x + 0.4 * s, y - 17.4 * s, 3 * s, '#f5f7fa') + rect(x + 0.6 * s, y - 18.4 * s, 3.2 * s, 1.8 * s, '#10202c', ` rx="${n(0.8 * s)}"`) + wheel(-18, 6.4) + wheel(20, 5.8);
}

/** A wall of holds, a climber at full reach. */
export function wall(e: Easel): string {
  const { p, w, h, u } = e;
  let out = rect(0, 0, w, h, e.linear([[0, mix(p.mid, p.light, 0.25)], [0.5, p.mid], [1, p.deep]], 'diagonal'));
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [e.pick(0, 1) * w, e.pick(0, 1) * h, e.pick(20, 46) * u];
    out += path(`M${n(x)} ${n(y)} l${n(r)} ${n(-r * 0.5)} l${n(r * 0.4)} ${n(r)} l${n(-r * 0.9)} ${n(r * 0.5)} Z`, i % 2 ? '#ffffff' : '#000000', ' opacity="0.07"');
  }
  const colours = ['#ffd23f', '#ff5d73', '#4fd6c2', '#f4f4f2', '#ff9f45'];
  for (let i = 0; i < (w * h) / (u * u * 330); i++) {
    const [x, y, r] = [e.pick(0, w), e.pick(0, h), e.pick(1.4, 3.6) * u];
    const tilt = n(e.pick(0, 180));
    out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})"><ellipse cx="${n(0.5 * u)}" cy="${n(0.8 * u)}" rx="${n(r * 1.3)}" ry="${n(r)}" fill="#000000" opacity="0.3"/><ellipse rx="${n(r * 1.3)}" ry="${n(r)}" fill="${colours[i % 5] ?? '#ffffff'}"/></g>`;
  }
  const [x, y, s] = [subjectX(e), h * 0.5, u * 1.35];
  const at = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const ink = mix(p.night, '#000000', 0.2);
  out += path(`M${at(0, 2)} Q${at(5, 40)} ${at(1, 90)}`, 'none', strokeOf(p.accent, 0.9 * s)) + light(e, x + 11 * s, y - 27 * s, 9 * u, '#ffffff', 0.7);
  out += path(`M${at(-1, 2)} L${at(-11, 5)} L${at(-9, 18)} M${at(2, 2)} L${at(11, 9)} L${at(7, 21)}`, 'none', strokeOf(ink, 3.6 * s)) + path(`M${at(0.6, 1)} L${at(1.4, -11)}`, 'none', strokeOf(p.accent, 6.4 * s)) + path(`M${at(-0.6, -12)} L${at(-9, -13)} L${at(-13, -22)} M${at(3, -12.4)} L${at(8, -19)} L${at(11, -28)}`, 'none', strokeOf('#c98558', 2.5 * s));
  return out + circle(x + 1.6 * s, y - 18.6 * s, 3.2 * s, ink) + rect(0, 0, w, h, e.linear([[0, p.glow, 0.2], [0.4, p.glow, 0], [1, p.night, 0.5]], 'diagonal'));
}
