import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BareAnswer } from './bare-server.ts';

/** A bare server in processes of its own. */
export interface BareServer {
  readonly port: number;
  set(answer: BareAnswer): Promise<void>;
  close(): Promise<void>;
}

/** @param databaseUrl asked once for each request; nothing is asked when absent */
export async function startBareServer(processes: number, databaseUrl: string | undefined): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), [String(processes), ...(databaseUrl ? [databaseUrl] : [])], { execArgv: ['--import', 'tsx'] });
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
