/** Four cameras at one velodrome race, with one clock in all of them, and the demo's own advertisement. */
import { drawVelodrome } from './channel-scenes.ts';
import { camera, ease, glow, HEIGHT, sheet, sky, WIDTH, type Ink } from './paper-cut.ts';

/** `00:07.3`, in the same corner of every angle, so that two tiles can be compared by eye. */
function clock(ctx: Ink, t: number, name: string): void {
  ctx.fillStyle = 'rgba(4,10,24,0.72)';
  ctx.fillRect(40, 36, 470, 96);
  ctx.fillStyle = '#ffffff';
  ctx.font = '600 64px "Liberation Mono", monospace';
  ctx.textAlign = 'left';
  ctx.fillText(`00:${t.toFixed(1).padStart(4, '0')}`, 60, 106);
  ctx.font = '600 30px "Liberation Sans", sans-serif';
  ctx.fillText(name, 345, 96);
}

function close(ctx: Ink, zoom: number, x: number, y: number, t: number): void {
  camera(ctx, zoom, x, y, () => drawVelodrome(ctx, t));
}

export function drawAngleWide(ctx: Ink, t: number): void {
  drawVelodrome(ctx, t);
  clock(ctx, t, 'Wide');
}

export function drawAngleBend(ctx: Ink, t: number): void {
  close(ctx, 1.9, 560, -60, t);
  clock(ctx, t, 'Bend');
}

export function drawAngleFinish(ctx: Ink, t: number): void {
  close(ctx, 1.9, -40, -330, t);
  clock(ctx, t, 'Finish');
}

/** The angle of the riders on the far straight. */
export function drawAngleStraight(ctx: Ink, t: number): void {
  close(ctx, 2.2, 0, 330, t);
  clock(ctx, t, 'Straight');
}

/** Eight seconds of advertising for a paper lamp. */
export function drawSpot(ctx: Ink, t: number): void {
  camera(ctx, 1, 0, 0, () => {
    sky(ctx, ['#f6f1e4', '#f3dfb6', '#f0b765']);
    glow(ctx, WIDTH / 2, 330, 220 + 160 * ease(0.5, 3, t), '255,190,80', ease(0.5, 2, t));
    sheet(ctx, new Path2D('M600 200 H 680 L 740 400 H 540 Z'), '#fff7dd', 0.5);
    sheet(ctx, new Path2D('M630 400 H 650 V 560 H 720 V 580 H 560 V 560 H 630 Z'), '#7a4a26', 0.5);
    ctx.textAlign = 'center';
    ctx.fillStyle = `rgba(60,30,10,${ease(1.5, 2.5, t)})`;
    ctx.font = 'italic 84px "Liberation Serif", serif';
    ctx.fillText('Lantern & Sons', WIDTH / 2, 130);
    ctx.fillStyle = `rgba(60,30,10,${ease(3.5, 4.5, t)})`;
    ctx.font = '40px "Liberation Sans", sans-serif';
    ctx.fillText('Paper lamps that outlive the night', WIDTH / 2, HEIGHT - 60);
  });
}
