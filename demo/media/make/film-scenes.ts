/** "The Paper Moon": what the viewer sees at each second of the film. */
import { boat, gulls, lighthouse, moon, village, whale } from './cast.ts';
import { camera, cloud, ease, fixed, glow, hangingStar, HEIGHT, sea, sheet, sky, waterAt, WIDTH, type Ink, type Swell } from './paper-cut.ts';
import { card, house } from './theatre.ts';

function stars(ctx: Ink, s: number, drift: number): void {
  for (let i = 0; i < 34; i++) {
    const x = ((fixed(i) * 1480 + drift * (0.3 + fixed(i + 50))) % 1480) - 100;
    hangingStar(ctx, x, 60 + 330 * fixed(i + 100), 4 + 7 * fixed(i + 200), 0.5 + 0.5 * Math.sin(s * 1.6 + i * 2.4));
  }
}

function seaStack(ctx: Ink, s: number, from: number, tones: readonly (readonly [string, string])[], swell: { height: number; cusp: number; speed: number }): Swell[] {
  return tones.map(([top, bottom], i) => {
    const layer: Swell = { y: from + i * 62, height: swell.height * (0.55 + 0.25 * i), length: 92 + i * 34, phase: s * swell.speed * (0.5 + 0.35 * i) * (i % 2 ? -1 : 1) + i * 2, cusp: swell.cusp };
    sea(ctx, layer, top, bottom);
    return layer;
  });
}

function moonrise(ctx: Ink, s: number): void {
  camera(ctx, 1.02 + s * 0.005, 0, s * 1.6, () => {
    sky(ctx, ['#120a3a', '#2b1568', '#5b2a8c', '#9a4a9c', '#e08aa0']);
    stars(ctx, s, 0);
    moon(ctx, 640, 560 - 350 * ease(1, 12, s), 104);
    cloud(ctx, 250 + s * 9, 300, 44, 'rgba(190,140,214,0.75)');
    cloud(ctx, 1060 - s * 7, 232, 56, 'rgba(160,112,200,0.7)');
    seaStack(ctx, s, 452, [['#8f6bd0', '#4f339c'], ['#6a4bbd', '#3a2687'], ['#4a37a0', '#281c6b'], ['#33298a', '#1a1352'], ['#221c66', '#100b3a']], { height: 15, cusp: 0, speed: 0.9 });
    glow(ctx, 640, 520, 250 * ease(3, 11, s) + 1, '255,220,160', 0.45);
  });
}

function sailing(ctx: Ink, s: number): void {
  camera(ctx, 1.05, 26 - s * 4, 4 * Math.sin(s * 0.6), () => {
    sky(ctx, ['#03263a', '#0a4f63', '#178a8a', '#6cc7ae', '#d9efc4']);
    stars(ctx, s, -s * 6);
    moon(ctx, 1010 - s * 5, 170, 70);
    for (let i = 0; i < 4; i++) {
      const x = 1400 - s * 26 - i * 330;
      sheet(ctx, new Path2D(`M${x} 470 C ${x + 60} ${360 + i * 12} ${x + 110} ${340 - i * 14} ${x + 160} 400 C ${x + 200} 380 ${x + 250} 400 ${x + 300} 470 Z`), i % 2 ? '#2c7d78' : '#216a6c', 0.7);
    }
    cloud(ctx, 300 - s * 10, 210, 52, 'rgba(220,245,230,0.55)');
    const tones = [['#4fc0b0', '#1f8d8b'], ['#2fa39f', '#127176'], ['#1b8388', '#0a5560'], ['#106470', '#063c4a'], ['#0a4858', '#032838']] as const;
    const layer = (i: number): Swell => ({ y: 448 + i * 62, height: 13 + 6 * i, length: 96 + i * 34, phase: -s * (0.7 + 0.3 * i), cusp: 0 });
    tones.forEach(([top, bottom], i) => {
      if (i === 2) whale(ctx, 1180 - s * 62, 606 - 52 * Math.sin(ease(2, 10, s) * Math.PI), 0.9, ease(4, 5.5, s) * (1 - ease(7, 8.5, s)));
      if (i === 3) {
        const x = 270 + s * 44;
        const water = layer(2);
        boat(ctx, x, waterAt(water, x) + 2, Math.sin(s * 1.5) * 0.06, 1.05, 0.8 + 0.12 * Math.sin(s * 7));
      }
      sea(ctx, layer(i), top, bottom);
    });
  });
}

function rain(ctx: Ink, s: number): void {
  ctx.strokeStyle = 'rgba(200,220,235,0.30)';
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (let i = 0; i < 150; i++) {
    const y = ((fixed(i) * 900 + s * (620 + 260 * fixed(i + 7))) % 900) - 100;
    const x = fixed(i + 300) * 1500 - y * 0.22;
    ctx.moveTo(x, y);
    ctx.lineTo(x - 9, y + 40);
  }
  ctx.stroke();
}

function storm(ctx: Ink, s: number): void {
  const flash = Math.max(0, 1 - Math.abs(s - 2.2) * 2.2) + Math.max(0, 1 - Math.abs(s - 7.6) * 2.2);
  camera(ctx, 1.07, 14 * Math.sin(s * 1.3), 9 * Math.sin(s * 1.9), () => {
    sky(ctx, ['#0c1013', '#1a2429', '#2f3f3f', '#57695a', '#7d8a5e']);
    for (const at of [2.2, 7.6]) {
      const near = Math.max(0, 1 - Math.abs(s - at) * 2.6);
      const x = at < 5 ? 880 : 350;
      ctx.save();
      ctx.globalAlpha = near;
      sheet(ctx, new Path2D(`M${x} 90 L ${x - 56} 270 L ${x - 14} 262 L ${x - 70} 440 L ${x + 40} 232 L ${x} 240 L ${x + 50} 90 Z`), '#fff6c0', 0.2);
      ctx.restore();
    }
    for (let i = 0; i < 8; i++) cloud(ctx, ((i * 210 + s * (30 + 6 * i)) % 1700) - 200, 74 + 62 * fixed(i + 4), 74 + 22 * fixed(i), i % 2 ? '#2a3336' : '#3b474a');
    const tones = [['#6f8a76', '#3b5247'], ['#557263', '#2a4038'], ['#3e5b52', '#1c302c'], ['#2b4642', '#101f1f'], ['#1b302f', '#081112']] as const;
    const layer = (i: number): Swell => ({ y: 470 + i * 58, height: 24 + 11 * i, length: 62 + i * 22, phase: s * (1 + 0.35 * i) * (i % 2 ? -1 : 1) + i, cusp: 1 });
    tones.forEach(([top, bottom], i) => {
      if (i === 3) boat(ctx, 600 + 60 * Math.sin(s * 0.7), waterAt(layer(2), 600 + 60 * Math.sin(s * 0.7)) * 0.5 + 270, 0.26 * Math.sin(s * 1.7), 0.92, 0.3 + 0.12 * Math.sin(s * 11));
      sea(ctx, layer(i), top, bottom);
    });
    rain(ctx, s);
  });
  ctx.fillStyle = `rgba(235,240,210,${0.16 * flash})`;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
}

function homeward(ctx: Ink, s: number): void {
  camera(ctx, 1.12 - s * 0.007, -10 + s * 2, 0, () => {
    sky(ctx, ['#07122e', '#0f2350', '#27407a', '#a06a4c', '#f0a53e']);
    stars(ctx, s, 0);
    cloud(ctx, 430 - s * 6, 180, 60, 'rgba(90,100,150,0.7)');
    sea(ctx, { y: 468, height: 9, length: 90, phase: s * 0.5, cusp: 0 }, '#c98a42', '#3a4470');
    lighthouse(ctx, 990, 500, 1.06, Math.PI - 0.42 + 0.55 * Math.sin(s * 0.75), ease(0.4, 2, s));
    const tones = [['#8a6a52', '#22305e'], ['#3c4674', '#16234c'], ['#263463', '#0d1737'], ['#182450', '#070d24']] as const;
    tones.forEach(([top, bottom], i) => {
      const layer: Swell = { y: 520 + i * 52, height: 11 + 4 * i, length: 104 + i * 30, phase: -s * (0.6 + 0.2 * i) + i, cusp: 0 };
      if (i === 2) {
        const x = 160 + s * 46;
        boat(ctx, x, waterAt({ ...layer, y: 566 }, x), Math.sin(s * 1.4) * 0.05, 0.95, 0.85);
      }
      sea(ctx, layer, top, bottom);
    });
  });
}

function dawn(ctx: Ink, s: number): void {
  camera(ctx, 1.03 + s * 0.006, -s * 3, 0, () => {
    sky(ctx, ['#6a7fd0', '#c79ad6', '#ffb3b8', '#ffd09a', '#fff0c4']);
    glow(ctx, 330, 452 - s * 12, 430, '255,230,150', 0.8);
    const sun = new Path2D();
    sun.arc(330, 452 - s * 12, 92, 0, Math.PI * 2);
    sheet(ctx, sun, '#fff0b0', 0.3);
    cloud(ctx, 180 + s * 8, 190, 50, 'rgba(255,240,240,0.85)');
    cloud(ctx, 820 - s * 6, 150, 66, 'rgba(255,226,230,0.8)');
    gulls(ctx, s);
    sheet(ctx, new Path2D('M420 500 C 620 330 820 300 1040 330 C 1200 340 1330 300 1500 290 L 1500 560 L 420 560 Z'), '#b98ac0', 0.8);
    village(ctx, 600, 508);
    sheet(ctx, new Path2D('M560 506 H 1500 V 540 H 540 Z'), '#8c5a6a', 0.4);
    const tones = [['#ffc7a8', '#e88aa0'], ['#f59ba6', '#c2698f'], ['#d57a9c', '#96508a'], ['#a95f96', '#663a78']] as const;
    tones.forEach(([top, bottom], i) => {
      if (i === 2) boat(ctx, 400 + 70 * ease(0, 6, s), 598 + 5 * Math.sin(s * 1.3), 0.03 * Math.sin(s * 1.2), 1, 0.45);
      sea(ctx, { y: 530 + i * 46, height: 8 + 3 * i, length: 110 + i * 26, phase: s * 0.5 * (i % 2 ? -1 : 1) + i, cusp: 0 }, top, bottom);
    });
  });
}

const SCENES = [
  { from: 6, draw: moonrise, x: 640, y: 360 },
  { from: 20, draw: sailing, x: 300, y: 560 },
  { from: 32, draw: storm, x: 900, y: 200 },
  { from: 44, draw: homeward, x: 990, y: 180 },
  { from: 53, draw: dawn, x: 330, y: 440 },
] as const;

function stage(ctx: Ink, t: number): void {
  for (const scene of SCENES) {
    const next = SCENES[SCENES.indexOf(scene) + 1];
    if (t < scene.from || (next && t > next.from + 1.2)) continue;
    const opened = scene.from === 6 ? 1 : ease(scene.from, scene.from + 1.2, t);
    ctx.save();
    if (opened < 1) {
      ctx.beginPath();
      ctx.arc(scene.x, scene.y, 1 + 1240 * opened, 0, Math.PI * 2);
      ctx.clip();
    }
    scene.draw(ctx, t - scene.from);
    ctx.restore();
  }
}

/** Paints the film at `t` seconds. */
export function drawFilm(ctx: Ink, t: number): void {
  ctx.fillStyle = '#0a0406';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  if (t > 6 && t < 61.2) stage(ctx, t);
  const open = ease(6.2, 9, t) * (1 - ease(58.8, 61, t));
  house(ctx, open, 0.12 + 0.88 * ease(0.6, 3.4, t) * (1 - ease(62.2, 63.9, t)), t);
  card(ctx, [{ text: 'Footlight presents', size: 44, y: 290, gap: 4 }, { text: 'The Paper Moon', size: 104, y: 410, gap: 2 }], ease(1.8, 3.2, t) * (1 - ease(5.6, 6.4, t)));
  card(ctx, [{ text: 'The Paper Moon', size: 84, y: 320, gap: 2 }, { text: 'cut, lit and sailed by Footlight', size: 38, y: 396, gap: 3 }], ease(60.8, 61.6, t) * (1 - ease(63, 63.8, t)));
}
