/** Scenes of land and water: mountains, hills, seas, dunes, forests, northern light. */
import { backdrop, circle, light, mix, n, path, rect, stars, type Easel } from './easel.ts';

/** The upper edge of a layer from left to right; `rough` 0 is rolling, 1 is craggy. */
function edge(e: Easel, y: number, height: number, rough: number): string {
  const [a, b, c] = [e.pick(0, 9), e.pick(0, 9), e.pick(0, 9)];
  const points: string[] = [];
  const steps = Math.round(e.w / (e.u * (rough > 0.5 ? 3.2 : 2.4)));
  for (let i = 0; i <= steps; i++) {
    const x = i / steps;
    const t = (x * e.w) / (e.u * 100);
    const roll = Math.sin(t * 2.6 + a) * 0.6 + Math.sin(t * 5.3 + b) * 0.3;
    const peak = 1 - Math.abs(((t * 1.7 + c) % 1) - 0.5) * 2;
    const crag = (e.dice() - 0.5) * 0.3 * rough;
    points.push(`${n(x * e.w)} ${n(y - height * (roll * (1 - rough * 0.6) + (peak * 1.3 - 0.5) * rough + crag))}`);
  }
  return points.join(' L');
}

function layer(e: Easel, y: number, height: number, rough: number, top: string, foot: string): string {
  return path(`M0 ${e.h} L${edge(e, y, height, rough)} L${e.w} ${e.h} Z`, e.linear([[0, top], [1, foot]]));
}

function mist(e: Easel, y: number, height: number, colour: string, strength: number): string {
  return rect(0, y - height / 2, e.w, height, e.linear([[0, colour, 0], [0.5, colour, strength], [1, colour, 0]]));
}

function disc(e: Easel, x: number, y: number, r: number): string {
  return light(e, x, y, r * 4.2, e.p.glow, 0.62) + circle(x, y, r, e.linear([[0, e.p.glow], [1, mix(e.p.glow, e.p.light, 0.55)]]));
}

function pine(x: number, y: number, h: number, colour: string): string {
  const w = h * 0.2;
  return path(`M${n(x)} ${n(y - h)} L${n(x + w * 0.55)} ${n(y - h * 0.6)} L${n(x + w * 0.3)} ${n(y - h * 0.6)} L${n(x + w * 0.8)} ${n(y - h * 0.3)} L${n(x + w * 0.45)} ${n(y - h * 0.3)} L${n(x + w)} ${n(y + 2)} L${n(x - w)} ${n(y + 2)} L${n(x - w * 0.45)} ${n(y - h * 0.3)} L${n(x - w * 0.8)} ${n(y - h * 0.3)} L${n(x - w * 0.3)} ${n(y - h * 0.6)} L${n(x - w * 0.55)} ${n(y - h * 0.6)} Z`, colour);
}

function birds(e: Easel, x: number, y: number): string {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const [bx, by, s] = [x + e.pick(-14, 14) * e.u, y + e.pick(-6, 6) * e.u, e.pick(0.8, 1.7) * e.u];
    d += `M${n(bx - s)} ${n(by - s * 0.4)} Q${n(bx - s * 0.4)} ${n(by - s * 0.6)} ${n(bx)} ${n(by)} Q${n(bx + s * 0.4)} ${n(by - s * 0.6)} ${n(bx + s)} ${n(by - s * 0.4)} `;
  }
  return path(d, 'none', ` stroke="${e.p.night}" stroke-width="${n(e.u * 0.35)}" stroke-linecap="round" opacity="0.75"`);
}

/** Mountains behind mountains, a low sun, pines in front. */
export function mountains(e: Easel): string {
  const { p, w, h, u } = e;
  const [sx, sy] = [e.pick(0.25, 0.75) * w, e.pick(0.3, 0.42) * h];
  let out = backdrop(e, [p.deep, mix(p.deep, p.mid, 0.7), p.light, p.glow]) + disc(e, sx, sy, e.pick(7, 11) * u);
  for (let i = 0; i < 5; i++) {
    const share = i / 4;
    const y = h * (0.5 + 0.1 * i);
    out += layer(e, y, u * (15 - i), 1 - share * 0.5, mix(mix(p.light, p.mid, 0.35), p.night, share ** 0.75), mix(p.mid, p.night, 0.25 + share * 0.75));
    if (i < 4) out += mist(e, y + 12 * u, 20 * u, p.glow, 0.2 * (1 - share));
  }
  for (let i = 0; i < w / (u * 5); i++) out += pine(i * u * 5.2 + e.pick(-2, 2) * u, h * 1.01, e.pick(8, 25) * u * (0.35 + Math.abs((i * u * 5.2) / w - 0.5) * 1.5), mix(p.night, '#000000', 0.35));
  return out + birds(e, sx + 16 * u, sy + 4 * u);
}

/** A still sea, a path of light, a sail far out. */
export function seascape(e: Easel): string {
  const { p, w, h, u } = e;
  const horizon = h * e.pick(0.5, 0.58);
  const x = w * e.pick(0.3, 0.7);
  let out = backdrop(e, [p.night, p.deep, p.mid, p.light]) + stars(e, 50, h * 0.35) + disc(e, x, horizon - 16 * u, 10 * u);
  out += layer(e, horizon - 2 * u, 5 * u, 0.6, mix(p.mid, p.deep, 0.6), p.deep);
  out += rect(0, horizon, w, h - horizon, e.linear([[0, mix(p.light, p.mid, 0.4)], [0.35, p.deep], [1, p.night]]));
  for (let i = 0; i < 46; i++) {
    const depth = (i / 46) ** 1.7;
    const len = e.pick(3, 12) * u * (0.4 + depth * 2);
    out += rect(x - len / 2 + e.pick(-5, 5) * u * (0.3 + depth * 2.4), horizon + depth * (h - horizon), len, Math.max(0.8, u * 0.5 * (0.4 + depth * 1.6)), p.glow, ` rx="${n(u * 0.4)}" opacity="${n(0.62 * (1 - depth * 0.75))}"`);
  }
  const [bx, by, s] = [x + e.pick(14, 26) * u * (e.dice() > 0.5 ? 1 : -1), horizon + 9 * u, 11 * u];
  out += path(`M${n(bx)} ${n(by - s * 1.5)} Q${n(bx + s * 0.9)} ${n(by - s * 0.6)} ${n(bx + s * 0.75)} ${n(by - s * 0.16)} H${n(bx)} Z`, mix(p.glow, p.light, 0.2)) + path(`M${n(bx - s * 0.1)} ${n(by - s * 1.2)} Q${n(bx - s * 0.5)} ${n(by - s * 0.6)} ${n(bx - s * 0.55)} ${n(by - s * 0.16)} H${n(bx - s * 0.1)} Z`, p.accent);
  out += path(`M${n(bx - s * 0.8)} ${n(by - s * 0.1)} H${n(bx + s * 0.95)} Q${n(bx + s * 0.6)} ${n(by + s * 0.25)} ${n(bx + s * 0.3)} ${n(by + s * 0.25)} H${n(bx - s * 0.35)} Q${n(bx - s * 0.65)} ${n(by + s * 0.2)} ${n(bx - s * 0.8)} ${n(by - s * 0.1)} Z`, p.night);
  return out + layer(e, h * 0.93, 4 * u, 0, mix(p.deep, p.night, 0.6), p.night);
}

/** Dunes under a great planet, one traveller with a long shadow. */
export function dunes(e: Easel): string {
  const { p, w, h, u } = e;
  const [x, y, r] = [w * e.pick(0.55, 0.75), h * 0.33, u * e.pick(22, 30)];
  let out = backdrop(e, [p.night, p.deep, p.mid, p.light]) + stars(e, 80, h * 0.5) + light(e, x, y, r * 2.3, p.light, 0.5);
  out += circle(x, y, r, e.linear([[0, mix(p.glow, p.light, 0.3)], [0.55, p.accent], [1, p.deep]], 'diagonal'));
  out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.75)}" ry="${n(r * 0.3)}" fill="none" stroke="${p.glow}" stroke-opacity="0.5" stroke-width="${n(u * 0.9)}" transform="rotate(-16 ${n(x)} ${n(y)})"/>`;
  out += path(`M${n(x - r)} ${n(y)} A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)} Z`, e.linear([[0, mix(p.glow, p.light, 0.3)], [1, p.accent]]), ` transform="rotate(-16 ${n(x)} ${n(y)})"`);
  for (let i = 0; i < 4; i++) out += layer(e, h * (0.62 + 0.09 * i), u * (8 - i), 0, mix(p.light, p.deep, 0.2 + i * 0.24), mix(p.mid, p.night, 0.4 + i * 0.2));
  const [fx, fy] = [w * e.pick(0.22, 0.4), h * 0.83];
  out += path(`M${n(fx)} ${n(fy)} l${n(-28 * u)} ${n(9 * u)} l${n(3 * u)} ${n(1 * u)} Z`, '#000000', ' opacity="0.35"');
  return out + circle(fx, fy - 9.4 * u, 1.3 * u, p.night) + path(`M${n(fx)} ${n(fy - 8.6 * u)} Q${n(fx + 1.8 * u)} ${n(fy - 4 * u)} ${n(fx + 2.4 * u)} ${n(fy)} H${n(fx - 2.2 * u)} Q${n(fx - 1.6 * u)} ${n(fy - 4 * u)} ${n(fx)} ${n(fy - 8.6 * u)} Z`, p.night);
}

/** Curtains of northern light over a lake and a lit cabin. */
export function northernLight(e: Easel): string {
  const { p, w, h, u } = e;
  let out = backdrop(e, [p.night, p.deep, mix(p.deep, p.mid, 0.6)]) + stars(e, 90, h * 0.6);
  const rays = [p.light, p.accent, p.glow].map((c) => e.linear([[0, p.accent, 0], [0.45, mix(c, p.accent, 0.35), 0.28], [0.88, c, 0.6], [1, c, 0]]));
  for (let k = 0; k < 2; k++) {
    const [a, b, step] = [e.pick(0, 6), e.pick(0.8, 1.3), 1.5 * u];
    for (let x = -step; x < w; x += step) {
      const t = x / (u * 40);
      const foot = h * (0.5 + 0.08 * k) - (Math.sin(t * b + a) * 13 + Math.sin(t * 2.7 + a) * 4) * u;
      const tall = (30 + 14 * Math.sin(t * 1.9 + a * 2) + e.pick(-7, 7)) * u;
      out += rect(x, foot - tall, step * 1.7, tall, rays[(k + (e.dice() > 0.7 ? 1 : 0)) % 3] ?? p.light);
    }
  }
  out += layer(e, h * 0.66, 10 * u, 1, mix(p.mid, p.night, 0.55), p.night);
  out += rect(0, h * 0.76, w, h * 0.24, e.linear([[0, mix(p.light, p.deep, 0.45)], [0.5, p.deep], [1, p.night]]));
  for (let i = 0; i < w / (u * 4); i++) out += pine(i * u * 4.1 + e.pick(-1, 1) * u, h * 0.775, e.pick(4, 13) * u, mix(p.night, '#000000', 0.3));
  const [x, y] = [w * e.pick(0.25, 0.7), h * 0.79];
  out += light(e, x, y - 3 * u, 20 * u, '#ffb347', 0.6) + path(`M${n(x - 7 * u)} ${n(y)} v${n(-6 * u)} l${n(7 * u)} ${n(-5 * u)} l${n(7 * u)} ${n(5 * u)} v${n(6 * u)} Z`, '#120a0a');
  return out + rect(x - 3.6 * u, y - 5 * u, 2.8 * u, 3 * u, '#ffd98a') + rect(x + 1 * u, y - 5 * u, 2.8 * u, 3 * u, '#ffd98a');
}
