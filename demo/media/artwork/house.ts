/** Scenes of full houses: a stadium from above, a goal seen from behind its net, a theatre before the play. */
import { backdrop, circle, light, mix, n, path, rect, stars, type Easel } from './easel.ts';

const subjectX = (e: Easel): number => e.w * (e.w > e.h * 1.3 ? 0.62 : 0.5);

/** A bowl of light in a dark town, seen from the air. */
export function stadium(e: Easel): string {
  const { p, w, h, u } = e;
  const [x, y] = [subjectX(e), h * 0.54];
  let out = rect(0, 0, w, h, e.linear([[0, p.night], [0.5, mix(p.night, p.deep, 0.6)], [1, p.night]], 'diagonal'));
  for (let i = 0; i < 170; i++) out += circle(e.pick(0, w), e.pick(0, h), e.pick(0.2, 0.6) * u, i % 4 ? '#ffcf87' : p.accent, ` opacity="${n(e.pick(0.15, 0.7))}"`);
  out += light(e, x, y, 90 * u, p.glow, 0.7);
  const ring = (rx: number, ry: number, fill: string, more = ''): string => `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * u)}" ry="${n(ry * u)}" fill="${fill}"${more}/>`;
  out += `<g transform="rotate(-12 ${n(x)} ${n(y)})">` + ring(64, 42, mix(p.night, '#000000', 0.3)) + ring(62, 40, e.linear([[0, '#eef3f6'], [1, '#8fa3b3']])) + ring(56, 35.5, mix(p.deep, p.night, 0.4));
  for (let k = 0; k < 6; k++) out += ring(54.5 - k * 3.4, 34.2 - k * 2.5, 'none', ` stroke="${[p.accent, p.light, '#f4f4f2'][k % 3] ?? p.light}" stroke-width="${n(1.3 * u)}" stroke-dasharray="${n(0.8 * u)} ${n((0.5 + 0.2 * k) * u)}" opacity="0.8"`);
  out += ring(37, 21, '#1d7a3c') + pitchLines(e, x, y) + '</g>';
  for (const [dx, dy] of [[-52, -22], [50, -34], [-46, 34], [54, 20]] as const) out += light(e, x + dx * u, y + dy * u, 20 * u, '#ffffff', 0.85) + circle(x + dx * u, y + dy * u, 1.6 * u, '#ffffff');
  return out;
}

function pitchLines(e: Easel, x: number, y: number): string {
  const { u } = e;
  const [a, b] = [29 * u, 15 * u];
  let out = rect(x - a, y - b, 2 * a, 2 * b, '#2fa653');
  for (let i = 0; i < 4; i++) out += rect(x - a + (i * 2 * 2 * a) / 8, y - b, (2 * a) / 8, 2 * b, '#279149');
  const line = ` stroke="#ffffff" stroke-width="${n(0.5 * u)}"`;
  return out + rect(x - a, y - b, 2 * a, 2 * b, 'none', line) + path(`M${n(x)} ${n(y - b)} v${n(2 * b)} M${n(x - a)} ${n(y - 8 * u)} h${n(9 * u)} v${n(16 * u)} h${n(-9 * u)} M${n(x + a)} ${n(y - 8 * u)} h${n(-9 * u)} v${n(16 * u)} h${n(9 * u)}`, 'none', line) + circle(x, y, 5 * u, 'none', line);
}

/** The net bulges: a goal, seen from behind. */
export function goal(e: Easel): string {
  const { p, w, h, u } = e;
  const x = subjectX(e);
  let out = backdrop(e, [p.night, p.deep, p.mid]);
  for (let i = 0; i < 420; i++) out += circle(e.pick(0, w), e.pick(0.16, 0.56) * h, e.pick(0.5, 1.1) * u, mix(p.mid, p.glow, e.dice()), ` opacity="${n(e.pick(0.15, 0.55))}"`);
  out += light(e, w * 0.2, h * 0.1, 46 * u, p.glow, 0.9) + light(e, w * 0.88, h * 0.1, 46 * u, p.glow, 0.9);
  out += rect(0, h * 0.57, w, h * 0.43, e.linear([[0, '#3fae58'], [1, '#0c3d22']])) + path(`M0 ${n(h * 0.66)} H${n(w)}`, 'none', ` stroke="#ffffff" stroke-width="${n(0.8 * u)}" opacity="0.8"`);
  const [left, right, top, foot] = [x - 60 * u, x + 60 * u, h * 0.24, h * 0.88];
  const [bx, by, r] = [x + e.pick(8, 20) * u, h * 0.44, 8 * u];
  const pull = (px: number, py: number): string => {
    const near = Math.exp(-(((px - bx) / (20 * u)) ** 2 + ((py - by) / (20 * u)) ** 2));
    return `${n(px + (px - bx) * near * 0.35)} ${n(py + (py - by) * near * 0.35)}`;
  };
  let net = '';
  for (let gx = left; gx <= right; gx += 6 * u) net += `M${Array.from({ length: 13 }, (_, k) => pull(gx, top + ((foot - top) * k) / 12)).join(' L')} `;
  for (let gy = top; gy <= foot; gy += 6 * u) net += `M${Array.from({ length: 21 }, (_, k) => pull(left + ((right - left) * k) / 20, gy)).join(' L')} `;
  out += light(e, bx, by, 26 * u, p.glow, 0.5) + circle(bx, by, r, e.radial([[0, '#ffffff'], [0.6, '#eef2f4'], [1, '#8aa0b0']]));
  out += path([0, 1, 2, 3, 4].map((k) => `M${n(bx + r * 0.75 * Math.sin(k * 1.2566 + 0.4))} ${n(by - r * 0.75 * Math.cos(k * 1.2566 + 0.4))} l${n(r * 0.22)} ${n(r * 0.12)} l${n(-r * 0.3)} ${n(r * 0.22)} Z`).join(' ') + ` M${n(bx - r * 0.3)} ${n(by)} l${n(r * 0.3)} ${n(-r * 0.3)} l${n(r * 0.32)} ${n(r * 0.25)} l${n(-r * 0.15)} ${n(r * 0.35)} h${n(-r * 0.36)} Z`, '#15202b');
  out += path(net, 'none', ` stroke="#ffffff" stroke-width="${n(0.42 * u)}" opacity="0.75"`);
  return out + path(`M${n(left)} ${n(foot)} V${n(top)} H${n(right)} V${n(foot)}`, 'none', ` stroke="#ffffff" stroke-width="${n(2.2 * u)}" stroke-linejoin="round"`);
}

/** Curtains drawn back on a paper moon; the footlights are lit. */
export function curtain(e: Easel): string {
  const { p, w, h, u } = e;
  const x = subjectX(e);
  const floor = h * 0.8;
  let out = backdrop(e, [mix(p.night, '#0b1030', 0.5), p.deep, p.mid]) + stars(e, 60, h * 0.6);
  out += light(e, x, h * 0.42, 60 * u, p.glow, 0.8) + circle(x, h * 0.4, 15 * u, e.linear([[0, '#fff6d8'], [1, '#f3cf8a']])) + circle(x + 6 * u, h * 0.37, 13 * u, mix(p.deep, p.mid, 0.35));
  for (const dx of [-38, -22, 24, 40]) {
    const y = e.pick(0.22, 0.5) * h;
    out += path(`M${n(x + dx * u)} 0 V${n(y)}`, 'none', ` stroke="${p.glow}" stroke-width="${n(0.3 * u)}" opacity="0.6"`) + path(`M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((k) => `${n(x + dx * u + (k % 2 ? 1.7 : 4.2) * u * Math.sin(k * 0.6283))} ${n(y - (k % 2 ? 1.7 : 4.2) * u * Math.cos(k * 0.6283))}`).join(' L')} Z`, '#fff0c4');
  }
  for (let i = 0; i < 3; i++) out += path(`M0 ${n(floor)} ${Array.from({ length: 9 }, (_, k) => `Q${n((k * 2 + 1) * w / 18)} ${n(floor - (14 - i * 4) * u)} ${n(((k + 1) * w) / 9)} ${n(floor - (3 - i) * 2 * u)}`).join(' ')} V${n(h)} H0 Z`, mix(p.mid, p.night, 0.25 + i * 0.25));
  out += rect(0, floor, w, h - floor, e.linear([[0, '#8a5a33'], [1, '#2a160c']]));
  for (let i = -9; i < 10; i++) out += path(`M${n(x + i * 10 * u)} ${n(floor)} L${n(x + i * 24 * u)} ${n(h)}`, 'none', ` stroke="#000000" stroke-width="${n(0.4 * u)}" opacity="0.25"`);
  for (let i = 0; i * 15 * u < w; i++) out += light(e, (i * 15 + 7) * u, h * 0.97, 17 * u, '#ffd98a', 0.75) + path(`M${n((i * 15 + 3) * u)} ${n(h)} a${n(4 * u)} ${n(4 * u)} 0 0 1 ${n(8 * u)} 0 Z`, '#3b2414');
  return out + drapes(e);
}

function drapes(e: Easel): string {
  const { w, h, u } = e;
  const reach = Math.min(w * 0.26, 60 * u);
  let out = '';
  for (const side of [0, 1]) {
    for (let i = 7; i >= 0; i--) {
      const [a, b] = [(i / 8) * reach, ((i + 1.2) / 8) * reach];
      const at = (px: number): string => n(side ? w - px : px);
      out += path(`M${at(a)} 0 H${at(b)} Q${at(b * 1.02)} ${n(h * 0.5)} ${at(b * 0.6)} ${n(h * 0.66)} Q${at(b * 0.84)} ${n(h * 0.82)} ${at(b * 0.94)} ${n(h)} H${at(a * 0.8)} Q${at(a * 0.7)} ${n(h * 0.8)} ${at(a * 0.55)} ${n(h * 0.66)} Q${at(a)} ${n(h * 0.5)} ${at(a)} 0 Z`, e.linear([[0, '#5c0f1c'], [0.5, i % 2 ? '#c32a3e' : '#8f1729'], [1, '#4a0a16']]));
    }
  }
  const swag = w / 7;
  for (let i = 0; i < 7; i++) out += path(`M${n(i * swag - u)} ${n(-u)} H${n((i + 1) * swag + u)} Q${n((i + 0.5) * swag)} ${n(26 * u)} ${n(i * swag - u)} ${n(-u)} Z`, e.linear([[0, '#6d1322'], [0.8, '#c93247'], [1, '#e8b35a']]));
  return out;
}
