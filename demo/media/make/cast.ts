/** The players of the film: moon, boat, whale, lighthouse, village. */
import { fixed, glow, sheet, type Ink } from './paper-cut.ts';

/** The paper moon on its silver thread. */
export function moon(ctx: Ink, x: number, y: number, r: number): void {
  ctx.strokeStyle = 'rgba(255,245,220,0.5)';
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(x, -200);
  ctx.lineTo(x, y - r);
  ctx.stroke();
  glow(ctx, x, y, r * 3.4, '255,224,160', 0.5);
  const disc = new Path2D();
  disc.arc(x, y, r, 0, Math.PI * 2);
  const fill = ctx.createRadialGradient(x - r * 0.3, y - r * 0.4, r * 0.1, x, y, r);
  fill.addColorStop(0, '#fffbe9');
  fill.addColorStop(0.75, '#ffe7ae');
  fill.addColorStop(1, '#f3c97a');
  sheet(ctx, disc, fill, 0.5);
  for (const [dx, dy, s] of [[-0.35, -0.2, 0.2], [0.3, 0.15, 0.26], [-0.1, 0.5, 0.14], [0.25, -0.5, 0.12]] as const) {
    ctx.fillStyle = 'rgba(214,160,84,0.30)';
    ctx.beginPath();
    ctx.arc(x + dx * r, y + dy * r, s * r, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = 'rgba(255,236,190,0.75)';
    ctx.beginPath();
    ctx.arc(x + dx * r + 3, y + dy * r + 3, s * r * 0.86, 0, Math.PI * 2);
    ctx.fill();
  }
}

function sails(ctx: Ink): void {
  ctx.fillStyle = '#6b4226';
  ctx.fillRect(-3, -150, 6, 140);
  const main = new Path2D('M8 -146 C 70 -104 86 -62 84 -30 L 8 -24 Z');
  const fill = ctx.createLinearGradient(0, -140, 90, -20);
  fill.addColorStop(0, '#fffdf2');
  fill.addColorStop(1, '#f0d9ad');
  sheet(ctx, main, fill, 0.4);
  sheet(ctx, new Path2D('M-8 -136 C -42 -96 -58 -60 -62 -32 L -8 -26 Z'), '#f6c9a0', 0.4);
  sheet(ctx, new Path2D('M0 -168 L 30 -160 L 0 -150 Z'), '#e4553f', 0.2);
}

/** The little boat with its lantern; `lamp` is the brightness, 0 to 1. */
export function boat(ctx: Ink, x: number, y: number, tilt: number, size: number, lamp: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  ctx.scale(size, size);
  sails(ctx);
  const hull = new Path2D('M-98 -18 C -70 -10 70 -10 104 -24 C 92 14 66 34 40 36 L -46 36 C -76 32 -92 10 -98 -18 Z');
  const wood = ctx.createLinearGradient(0, -20, 0, 36);
  wood.addColorStop(0, '#d4563c');
  wood.addColorStop(0.3, '#b53a2e');
  wood.addColorStop(1, '#6f1d22');
  sheet(ctx, hull, wood, 0.5);
  ctx.strokeStyle = '#ffe3b3';
  ctx.lineWidth = 4;
  ctx.beginPath();
  ctx.moveTo(-92, -4);
  ctx.bezierCurveTo(-60, 4, 62, 4, 96, -9);
  ctx.stroke();
  ctx.fillStyle = '#4a2a1a';
  ctx.fillRect(-86, -52, 4, 40);
  ctx.fillStyle = `rgb(255,${150 + 80 * lamp},${70 + 90 * lamp})`;
  ctx.beginPath();
  ctx.roundRect(-93, -66, 18, 22, 6);
  ctx.fill();
  glow(ctx, -84, -55, 150, '255,180,80', lamp);
  ctx.restore();
}

/** A whale, mostly under water. */
export function whale(ctx: Ink, x: number, y: number, size: number, spout: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  const body = new Path2D('M-150 60 C -150 -20 -70 -70 20 -62 C 90 -56 120 -10 150 -6 C 160 -40 176 -58 204 -66 C 200 -46 204 -38 222 -30 C 196 -24 186 2 178 30 C 160 60 120 70 100 70 Z');
  const skin = ctx.createLinearGradient(0, -70, 0, 70);
  skin.addColorStop(0, '#4f7fa8');
  skin.addColorStop(1, '#1d4468');
  sheet(ctx, body, skin, 0.6);
  ctx.fillStyle = '#fdf6e0';
  ctx.beginPath();
  ctx.arc(-96, 2, 6, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = `rgba(225,250,255,${0.85 * spout})`;
  ctx.lineWidth = 7;
  ctx.lineCap = 'round';
  for (const side of [-1, -0.35, 0.35, 1]) {
    ctx.beginPath();
    ctx.moveTo(-40, -70);
    ctx.quadraticCurveTo(-40 + side * 12, -70 - 75 * spout, -40 + side * 52, -70 - 44 * spout);
    ctx.stroke();
  }
  ctx.restore();
}

function beam(ctx: Ink, x: number, y: number, angle: number, strength: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.globalCompositeOperation = 'lighter';
  const fill = ctx.createLinearGradient(0, 0, 1150, 0);
  fill.addColorStop(0, `rgba(255,214,120,${0.75 * strength})`);
  fill.addColorStop(0.5, `rgba(255,190,90,${0.26 * strength})`);
  fill.addColorStop(1, 'rgba(255,170,70,0)');
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(0, -7);
  ctx.lineTo(1150, -150);
  ctx.lineTo(1150, 150);
  ctx.lineTo(0, 7);
  ctx.fill();
  ctx.restore();
}

/** The lighthouse on its rock; `turn` is the angle of its beam, `lit` its brightness, 0 to 1. */
export function lighthouse(ctx: Ink, x: number, y: number, size: number, turn: number, lit: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  beam(ctx, 0, -318, turn, lit);
  sheet(ctx, new Path2D('M-46 0 L -27 -290 L 27 -290 L 46 0 Z'), '#f6ecd8', 0.6);
  for (const k of [0, 1, 2]) {
    const low = 40 + k * 92;
    const w = (h: number) => 46 - (19 * h) / 290;
    ctx.fillStyle = '#c8402f';
    ctx.beginPath();
    ctx.moveTo(-w(low), -low);
    ctx.lineTo(w(low), -low);
    ctx.lineTo(w(low + 46), -low - 46);
    ctx.lineTo(-w(low + 46), -low - 46);
    ctx.fill();
  }
  const shade = ctx.createLinearGradient(-46, 0, 46, 0);
  shade.addColorStop(0, 'rgba(10,10,50,0.5)');
  shade.addColorStop(0.5, 'rgba(10,10,50,0)');
  ctx.fillStyle = shade;
  ctx.fill(new Path2D('M-46 0 L -27 -290 L 27 -290 L 46 0 Z'));
  sheet(ctx, new Path2D('M-40 -290 H 40 V -300 H -40 Z'), '#33344f', 0.3);
  ctx.fillStyle = `rgb(${90 + 165 * lit},${90 + 135 * lit},${100 + 50 * lit})`;
  ctx.fillRect(-22, -338, 44, 38);
  sheet(ctx, new Path2D('M-32 -338 L 0 -372 L 32 -338 Z'), '#c8402f', 0.3);
  glow(ctx, 0, -318, 210, '255,205,110', lit);
  sheet(ctx, new Path2D('M-210 60 C -170 -10 -120 -14 -84 -4 C -50 8 60 -16 104 2 C 150 14 190 22 230 60 Z'), '#2c2f4e', 0.6);
  ctx.restore();
}

const PAINT = ['#e86a5a', '#f4a259', '#f7d488', '#8ec3b0', '#6d9dc5', '#d88fa6'] as const;

/** The harbour village at dawn. */
export function village(ctx: Ink, x: number, y: number): void {
  for (let i = 0; i < 9; i++) {
    const w = 62 + 26 * fixed(i);
    const h = 92 + 88 * fixed(i + 9);
    const left = x + i * 82;
    const house = new Path2D(`M${left} ${y} V${y - h} L${left + w / 2} ${y - h - 42} L${left + w} ${y - h} V${y} Z`);
    sheet(ctx, house, PAINT[i % PAINT.length] ?? '#e86a5a', 0.5);
    const roof = new Path2D(`M${left - 7} ${y - h + 4} L${left + w / 2} ${y - h - 48} L${left + w + 7} ${y - h + 4} Z`);
    sheet(ctx, roof, i % 2 ? '#7c3b4e' : '#5c3a5e', 0.3);
    for (let k = 0; k < 4; k++) {
      ctx.fillStyle = fixed(i * 4 + k) > 0.4 ? '#fff0b8' : 'rgba(70,30,70,0.45)';
      ctx.fillRect(left + 13 + (k % 2) * (w - 42), y - h + 20 + Math.floor(k / 2) * 38, 16, 22);
    }
  }
}

/** Gulls, two strokes each. */
export function gulls(ctx: Ink, seconds: number): void {
  ctx.strokeStyle = 'rgba(255,255,255,0.9)';
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  for (let i = 0; i < 6; i++) {
    const x = 260 + i * 120 + seconds * (24 + 6 * i);
    const y = 150 + 46 * Math.sin(i * 2.2) + 10 * Math.sin(seconds * 1.4 + i);
    const flap = 9 * Math.sin(seconds * 6 + i * 1.3);
    ctx.beginPath();
    ctx.moveTo(x - 20, y - flap);
    ctx.quadraticCurveTo(x - 8, y - 9, x, y);
    ctx.quadraticCurveTo(x + 8, y - 9, x + 20, y - flap);
    ctx.stroke();
  }
}
