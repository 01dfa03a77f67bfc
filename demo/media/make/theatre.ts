/** The toy theatre around the film: curtain, valance, stage lip, footlights, cards. */
import { fixed, glow, HEIGHT, WIDTH, type Ink } from './paper-cut.ts';

const FOLDS = 13;

function drape(ctx: Ink, from: number, width: number, light: number, sway: number): void {
  const fold = width / FOLDS;
  for (let i = 0; i < FOLDS; i++) {
    const x = from + i * fold;
    const fill = ctx.createLinearGradient(x, 0, x + fold, 0);
    const lit = 0.55 + 0.45 * fixed(i + 3);
    fill.addColorStop(0, `rgb(${30 + 34 * light},4,${14 + 6 * light})`);
    fill.addColorStop(0.45, `rgb(${62 + 140 * light * lit},${8 + 16 * light},${24 + 22 * light})`);
    fill.addColorStop(0.7, `rgb(${50 + 90 * light * lit},${6 + 9 * light},${20 + 14 * light})`);
    fill.addColorStop(1, `rgb(${24 + 26 * light},3,12)`);
    ctx.fillStyle = fill;
    const hem = HEIGHT - 58 + 9 * Math.sin(i * 1.7 + sway);
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x + fold + 1, 0);
    ctx.lineTo(x + fold + 1, hem);
    ctx.quadraticCurveTo(x + fold / 2, hem + 16, x, hem);
    ctx.fill();
  }
}

function curtainGlow(ctx: Ink, light: number): void {
  const up = ctx.createLinearGradient(0, HEIGHT, 0, 120);
  up.addColorStop(0, `rgba(255,170,80,${0.42 * light})`);
  up.addColorStop(1, 'rgba(255,140,60,0)');
  ctx.save();
  ctx.globalCompositeOperation = 'overlay';
  ctx.fillStyle = up;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.restore();
}

function valance(ctx: Ink, light: number): void {
  for (let i = 0; i < 10; i++) {
    const x = i * 128;
    const fill = ctx.createRadialGradient(x + 64, 0, 10, x + 64, 0, 96);
    fill.addColorStop(0, `rgb(${70 + 80 * light},10,28)`);
    fill.addColorStop(0.8, `rgb(${48 + 70 * light},6,22)`);
    fill.addColorStop(1, `rgb(${30 + 30 * light},4,14)`);
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.ellipse(x + 64, 0, 74, 62, 0, 0, Math.PI);
    ctx.fill();
    ctx.strokeStyle = `rgba(232,186,96,${0.3 + 0.6 * light})`;
    ctx.lineWidth = 4;
    ctx.stroke();
  }
}

function footlights(ctx: Ink, light: number, seconds: number): void {
  const lip = ctx.createLinearGradient(0, HEIGHT - 62, 0, HEIGHT);
  lip.addColorStop(0, '#3a1d17');
  lip.addColorStop(0.2, '#241009');
  lip.addColorStop(1, '#0d0503');
  ctx.fillStyle = lip;
  ctx.fillRect(0, HEIGHT - 56, WIDTH, 56);
  for (let i = 0; i < 11; i++) {
    const x = 90 + i * 110;
    const on = Math.min(1, Math.max(0, light * 1.8 - Math.abs(i - 5) * 0.14));
    const flicker = 0.94 + 0.06 * Math.sin(seconds * 5 + i * 2.1);
    glow(ctx, x, HEIGHT - 48, 130, '255,178,92', 0.75 * on * flicker);
    ctx.fillStyle = '#120806';
    ctx.beginPath();
    ctx.arc(x, HEIGHT - 34, 25, Math.PI, 0);
    ctx.fill();
    ctx.fillStyle = `rgba(255,${206 + 30 * on},${130 + 70 * on},${0.25 + 0.75 * on})`;
    ctx.beginPath();
    ctx.arc(x, HEIGHT - 54, 8, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Draws the house: curtain `open` 0 to 1, footlights `light` 0 to 1. */
export function house(ctx: Ink, open: number, light: number, seconds: number): void {
  const width = 644 - 560 * open;
  const shown = 0.28 + 0.72 * light;
  drape(ctx, -4, width, shown, seconds * 0.8);
  ctx.save();
  ctx.translate(WIDTH, 0);
  ctx.scale(-1, 1);
  drape(ctx, -4, width, shown, seconds * 0.8 + 1);
  ctx.restore();
  if (open < 1) curtainGlow(ctx, light * (1 - open));
  valance(ctx, shown);
  footlights(ctx, light, seconds);
}

/** Gold lettering on the closed curtain. */
export function card(ctx: Ink, lines: readonly { text: string; size: number; y: number; gap?: number }[], alpha: number): void {
  if (alpha <= 0) return;
  ctx.save();
  ctx.globalAlpha = alpha;
  ctx.textAlign = 'center';
  for (const line of lines) {
    ctx.font = `italic ${line.size}px "Liberation Serif", serif`;
    ctx.letterSpacing = `${line.gap ?? 1}px`;
    ctx.fillStyle = 'rgba(20,0,8,0.7)';
    ctx.fillText(line.text, WIDTH / 2 + 3, line.y + 4);
    const gold = ctx.createLinearGradient(0, line.y - line.size, 0, line.y + 8);
    gold.addColorStop(0, '#fff3cf');
    gold.addColorStop(0.55, '#f2c66d');
    gold.addColorStop(1, '#b97e2f');
    ctx.fillStyle = gold;
    ctx.fillText(line.text, WIDTH / 2, line.y);
  }
  ctx.restore();
}
