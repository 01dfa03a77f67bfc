/** Plays a drawing in a headless Chromium, frame by frame, into a lossless-looking master. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { chromium, type Page } from 'playwright';

export type Drawing = 'drawFilm' | 'drawArena' | 'drawAquarium' | 'drawVelodrome' | 'drawGala'
  | 'drawAngleWide' | 'drawAngleBend' | 'drawAngleFinish' | 'drawAngleStraight' | 'drawSpot';

const BATCH = 12;

async function openCanvas(page: Page): Promise<void> {
  const built = buildSync({
    stdin: { contents: "export * from './film-scenes.ts'; export * from './clip-scenes.ts'; export * from './channel-scenes.ts'; export * from './angle-scenes.ts';", resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true, format: 'iife', globalName: 'drawings', write: false,
  });
  await page.setContent('<canvas width="1280" height="720"></canvas>');
  await page.addScriptTag({ content: built.outputFiles[0]?.text ?? '' });
}

function paintBatch(page: Page, drawing: Drawing, first: number, count: number, fps: number): Promise<string[]> {
  return page.evaluate(({ drawing: name, first: from, count: n, fps: rate }) => {
    const canvas = document.querySelector('canvas');
    const ctx = canvas?.getContext('2d', { willReadFrequently: true });
    const all = (globalThis as unknown as { drawings: Record<string, (c: unknown, t: number) => void> }).drawings;
    return Array.from({ length: n }, (_, i) => {
      all[name]?.(ctx, (from + i) / rate);
      return canvas?.toDataURL('image/jpeg', 0.95).slice(23) ?? '';
    });
  }, { drawing, first, count, fps });
}

/** Renders `seconds` of a drawing at `fps` to the file `to`. */
export async function renderMaster(options: { drawing: Drawing; seconds: number; fps: number; to: string }): Promise<void> {
  const { drawing, seconds, fps, to } = options;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await openCanvas(page);
    const encoder = spawn('ffmpeg', ['-v', 'error', '-y', '-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(fps), '-i', '-', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '8', '-pix_fmt', 'yuv420p', to], { stdio: ['pipe', 'inherit', 'inherit'] });
    const total = Math.round(seconds * fps);
    for (let at = 0; at < total; at += BATCH) {
      const frames = await paintBatch(page, drawing, at, Math.min(BATCH, total - at), fps);
      for (const frame of frames) {
        if (!encoder.stdin.write(Buffer.from(frame, 'base64'))) await once(encoder.stdin, 'drain');
      }
    }
    encoder.stdin.end();
    const [code] = (await once(encoder, 'close')) as [number];
    if (code !== 0) throw new Error(`ffmpeg could not write ${to}: it ended with ${code}.`);
  } finally {
    await browser.close();
  }
}
