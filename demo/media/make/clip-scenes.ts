/** The two short clips: a warm arena and a cool aquarium. */
import { camera, fixed, glow, HEIGHT, sheet, sky, WIDTH, type Ink } from './paper-cut.ts';

function crowd(ctx: Ink, t: number): void {
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 46; i++) {
      const cheer = 6 * Math.max(0, Math.sin(t * 3 - i * 0.22 + row));
      ctx.fillStyle = `rgba(${150 + 80 * fixed(i + row * 50)},${50 + 60 * fixed(i * 3 + row)},40,${0.35 + 0.1 * row})`;
      ctx.beginPath();
      ctx.arc(i * 30 - 30 + (row % 2) * 15, 150 + row * 30 - cheer, 12, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

function athlete(ctx: Ink, x: number, y: number, colour: string, reach: number): void {
  const body = new Path2D(`M${x - 34} ${y} C ${x - 40} ${y - 90} ${x - 20} ${y - 120} ${x} ${y - 122} C ${x + 20} ${y - 120} ${x + 40} ${y - 90} ${x + 34} ${y} Z`);
  sheet(ctx, body, colour, 0.5);
  const head = new Path2D();
  head.arc(x, y - 150, 28, 0, Math.PI * 2);
  sheet(ctx, head, '#ffe2c0', 0.4);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 18;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, y - 96);
  ctx.lineTo(x + reach, y - 168);
  ctx.stroke();
}

/** Clip one: a rally under the lights of an orange arena. */
export function drawArena(ctx: Ink, t: number): void {
  camera(ctx, 1.04, 16 * Math.sin(t * 0.6), 0, () => {
    sky(ctx, ['#3a0d05', '#8a2408', '#e0560f', '#ff9a2e', '#ffc15a']);
    crowd(ctx, t);
    for (const x of [150, 470, 810, 1130]) glow(ctx, x, 60, 260, '255,220,150', 0.7 + 0.15 * Math.sin(t * 2 + x));
    const floor = ctx.createLinearGradient(0, 340, 0, HEIGHT);
    floor.addColorStop(0, '#f0812a');
    floor.addColorStop(1, '#a83408');
    sheet(ctx, new Path2D('M-300 340 H 1600 V 1000 H -300 Z'), floor);
    ctx.strokeStyle = 'rgba(255,244,220,0.9)';
    ctx.lineWidth = 7;
    ctx.stroke(new Path2D('M220 400 L 1060 400 L 1260 690 L 20 690 Z M640 400 V 690 M150 500 H 1130'));
    const beat = (t % 2) / 2;
    const toRight = Math.floor(t / 2) % 2 === 0;
    const u = toRight ? beat : 1 - beat;
    const x = 270 + 740 * u;
    const y = 440 - 250 * Math.sin(beat * Math.PI);
    athlete(ctx, 220, 640, '#7a1030', 50 + 18 * Math.cos(t * Math.PI));
    athlete(ctx, 1060, 640, '#1f2a6b', -50 + 18 * Math.cos(t * Math.PI));
    ctx.fillStyle = 'rgba(60,10,0,0.35)';
    ctx.beginPath();
    ctx.ellipse(x, 610, 44, 12, 0, 0, Math.PI * 2);
    ctx.fill();
    const ball = new Path2D();
    ball.arc(x, y, 34, 0, Math.PI * 2);
    glow(ctx, x, y, 120, '255,240,170', 0.8);
    sheet(ctx, ball, '#fff7b8', 0.4);
  });
}

function fish(ctx: Ink, x: number, y: number, size: number, colour: string, wag: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  sheet(ctx, new Path2D(`M60 0 C 40 -34 -20 -36 -46 -4 L -84 ${-26 + wag} L -76 ${wag} L -84 ${26 + wag} L -46 4 C -20 36 40 34 60 0 Z`), colour, 0.4);
  ctx.fillStyle = '#062a2a';
  ctx.beginPath();
  ctx.arc(36, -6, 5, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}

function kelp(ctx: Ink, t: number): void {
  for (let i = 0; i < 12; i++) {
    const x = i * 120 - 20;
    const tall = 180 + 240 * fixed(i + 2);
    const sway = 34 * Math.sin(t * 1.1 + i);
    ctx.strokeStyle = i % 2 ? '#0f6b4f' : '#15875c';
    ctx.lineWidth = 22;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(x, HEIGHT + 30);
    ctx.bezierCurveTo(x + sway, HEIGHT - tall * 0.4, x - sway, HEIGHT - tall * 0.7, x + sway, HEIGHT - tall);
    ctx.stroke();
  }
}

/** Clip two: fish and kelp in a green aquarium. */
export function drawAquarium(ctx: Ink, t: number): void {
  camera(ctx, 1.03, 0, 8 * Math.sin(t * 0.5), () => {
    sky(ctx, ['#b8f5d8', '#4fd3a8', '#17967f', '#0a5f5c', '#053a3c']);
    for (let i = 0; i < 5; i++) {
      ctx.fillStyle = `rgba(235,255,240,${0.10 + 0.05 * Math.sin(t + i)})`;
      const x = 60 + i * 270 + 40 * Math.sin(t * 0.4 + i);
      ctx.fill(new Path2D(`M${x} -60 L ${x + 90} -60 L ${x + 300} 780 L ${x + 40} 780 Z`));
    }
    kelp(ctx, t);
    const colours = ['#ffd166', '#f78c6b', '#fef6d8', '#9be7ff'] as const;
    for (let i = 0; i < 14; i++) {
      const x = ((fixed(i) * 1600 + t * (60 + 70 * fixed(i + 5))) % 1600) - 160;
      fish(ctx, x, 120 + 440 * fixed(i + 40) + 14 * Math.sin(t * 1.5 + i), 0.6 + 0.7 * fixed(i + 80), colours[i % 4] ?? '#ffd166', 9 * Math.sin(t * 8 + i));
    }
    ctx.strokeStyle = 'rgba(240,255,250,0.75)';
    ctx.lineWidth = 3;
    for (let i = 0; i < 26; i++) {
      const y = HEIGHT + 40 - ((fixed(i) * 800 + t * (70 + 60 * fixed(i + 9))) % 800);
      ctx.beginPath();
      ctx.arc(fixed(i + 20) * WIDTH + 10 * Math.sin(t * 2 + i), y, 5 + 10 * fixed(i + 31), 0, Math.PI * 2);
      ctx.stroke();
    }
    sheet(ctx, new Path2D('M-100 690 C 200 640 420 700 640 672 C 900 640 1100 700 1400 660 V 900 H -100 Z'), '#e7d8a0', 0.6);
  });
}
