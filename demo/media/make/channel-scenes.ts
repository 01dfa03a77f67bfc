/** The clips of channels and events: a blue velodrome and a violet gala. Both repeat after sixteen seconds. */
import { camera, fixed, glow, sheet, sky, WIDTH, type Ink } from './paper-cut.ts';

const TURN = Math.PI * 2;

function oval(reach: number): Path2D {
  const path = new Path2D();
  path.ellipse(WIDTH / 2, 400, 560 * reach, 250 * reach, 0, 0, TURN);
  return path;
}

function rider(ctx: Ink, round: number, lane: number, colour: string): void {
  const x = WIDTH / 2 + 560 * lane * Math.cos(round);
  const y = 400 + 250 * lane * Math.sin(round);
  const size = 0.8 + 0.35 * Math.sin(round);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(Math.sin(round) > 0 ? -size : size, size);
  ctx.strokeStyle = '#10202e';
  ctx.lineWidth = 6;
  for (const wheel of [-30, 30]) {
    ctx.beginPath();
    ctx.arc(wheel, 0, 22, 0, TURN);
    ctx.stroke();
  }
  sheet(ctx, new Path2D('M-26 -22 C -20 -64 30 -66 40 -40 L 34 -30 C 16 -46 -4 -44 -12 -16 Z'), colour, 0.4);
  const helmet = new Path2D();
  helmet.arc(44, -56, 15, 0, TURN);
  sheet(ctx, helmet, '#f6fbff', 0.4);
  ctx.restore();
}

/** Clip three: five riders on a blue velodrome. */
export function drawVelodrome(ctx: Ink, t: number): void {
  camera(ctx, 1.03, 10 * Math.sin((t / 16) * TURN), 0, () => {
    sky(ctx, ['#071a33', '#0d3a66', '#1565a0', '#3f9bd6']);
    for (let i = 0; i < 9; i++) glow(ctx, 80 + i * 140, 70, 190, '190,225,255', 0.5 + 0.2 * Math.sin((t / 4) * TURN + i));
    sheet(ctx, oval(1.12), '#d9a25f');
    sheet(ctx, oval(0.72), '#1f6f9e');
    ctx.strokeStyle = 'rgba(20,60,110,0.8)';
    ctx.lineWidth = 5;
    for (const lane of [0.8, 1.02]) ctx.stroke(oval(lane));
    const colours = ['#e4572e', '#f3c53c', '#2e9e6b', '#8f4bd1', '#f2f2f2'] as const;
    const order = colours.map((colour, i) => ({ colour, round: (t / (i % 2 ? 8 : 16 / 3)) * TURN + i * 1.1, lane: 0.84 + 0.045 * i }));
    for (const { colour, round, lane } of order.sort((a, b) => Math.sin(a.round) - Math.sin(b.round))) rider(ctx, round, lane, colour);
  });
}

function bunting(ctx: Ink, t: number): void {
  for (let line = 0; line < 3; line++) {
    for (let i = 0; i < 22; i++) {
      const x = i * 62 - 20;
      const y = 40 + line * 54 + 26 * Math.sin((i / 21) * Math.PI) + 5 * Math.sin((t / 2) * TURN + i);
      ctx.fillStyle = ['#ffd166', '#ef476f', '#f8f4ff', '#06d6a0'][(i + line) % 4] ?? '#ffd166';
      ctx.fill(new Path2D(`M${x} ${y} h 40 l -20 44 Z`));
    }
  }
}

/** Clip four: spotlights and confetti over a violet stage. */
export function drawGala(ctx: Ink, t: number): void {
  camera(ctx, 1.03, 0, 6 * Math.sin((t / 8) * TURN), () => {
    sky(ctx, ['#12062b', '#34106b', '#6a22b3', '#b04bd8']);
    for (let i = 0; i < 4; i++) {
      const sway = 220 * Math.sin((t / 8) * TURN + i * 1.7);
      ctx.fillStyle = `rgba(255,240,200,${0.13 + 0.05 * Math.sin((t / 4) * TURN + i)})`;
      const x = 180 + i * 310;
      ctx.fill(new Path2D(`M${x} -40 h 30 L ${x + sway + 190} 720 h -330 Z`));
    }
    bunting(ctx, t);
    sheet(ctx, new Path2D('M-200 600 C 300 560 980 560 1480 600 V 900 H -200 Z'), '#2a0c52', 0.6);
    const trophy = new Path2D('M560 330 H 720 C 720 430 690 470 660 480 V 530 H 700 V 560 H 580 V 530 H 620 V 480 C 590 470 560 430 560 330 Z');
    glow(ctx, WIDTH / 2, 420, 300 + 24 * Math.sin((t / 2) * TURN), '255,214,110', 0.8);
    sheet(ctx, trophy, '#ffce54', 0.5);
    for (let i = 0; i < 60; i++) {
      const y = ((fixed(i) * 800 + (t / 16) * 800 * (1 + (i % 3))) % 800) - 40;
      ctx.fillStyle = ['#ffd166', '#ef476f', '#06d6a0', '#9be7ff'][i % 4] ?? '#ffd166';
      ctx.fillRect(fixed(i + 50) * WIDTH + 16 * Math.sin((t / 4) * TURN + i), y, 12, 7);
    }
  });
}
