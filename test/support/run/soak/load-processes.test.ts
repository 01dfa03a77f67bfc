import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startLoad } from './load-processes.mjs';

/** Whether a process runs; one that has ended may still stand in the table until its parent asks. */
const runs = (pid: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

/** The processor time that a process has used, in clock ticks. */
const ticksOf = (pid: number): number => {
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return Number(numbers.split(' ')[11]);
};

test('a soak has as much load beside it as was asked, until it stops it', async () => {
  const { children, stop } = startLoad(2);
  try {
    expect(children).toHaveLength(2);
    if (process.platform === 'linux') for (const { pid } of children) await expect.poll(() => ticksOf(pid!)).toBeGreaterThan(5);
  } finally {
    const gone = Promise.all(children.map((child) => once(child, 'exit')));
    stop();
    await gone;
  }
});

test('the load goes with the soak, however that ends', async () => {
  const module = new URL('./load-processes.mjs', import.meta.url).href;
  const script = `const { startLoad } = await import('${module}'); console.log(startLoad(1).children[0].pid); setInterval(() => {}, 1000);`;
  const soak = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(soak.stdout, 'data') as [Buffer];
  const pid = Number(String(line));
  expect(runs(pid)).toBe(true);
  soak.kill('SIGKILL');
  await expect.poll(() => runs(pid)).toBe(false);
});
