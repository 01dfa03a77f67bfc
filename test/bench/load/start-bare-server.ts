import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-server.ts';

/** A bare server in a process of its own. */
export interface BareServer {
  readonly port: number;
  set(answer: BareAnswer): Promise<void>;
  close(): Promise<void>;
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message') as [number];
  return {
    port,
    async set(answer) {
      const done = once(child, 'message');
      child.send(answer);
      await done;
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
