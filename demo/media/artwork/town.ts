/** Scenes of people and places: cities, arches, stages, newsrooms, nurseries. */
import { backdrop, circle, light, mix, n, path, rect, stars, type Easel } from './easel.ts';

function blocks(e: Easel, floor: number, tall: number, colour: string, lit: number): string {
  let out = '';
  let x = -e.pick(0, 6) * e.u;
  while (x < e.w) {
    const [bw, bh] = [e.pick(7, 15) * e.u, tall * e.pick(0.35, 1)];
    let d = `M${n(x)} ${n(e.h)} V${n(floor - bh)} H${n(x + bw)} V${n(e.h)} Z`;
    if (e.dice() > 0.65) d += ` M${n(x + bw * 0.48)} ${n(floor - bh)} v${n(-e.pick(4, 12) * e.u)} h${n(e.u * 0.6)} V${n(floor - bh)} Z`;
    out += path(d, e.linear([[0, colour], [1, mix(colour, e.p.night, 0.6)]]));
    if (lit > 0) out += windows(e, x, floor - bh, bw, bh, lit);
    x += bw + e.pick(-1, 2) * e.u;
  }
  return out;
}

function windows(e: Easel, x: number, y: number, w: number, h: number, lit: number): string {
  let d = '';
  const s = e.u * 1.15;
  for (let wy = y + s * 1.6; wy < y + h && wy < e.h; wy += s * 2.3) for (let wx = x + s; wx < x + w - s * 1.4; wx += s * 1.9) if (e.dice() < lit) d += `M${n(wx)} ${n(wy)} h${n(s)} v${n(s * 1.2)} h${n(-s)} Z `;
  return path(d, e.p.glow, ` opacity="${n(e.pick(0.5, 0.9))}"`);
}

/** A city at night in layers, searchlights, a wet street of light. */
export function city(e: Easel): string {
  const { p, w, h, u } = e;
  let out = backdrop(e, [p.night, p.deep, p.mid, p.light]) + stars(e, 40, h * 0.3);
  const x = w * e.pick(0.3, 0.7);
  out += light(e, x, h * 0.62, u * 75, p.light, 0.7) + circle(x, h * 0.4, u * 13, e.linear([[0, p.glow], [1, p.light]]), ' opacity="0.92"');
  for (const lean of [-0.34, 0.26]) out += path(`M${n(x)} ${n(h * 0.8)} L${n(x + lean * w - 7 * u)} 0 H${n(x + lean * w + 10 * u)} Z`, e.linear([[0, p.glow, 0], [1, p.glow, 0.3]]));
  out += blocks(e, h * 0.74, h * 0.34, mix(p.mid, p.light, 0.15), 0) + rect(0, h * 0.55, w, h * 0.3, e.linear([[0, p.light, 0], [1, p.light, 0.35]]));
  out += blocks(e, h * 0.82, h * 0.36, mix(p.deep, p.mid, 0.35), 0.16) + blocks(e, h * 0.92, h * 0.3, mix(p.night, p.deep, 0.35), 0.4);
  return out;
}

/** Arch within arch, a figure in the light at the end. */
export function arches(e: Easel): string {
  const { p, w, h, u } = e;
  const x = w * (w > h * 1.6 ? e.pick(0.52, 0.7) : 0.5);
  const floor = h * 0.86;
  let out = backdrop(e, [p.night, mix(p.night, p.deep, 0.7)]);
  for (let i = 0; i < 6; i++) {
    const half = (62 - i * 9.4) * u;
    const top = floor - (104 - i * 11) * u * Math.min(1.15, h / (100 * u));
    const c = mix(mix(p.night, p.deep, 0.55), i < 3 ? p.mid : p.light, i / 5);
    out += path(`M${n(x - half)} ${n(h)} V${n(top + half)} A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(top + half)} V${n(h)} Z`, e.linear([[0, mix(c, p.glow, 0.1)], [1, mix(c, p.night, 0.3)]]), ` stroke="${p.glow}" stroke-opacity="${n(0.1 + i * 0.08)}" stroke-width="${n(u * 0.5)}"`);
  }
  out += light(e, x, floor - 22 * u, 46 * u, p.glow, 0.95);
  out += path(`M${n(x - 13 * u)} ${n(floor)} H${n(x + 13 * u)} L${n(x + 60 * u)} ${n(h)} H${n(x - 60 * u)} Z`, e.linear([[0, p.glow, 0.8], [1, p.light, 0.05]]));
  out += path(`M${n(x)} ${n(floor - 18 * u)} Q${n(x + 4.4 * u)} ${n(floor - 12 * u)} ${n(x + 4.8 * u)} ${n(floor + 1 * u)} H${n(x - 4.8 * u)} Q${n(x - 4.4 * u)} ${n(floor - 12 * u)} ${n(x)} ${n(floor - 18 * u)} Z`, p.night) + circle(x, floor - 20 * u, 2.8 * u, p.night);
  return out;
}

/** A stage: beams of light, a singer, a sea of hands. */
export function stage(e: Easel): string {
  const { p, w, h, u } = e;
  let out = backdrop(e, [p.night, p.deep, p.mid]) + light(e, w / 2, h * 0.66, u * 80, p.light, 0.75);
  for (let i = 0; i < 7; i++) {
    const from = (w * (i + 0.5)) / 7;
    const to = w / 2 + (from - w / 2) * -0.35 + e.pick(-12, 12) * u;
    const c = [p.accent, p.glow, p.light][i % 3] ?? p.glow;
    out += path(`M${n(from - u)} 0 H${n(from + u)} L${n(to + 14 * u)} ${n(h * 0.82)} H${n(to - 14 * u)} Z`, e.linear([[0, c, 0.75], [1, c, 0.02]])) + light(e, from, 0, 9 * u, p.glow, 0.9);
  }
  const [x, y] = [w / 2 + e.pick(-8, 8) * u, h * 0.76];
  out += path(`M0 ${n(y)} Q${n(w / 2)} ${n(y - 4 * u)} ${n(w)} ${n(y)} V${n(h)} H0 Z`, e.linear([[0, mix(p.deep, p.light, 0.25)], [1, p.night]]));
  out += path(`M${n(x - 3.4 * u)} ${n(y)} L${n(x - 2.6 * u)} ${n(y - 17 * u)} Q${n(x)} ${n(y - 20 * u)} ${n(x + 2.6 * u)} ${n(y - 17 * u)} L${n(x + 9 * u)} ${n(y - 26 * u)} l${n(1.6 * u)} ${n(1.3 * u)} L${n(x + 3.4 * u)} ${n(y - 12 * u)} L${n(x + 4 * u)} ${n(y)} Z`, '#080410') + circle(x, y - 22.4 * u, 2.9 * u, '#080410');
  for (let i = 0; i < w / (u * 3.4); i++) {
    const [cx, cy] = [i * u * 3.5, h * 0.98 - e.pick(0, 7) * u];
    out += circle(cx, cy, e.pick(2.2, 3) * u, '#05030a');
    if (e.dice() > 0.6) out += path(`M${n(cx)} ${n(cy)} L${n(cx + e.pick(-3, 3) * u)} ${n(cy - e.pick(6, 11) * u)}`, 'none', ` stroke="#05030a" stroke-width="${n(u * 1.5)}" stroke-linecap="round"`);
  }
  return out + rect(0, h * 0.97, w, h * 0.04, '#05030a');
}

/** Sound drawn as rings and bars of light. */
export function soundwave(e: Easel): string {
  const { p, w, h, u } = e;
  const [x, y] = [w * 0.5, h * 0.48];
  let out = rect(0, 0, w, h, e.linear([[0, p.night], [0.6, p.deep], [1, mix(p.deep, p.mid, 0.5)]], 'diagonal')) + light(e, x, y, 70 * u, p.mid, 0.9);
  const count = 84;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const loud = (Math.abs(Math.sin(i * 0.42)) * 0.6 + e.dice() * 0.6) * 17 * u;
    const [cx, cy, r] = [Math.cos(angle), Math.sin(angle), 25 * u];
    out += path(`M${n(x + cx * r)} ${n(y + cy * r)} L${n(x + cx * (r + loud))} ${n(y + cy * (r + loud))}`, 'none', ` stroke="${mix(p.light, p.accent, Math.abs(cx))}" stroke-width="${n(u * 0.95)}" stroke-linecap="round"`);
  }
  for (let k = 0; k < 6; k++) out += circle(x, y, (22 - k * 2.7) * u, k === 0 ? p.night : 'none', ` stroke="${p.glow}" stroke-opacity="${n(0.12 + 0.05 * k)}" stroke-width="${n(u * 0.35)}"`);
  out += circle(x, y, 8.4 * u, e.linear([[0, p.accent], [1, p.light]], 'diagonal')) + circle(x, y, 1.5 * u, p.night);
  return out + path(`M${n(x - 20 * u)} ${n(y - 8 * u)} A${n(21.5 * u)} ${n(21.5 * u)} 0 0 1 ${n(x - 8 * u)} ${n(y - 20 * u)} L${n(x)} ${n(y)} Z`, p.glow, ' opacity="0.12"');
}

/** The turning world, with lines of news between its towns. */
export function globe(e: Easel): string {
  const { p, w, h, u } = e;
  const [x, y, r] = [w * (w > h * 1.3 ? 0.66 : 0.5), h * 0.5, 36 * u];
  let out = rect(0, 0, w, h, e.linear([[0, p.night], [0.55, p.deep], [1, p.night]], 'diagonal')) + stars(e, 50, h);
  for (let i = 0; i < 7; i++) out += path(`M${n(-10 * u)} ${n(h * (0.1 + i * 0.14))} L${n(w * 0.5)} ${n(h * (0.02 + i * 0.14))} l0 ${n(e.pick(1, 5) * u)} L${n(-10 * u)} ${n(h * (0.15 + i * 0.14))} Z`, i % 3 ? p.mid : p.accent, ` opacity="${n(e.pick(0.18, 0.5))}"`);
  out += light(e, x, y, r * 1.7, p.light, 0.55) + circle(x, y, r, e.linear([[0, mix(p.light, p.mid, 0.3)], [0.5, p.mid], [1, p.night]], 'diagonal'));
  for (const k of [0.28, 0.62, 0.9]) out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * k)}" ry="${n(r)}" fill="none" stroke="${p.glow}" stroke-opacity="0.3" stroke-width="${n(u * 0.35)}"/>`;
  for (const k of [-0.6, -0.25, 0.1, 0.45, 0.75]) {
    const half = r * Math.sqrt(1 - k * k);
    out += path(`M${n(x - half)} ${n(y + k * r)} Q${n(x)} ${n(y + k * r + 5 * u)} ${n(x + half)} ${n(y + k * r)}`, 'none', ` stroke="${p.glow}" stroke-opacity="0.28" stroke-width="${n(u * 0.35)}"`);
  }
  for (let i = 0; i < 6; i++) {
    const [ax, ay, bx, by] = [x + e.pick(-0.7, 0) * r, y + e.pick(-0.5, 0.6) * r, x + e.pick(0, 0.7) * r, y + e.pick(-0.6, 0.5) * r];
    out += path(`M${n(ax)} ${n(ay)} Q${n((ax + bx) / 2)} ${n(Math.min(ay, by) - 20 * u)} ${n(bx)} ${n(by)}`, 'none', ` stroke="${p.accent}" stroke-width="${n(u * 0.7)}" stroke-linecap="round"`) + light(e, ax, ay, 4 * u, p.glow) + light(e, bx, by, 4 * u, p.glow);
  }
  return out;
}

/** A child's morning: rainbow, round hills, balloons with baskets. */
export function balloons(e: Easel): string {
  const { p, w, h, u } = e;
  let out = backdrop(e, [p.deep, p.mid, p.light, p.glow]) + light(e, w * 0.2, h * 0.25, 50 * u, p.glow, 0.9) + circle(w * 0.2, h * 0.25, 9 * u, p.glow);
  const bands = ['#ff6b6b', '#ffb05c', '#ffe66d', '#7bd88f', '#5ab4ff', '#a98bff'];
  bands.forEach((c, i) => { out += circle(w * 0.62, h * 0.9, (62 - i * 4.4) * u, 'none', ` stroke="${c}" stroke-width="${n(4.5 * u)}" opacity="0.6"`); });
  for (let i = 0; i < 5; i++) {
    const [x, y, s] = [e.pick(0.05, 0.95) * w, e.pick(0.08, 0.5) * h, e.pick(4, 8) * u];
    out += path(`M${n(x - s * 2)} ${n(y)} a${n(s)} ${n(s)} 0 0 1 ${n(s)} ${n(-s)} a${n(s * 1.3)} ${n(s * 1.3)} 0 0 1 ${n(s * 2.2)} ${n(-s * 0.2)} a${n(s * 0.9)} ${n(s * 0.9)} 0 0 1 ${n(s)} ${n(s * 1.2)} Z`, '#ffffff', ' opacity="0.8"');
  }
  ['#6fcf8e', '#46b98a', '#2f9c86'].forEach((c, i) => { out += `<ellipse cx="${n(w * e.pick(0.1, 0.9))}" cy="${n(h * (1.12 + i * 0.08))}" rx="${n(w * 0.62)}" ry="${n(h * 0.34)}" fill="${e.linear([[0, mix(c, '#fff7c0', 0.35)], [0.6, c]])}"/>`; });
  for (let i = 0; i < 3; i++) out += balloon(e, w * (0.22 + 0.28 * i) + e.pick(-5, 5) * u, h * e.pick(0.3, 0.55), e.pick(9, 15) * u, bands[Math.floor(e.dice() * 6)] ?? '#ff6b6b');
  return out;
}

function balloon(e: Easel, x: number, y: number, r: number, colour: string): string {
  const skin = e.linear([[0, mix(colour, '#ffffff', 0.4)], [0.5, colour], [1, mix(colour, '#301050', 0.35)]], 'right');
  const shape = `M${n(x - r)} ${n(y)} A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)} Q${n(x + r * 0.85)} ${n(y + r * 0.75)} ${n(x + r * 0.25)} ${n(y + r * 1.35)} H${n(x - r * 0.25)} Q${n(x - r * 0.85)} ${n(y + r * 0.75)} ${n(x - r)} ${n(y)} Z`;
  return path(shape, skin) + `<ellipse cx="${n(x)}" cy="${n(y + r * 0.17)}" rx="${n(r * 0.38)}" ry="${n(r * 1.17)}" fill="#ffffff" opacity="0.28"/>` + path(`M${n(x - r * 0.22)} ${n(y + r * 1.35)} L${n(x - r * 0.17)} ${n(y + r * 1.7)} M${n(x + r * 0.22)} ${n(y + r * 1.35)} L${n(x + r * 0.17)} ${n(y + r * 1.7)}`, 'none', ` stroke="#5a3520" stroke-width="${n(e.u * 0.4)}"`) + rect(x - r * 0.22, y + r * 1.68, r * 0.44, r * 0.32, '#8a5630', ` rx="${n(r * 0.06)}"`);
}

/** A child's night: a rocket on its way past round little worlds. */
export function rocket(e: Easel): string {
  const { p, w, h, u } = e;
  let out = rect(0, 0, w, h, e.linear([[0, p.night], [0.55, p.deep], [1, p.mid]], 'diagonal')) + stars(e, 110, h);
  const skins = ['#ff8fab', '#7be0d6', '#ffd166', '#9b8cff'];
  for (let i = 0; i < 4; i++) {
    const [x, y, r] = [w * (0.1 + 0.27 * i) + e.pick(-4, 4) * u, h * (i % 2 ? 0.82 : 0.2) + e.pick(-5, 5) * u, e.pick(7, 15) * u];
    const skin = skins[i] ?? '#ff8fab';
    out += light(e, x, y, r * 2, skin, 0.4) + circle(x, y, r, e.linear([[0, mix(skin, '#ffffff', 0.45)], [0.6, skin], [1, mix(skin, p.night, 0.6)]], 'diagonal'));
    out += circle(x - r * 0.3, y + r * 0.2, r * 0.2, mix(skin, p.night, 0.25), ' opacity="0.5"') + circle(x + r * 0.3, y - r * 0.25, r * 0.13, mix(skin, p.night, 0.25), ' opacity="0.5"');
    if (i % 2 === 0) out += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.6)}" ry="${n(r * 0.35)}" fill="none" stroke="${p.glow}" stroke-opacity="0.7" stroke-width="${n(u * 0.8)}" transform="rotate(-20 ${n(x)} ${n(y)})"/>`;
  }
  const s = u * 1.25;
  let ship = path(`M${n(-5 * s)} ${n(14 * s)} Q0 ${n(52 * s)} 0 ${n(56 * s)} Q0 ${n(52 * s)} ${n(5 * s)} ${n(14 * s)} Z`, e.linear([[0, '#fff3b0'], [0.35, '#ffb347', 0.9], [1, '#ff5d73', 0]]));
  ship += path(`M${n(-6 * s)} ${n(2 * s)} L${n(-14 * s)} ${n(16 * s)} L${n(-5 * s)} ${n(13 * s)} Z M${n(6 * s)} ${n(2 * s)} L${n(14 * s)} ${n(16 * s)} L${n(5 * s)} ${n(13 * s)} Z`, '#e4435c');
  ship += path(`M0 ${n(-26 * s)} C${n(12 * s)} ${n(-14 * s)} ${n(10 * s)} ${n(4 * s)} ${n(6 * s)} ${n(14 * s)} H${n(-6 * s)} C${n(-10 * s)} ${n(4 * s)} ${n(-12 * s)} ${n(-14 * s)} 0 ${n(-26 * s)} Z`, e.linear([[0, '#ffffff'], [0.6, '#eef0ff'], [1, '#b9b6e6']], 'right'));
  ship += path(`M0 ${n(-26 * s)} C${n(4.6 * s)} ${n(-21.4 * s)} ${n(7 * s)} ${n(-16.6 * s)} ${n(8 * s)} ${n(-12 * s)} H${n(-8 * s)} C${n(-7 * s)} ${n(-16.6 * s)} ${n(-4.6 * s)} ${n(-21.4 * s)} 0 ${n(-26 * s)} Z`, '#ff6b81');
  ship += circle(0, -4 * s, 4.6 * s, '#6a5acd') + circle(0, -4 * s, 3.5 * s, e.linear([[0, '#d8f6ff'], [1, '#5ab4ff']], 'diagonal'));
  return `${out}${light(e, w * 0.5, h * 0.52, 40 * u, p.glow, 0.35)}<g transform="translate(${n(w * 0.53)} ${n(h * 0.46)}) rotate(38)">${ship}</g>`;
}
