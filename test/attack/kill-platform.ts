import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttackResult, AttackSize } from './attack-case.ts';
import { ask, signIn } from './api-client.ts';
import { type PlatformProcess, startPlatformProcess } from './platform-process.ts';
import { seededRandom } from './seeded-random.ts';

const list = '/api/v1/new-watchlists/favourites/content';
const titles = ['1001', '1002', '1003', '1004', '1005'];

/** Writes until the process ends; returns what the last answered write left of each title. */
async function writeUntilGone(platform: PlatformProcess, token: string, known: Map<string, boolean>): Promise<void> {
  for (let turn = 0; platform.isAlive(); turn += 1) {
    const id = titles[turn % titles.length]!;
    const isAdded = Math.floor(turn / titles.length) % 2 === 0;
    known.delete(id);
    const reply = await (isAdded ? ask(platform, { token, path: list, body: { content: [{ id, contentType: 'VOD' }] } }) : ask(platform, { token, method: 'DELETE', path: `${list}/VOD/${id}` })).catch(() => undefined);
    if (reply && reply.status < 300) known.set(id, isAdded);
  }
}

async function lost(platform: PlatformProcess, token: string, known: Map<string, boolean>): Promise<string[]> {
  const { text } = await ask(platform, { token, path: `${list.replace('/content', '')}?rpp=25` });
  return [...known].filter(([id, isAdded]) => text.includes(`"${id}"`) !== isAdded).map(([id, isAdded]) => `${id} was ${isAdded ? 'added' : 'removed'} and answered, and is ${isAdded ? 'gone' : 'there'}`);
}

/** A process that is killed while it writes: nothing that was answered is lost, and it starts again by itself. */
export async function killPlatform({ seed, kills }: AttackSize): Promise<AttackResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'footlight-attack-'));
  const random = seededRandom(seed);
  const broken: string[] = [];
  const starts: number[] = [];
  let platform = await startPlatformProcess(dataDir);
  try {
    const token = (await signIn(platform, 'member')).authorisationToken;
    for (let killed = 0; killed < kills; killed += 1) {
      const known = new Map<string, boolean>();
      const writing = writeUntilGone(platform, token, known);
      // oxlint-disable-next-line footlight/no-waits -- it is killed at a time drawn by lot
      await new Promise((resolve) => setTimeout(resolve, 200 + random.below(800)));
      await platform.kill();
      await writing;
      const began = performance.now();
      platform = await startPlatformProcess(dataDir);
      starts.push(performance.now() - began);
      broken.push(...await lost(platform, token, known));
    }
  } finally {
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { figures: { kills, 'slowest start, s': (Math.max(...starts, 0) / 1000).toFixed(1) }, broken };
}
