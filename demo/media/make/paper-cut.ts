/**
 * Cut-paper pieces every scene is built from: sheets, glows, clouds, stars.
 * chosen: one style for all pictures, so that film and clips look like one catalogue.
 */
export type Ink = CanvasRenderingContext2D;

export const WIDTH = 1280;
export const HEIGHT = 720;

/** How far between two moments we are, eased, 0 before and 1 after. */
export function ease(from: number, to: number, at: number): number {
  const x = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** The same number for the same place every time, 0 to 1: so that a film can be made again with the same pictures. */
export function fixed(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A sky: colours from top to bottom. */
export function sky(ctx: Ink, colours: readonly string[]): void {
  const fill = ctx.createLinearGradient(0, 0, 0, HEIGHT);
  colours.forEach((c, i) => fill.addColorStop(i / (colours.length - 1), c));
  ctx.fillStyle = fill;
  ctx.fillRect(-200, -200, WIDTH + 400, HEIGHT + 400);
}

/** Light that adds to what is under it. */
export function glow(ctx: Ink, x: number, y: number, radius: number, rgb: string, strength = 1): void {
  const fill = ctx.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, `rgba(${rgb},${0.85 * strength})`);
  fill.addColorStop(0.35, `rgba(${rgb},${0.28 * strength})`);
  fill.addColorStop(1, `rgba(${rgb},0)`);
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  ctx.fillStyle = fill;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.restore();
}

/** Fills a path as a sheet of paper: a soft shadow behind its edge, a lit rim. */
export function sheet(ctx: Ink, path: Path2D, fill: string | CanvasGradient, depth = 1): void {
  ctx.save();
  ctx.fillStyle = 'rgba(4,4,24,0.10)';
  for (const step of [11, 8, 5, 3]) {
    ctx.save();
    ctx.translate(step * 0.35 * depth, -step * depth);
    ctx.fill(path);
    ctx.restore();
  }
  ctx.fillStyle = fill;
  ctx.fill(path);
  ctx.strokeStyle = 'rgba(255,255,255,0.22)';
  ctx.lineWidth = 1.6;
  ctx.stroke(path);
  ctx.restore();
}

export interface Swell { y: number; height: number; length: number; phase: number; cusp: number }

/** Height of the water at x: round swells when calm, pointed ones (cusp 1) in a storm. */
export function waterAt(s: Swell, x: number): number {
  const u = x / s.length + s.phase;
  const round = Math.sin(u) + 0.35 * Math.sin(u * 1.9 + 1.3);
  const pointed = 1.2 - 2.2 * Math.abs(Math.sin(u / 2)) + 0.25 * Math.sin(u * 2.3);
  return s.y - s.height * (round * (1 - s.cusp) - pointed * -s.cusp);
}

/** One sheet of paper sea. */
export function sea(ctx: Ink, s: Swell, top: string, bottom: string): void {
  const path = new Path2D();
  path.moveTo(-220, HEIGHT + 220);
  for (let x = -220; x <= WIDTH + 220; x += 10) path.lineTo(x, waterAt(s, x));
  path.lineTo(WIDTH + 220, HEIGHT + 220);
  path.closePath();
  const fill = ctx.createLinearGradient(0, s.y - s.height * 1.4, 0, s.y + 190);
  fill.addColorStop(0, top);
  fill.addColorStop(1, bottom);
  sheet(ctx, path, fill);
}

/** A cloud of overlapping paper discs. */
export function cloud(ctx: Ink, x: number, y: number, size: number, colour: string): void {
  const path = new Path2D();
  for (const [dx, dy, r] of [[-1.5, 0.15, 0.55], [-0.7, -0.25, 0.8], [0.35, -0.4, 0.95], [1.3, 0, 0.65]] as const) {
    path.moveTo(x + (dx + r) * size, y + dy * size);
    path.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2);
  }
  path.roundRect(x - 2.05 * size, y, 4 * size, 0.7 * size, 0.35 * size);
  ctx.save();
  ctx.fillStyle = 'rgba(4,4,24,0.12)';
  ctx.translate(4, 10);
  ctx.fill(path);
  ctx.translate(-4, -10);
  ctx.fillStyle = colour;
  ctx.fill(path);
  ctx.restore();
}

/** A four-pointed star on a thread. */
export function hangingStar(ctx: Ink, x: number, y: number, size: number, shine: number): void {
  ctx.strokeStyle = 'rgba(255,240,210,0.13)';
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(x, -200);
  ctx.lineTo(x, y);
  ctx.stroke();
  ctx.fillStyle = `rgba(255,236,190,${0.35 + 0.65 * shine})`;
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const r = i % 2 ? size * 0.32 : size;
    ctx.lineTo(x + r * Math.sin((i * Math.PI) / 4), y - r * Math.cos((i * Math.PI) / 4));
  }
  ctx.fill();
}

/** Runs a drawing under a slow camera: zoom around the middle and a drift in pixels. */
export function camera(ctx: Ink, zoom: number, dx: number, dy: number, draw: () => void): void {
  ctx.save();
  ctx.translate(WIDTH / 2 + dx, HEIGHT / 2 + dy);
  ctx.scale(zoom, zoom);
  ctx.translate(-WIDTH / 2, -HEIGHT / 2);
  draw();
  ctx.restore();
}
