import cluster from 'node:cluster';
import { failureText } from '../../db/failure-text.ts';
import { logProblem } from '../logs/log-problem.ts';
import { startPlatform } from '../serve.ts';
import type { StartOptions } from './read-options.ts';

/** What a process says to the one that started it, when it serves. */
export interface ReadyMessage { ready: string }

/** chosen: jobs, mails and the database are closed in a moment, or one of them hangs */
const closingMs = 5_000;

function tellReady(address: string): void {
  if (cluster.isWorker) process.send?.({ ready: address } satisfies ReadyMessage);
  else process.stdout.write(`ready ${address}\n`);
}

/**
 * Serves in this process until it is told to stop.
 *
 * 1. SIGTERM, SIGINT, or the end of the process that started it: `/ready` says no, and requests are taken for `drainMs` more.
 * 2. No connection is taken any more; requests that began may finish within `graceMs`.
 * 3. Jobs, mails, changes and the database are closed, and the process ends: with 0, or with 1 when something was cut or did not close.
 */
export async function runProcess(options: StartOptions): Promise<void> {
  const platform = await startPlatform(options);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    if (!stopping) setTimeout(() => process.exit(1), options.drainMs + options.graceMs + closingMs).unref();
    stopping ??= platform.close(options).then((isWhole) => process.exit(isWhole ? 0 : 1), (failure: unknown) => {
      logProblem(failureText(failure));
      process.exit(1);
    });
  };
  for (const event of ['SIGINT', 'SIGTERM', ...(cluster.isWorker ? ['disconnect'] : [])]) process.on(event, stop);
  tellReady(platform.context.realms.all()[0]?.settings.origin ?? `http://localhost:${platform.port}`);
}
