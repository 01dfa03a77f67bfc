/** Scenes of sport: a floodlit pitch, a ring, a court from above, a track at speed. */
import { backdrop, circle, light, mix, n, path, rect, type Easel } from './easel.ts';

function crowd(e: Easel, top: number, bottom: number): string {
  let out = '';
  const row = e.u * 2.1;
  for (let y = top; y < bottom; y += row) {
    let d = '';
    for (let x = -e.pick(0, 2) * e.u; x < e.w; x += row) if (e.dice() > 0.25) d += `M${n(x)} ${n(y)} h0.01 `;
    out += path(d, 'none', ` stroke="${mix(e.p.mid, e.p.glow, e.pick(0.1, 0.6))}" stroke-width="${n(row * 0.62)}" stroke-linecap="round" opacity="${n(0.22 + 0.3 * ((y - top) / (bottom - top)))}"`);
  }
  return out;
}

function floodlights(e: Easel, y: number): string {
  const { w, u, p } = e;
  return [0.12, 0.38, 0.64, 0.9].map((x) => light(e, w * x, y, 34 * u, p.glow, 0.75) + [-2, -1, 0, 1, 2].map((k) => circle(w * x + k * 2.2 * u, y, 0.9 * u, '#ffffff')).join('') + path(`M${n(w * x - 5 * u)} ${n(y)} H${n(w * x + 5 * u)} L${n(w * x + 30 * u)} ${n(e.h)} H${n(w * x - 30 * u)} Z`, e.linear([[0, p.glow, 0.22], [0.8, p.glow, 0]]))).join('');
}

/** A pitch under lights, the ball waiting on the centre spot. */
export function pitch(e: Easel): string {
  const { p, w, h, u } = e;
  const horizon = h * 0.5;
  let out = backdrop(e, [p.night, p.deep, p.mid]) + crowd(e, h * 0.22, horizon);
  out += rect(0, horizon - 2.4 * u, w, 3 * u, e.linear([[0, p.accent], [0.5, p.light], [1, p.accent]], 'right'));
  out += rect(0, horizon, w, h - horizon, e.linear([[0, mix('#46b35c', p.light, 0.2)], [1, mix('#0c4a26', p.night, 0.3)]]));
  for (let i = -8; i < 9; i += 2) out += path(`M${n(w / 2 + i * 8 * u)} ${n(horizon)} h${n(8 * u)} L${n(w / 2 + (i + 1) * 26 * u)} ${n(h)} h${n(-26 * u)} Z`, '#ffffff', ' opacity="0.07"');
  const line = ` stroke="#ffffff" stroke-opacity="0.85" stroke-width="${n(u * 0.8)}"`;
  out += path(`M0 ${n(h * 0.68)} H${n(w)}`, 'none', line) + `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.68)}" rx="${n(30 * u)}" ry="${n(9 * u)}" fill="none"${line}/>` + floodlights(e, h * 0.12);
  const [x, y, r] = [w / 2, h * 0.74, 9 * u];
  out += `<ellipse cx="${n(x)}" cy="${n(y + r)}" rx="${n(r * 1.3)}" ry="${n(r * 0.28)}" fill="#000000" opacity="0.45"/>` + circle(x, y, r, e.radial([[0, '#ffffff'], [0.6, '#e9eef2'], [1, mix('#8aa0b0', p.night, 0.3)]]));
  const patch = (cx: number, cy: number, s: number): string => `M${[0, 1, 2, 3, 4].map((k) => `${n(cx + s * Math.sin(k * 1.2566))} ${n(cy - s * Math.cos(k * 1.2566))}`).join(' L')} Z`;
  return out + path([patch(x, y, r * 0.36), ...[0, 1, 2, 3, 4].map((k) => patch(x + r * 0.76 * Math.sin(k * 1.2566), y - r * 0.76 * Math.cos(k * 1.2566), r * 0.19))].join(' '), '#15202b');
}

function boxer(e: Easel, x: number, y: number, s: number, way: number, colour: string): string {
  const at = (dx: number, dy: number): string => `${n(x + dx * s * way)} ${n(y + dy * s)}`;
  const limb = (d: string, width: number, c: string): string => path(d, 'none', ` stroke="${c}" stroke-width="${n(width * s)}" stroke-linecap="round" stroke-linejoin="round"`);
  const skin = mix(e.p.night, e.p.mid, 0.25);
  return limb(`M${at(-3, 0)} L${at(-2.4, -8)} L${at(0, -15)} M${at(6, 0)} L${at(4, -8)} L${at(0.6, -15)}`, 3.4, skin) + path(`M${at(-3, -11)} L${at(4, -11)} L${at(2.8, -17)} L${at(-2.4, -17)} Z`, colour)
    + limb(`M${at(0.4, -17)} L${at(1.4, -26)}`, 6, skin) + limb(`M${at(2, -26)} L${at(5.4, -21.5)} L${at(9.6, -25)}`, 2.6, skin) + limb(`M${at(1, -26)} L${at(3.4, -22.5)} L${at(5.8, -27.5)}`, 2.6, skin)
    + circle(x + 2.6 * s * way, y - 31.4 * s, 2.8 * s, skin) + circle(x + 10.4 * s * way, y - 25.4 * s, 2.2 * s, colour) + circle(x + 6.4 * s * way, y - 28 * s, 2.2 * s, colour);
}

/** Two fighters in a ring under one hard light. */
export function ring(e: Easel): string {
  const { p, w, h, u } = e;
  let out = backdrop(e, [p.night, mix(p.night, p.deep, 0.8), p.deep]) + crowd(e, h * 0.34, h * 0.66);
  out += path(`M${n(w / 2 - 12 * u)} 0 H${n(w / 2 + 12 * u)} L${n(w / 2 + 66 * u)} ${n(h)} H${n(w / 2 - 66 * u)} Z`, e.linear([[0, p.glow, 0.85], [0.85, p.glow, 0.08], [1, p.glow, 0]])) + light(e, w / 2, 0, 40 * u, p.glow, 0.9);
  const floor = h * 0.72;
  out += path(`M${n(w / 2 - 58 * u)} ${n(floor)} H${n(w / 2 + 58 * u)} L${n(w / 2 + 110 * u)} ${n(h)} H${n(w / 2 - 110 * u)} Z`, e.linear([[0, p.glow], [0.3, p.light], [1, p.mid]]));
  for (const k of [0, 1, 2]) out += path(`M0 ${n(floor - (4 + k * 9) * u)} H${n(w)}`, 'none', ` stroke="${[p.accent, '#ffffff', p.light][k] ?? p.accent}" stroke-width="${n(u * 0.9)}" opacity="0.75"`);
  const s = u * 1.45;
  out += `<ellipse cx="${n(w / 2)}" cy="${n(h * 0.87)}" rx="${n(34 * u)}" ry="${n(4 * u)}" fill="#000000" opacity="0.35"/>`;
  out += boxer(e, w / 2 - 17 * u, h * 0.87, s, 1, '#d7263d') + boxer(e, w / 2 + 17 * u, h * 0.87, s, -1, '#2a6fdb');
  for (const k of [0, 1, 2]) out += path(`M0 ${n(h * 0.99 - k * 9 * u)} H${n(w)}`, 'none', ` stroke="#000000" stroke-width="${n(u * 1.3)}" opacity="0.28"`);
  return out;
}

/** A court seen from above at a slant, the ball with its trail. */
export function court(e: Easel): string {
  const { p, w, h, u } = e;
  const turn = e.pick(-32, -14);
  let out = rect(0, 0, w, h, e.linear([[0, mix(p.mid, p.deep, 0.4)], [1, p.night]], 'diagonal'));
  const [cw, ch] = [w * 1.25, Math.max(h, w * 0.5) * 0.82];
  const line = ` stroke="#ffffff" stroke-width="${n(u * 1.1)}" stroke-opacity="0.92"`;
  let flat = rect(-cw / 2, -ch / 2, cw, ch, e.linear([[0, mix(p.light, p.accent, 0.35)], [1, mix(p.accent, p.deep, 0.55)]], 'diagonal'), line);
  flat += path(`M0 ${n(-ch / 2)} V${n(ch / 2)} M${n(-cw / 2)} ${n(-ch * 0.34)} H${n(cw / 2)} M${n(-cw / 2)} ${n(ch * 0.34)} H${n(cw / 2)} M${n(-cw * 0.27)} ${n(-ch * 0.34)} V${n(ch * 0.34)} M${n(cw * 0.27)} ${n(-ch * 0.34)} V${n(ch * 0.34)} M${n(-cw * 0.27)} 0 H${n(cw * 0.27)}`, 'none', line);
  out += `<g transform="translate(${n(w * 0.46)} ${n(h * 0.56)}) rotate(${n(turn)})">${flat}</g>`;
  const [x, y, r] = [w * e.pick(0.6, 0.72), h * e.pick(0.26, 0.36), 7.5 * u];
  out += `<ellipse cx="${n(x - 9 * u)}" cy="${n(y + 17 * u)}" rx="${n(r * 1.1)}" ry="${n(r * 0.7)}" fill="#000000" opacity="0.35"/>`;
  for (let i = 9; i > 0; i--) out += circle(x - i * 5.4 * u, y + i * i * 0.52 * u, r * (1 - i * 0.075), p.glow, ` opacity="${n(0.36 - i * 0.036)}"`);
  out += light(e, x, y, r * 3, p.glow, 0.55) + circle(x, y, r, e.radial([[0, '#fbffd0'], [0.7, '#dff04a'], [1, '#93a81c']]));
  out += path(`M${n(x - r * 0.86)} ${n(y - r * 0.5)} Q${n(x)} ${n(y)} ${n(x - r * 0.3)} ${n(y + r * 0.94)}`, 'none', ` stroke="#ffffff" stroke-width="${n(u * 0.7)}"`);
  return out + rect(0, 0, w, h, e.linear([[0, p.glow, 0.22], [0.5, p.glow, 0], [1, p.night, 0.35]], 'diagonal'));
}

/** Lanes running into the light, a runner breaking away. */
export function track(e: Easel): string {
  const { p, w, h, u } = e;
  const [x, y] = [w * 0.6, h * 0.42];
  let out = backdrop(e, [p.night, p.deep, p.mid, p.light]) + light(e, x, y, 72 * u, p.glow, 0.95);
  const reach = w + h;
  for (let i = 0; i < 10; i++) {
    const [a, b] = [Math.PI * (0.06 + i * 0.088), Math.PI * (0.06 + (i + 1) * 0.088)];
    const c = mix(mix(p.accent, p.mid, 0.45), p.deep, i % 2 ? 0.5 : 0.32);
    out += path(`M${n(x)} ${n(y)} L${n(x + Math.cos(a) * reach)} ${n(y + Math.sin(a) * reach)} L${n(x + Math.cos(b) * reach)} ${n(y + Math.sin(b) * reach)} Z`, e.linear([[0, mix(c, p.glow, 0.45)], [0.5, c], [1, mix(c, p.night, 0.55)]]), ` stroke="#ffffff" stroke-opacity="0.75" stroke-width="${n(u * 0.5)}"`);
  }
  for (let i = 0; i < 16; i++) out += rect(e.pick(-0.1, 0.7) * w, e.pick(0.15, 0.9) * h, e.pick(10, 40) * u, u * e.pick(0.25, 0.8), p.glow, ` rx="${n(u * 0.4)}" opacity="${n(e.pick(0.08, 0.35))}"`);
  out += light(e, x, y, 26 * u, '#ffffff', 0.9);
  const [fx, fy, s] = [x - 5 * u, h * 0.86, u * 1.05];
  out += path(`M${n(fx)} ${n(fy)} l${n(-26 * u)} ${n(20 * u)} h${n(14 * u)} Z`, '#000000', ' opacity="0.4"');
  const at = (dx: number, dy: number): string => `${n(fx + dx * s)} ${n(fy + dy * s)}`;
  const limb = (d: string, width: number): string => path(d, 'none', ` stroke="${mix(p.night, '#000000', 0.3)}" stroke-width="${n(width * s)}" stroke-linecap="round" stroke-linejoin="round"`);
  out += limb(`M${at(0, -16)} L${at(8.5, -14)} L${at(8, -3)} L${at(10.5, -2.6)} M${at(-1, -16)} L${at(-5, -8)} L${at(-15, -8.5)} L${at(-16, -11)}`, 2.7) + limb(`M${at(-0.5, -17)} L${at(2.2, -22)} L${at(4, -28)}`, 4.8) + limb(`M${at(3.4, -28.4)} L${at(-3.4, -25)} L${at(-5, -31)} M${at(4.4, -28)} L${at(8, -22)} L${at(13.6, -25.6)}`, 2) + circle(fx + 6.6 * s, fy - 33.4 * s, 2.5 * s, mix(p.night, '#000000', 0.3));
  return out;
}
