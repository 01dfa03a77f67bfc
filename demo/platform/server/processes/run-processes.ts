import cluster, { type Worker } from 'node:cluster';
import { logProblem } from '../logs/log-problem.ts';
import { StartRefused } from '../start-refused.ts';
import { freePort } from './free-port.ts';
import type { StartOptions } from './read-options.ts';
import type { ReadyMessage } from './run-process.ts';

/** chosen: a process that ended is in place again before a viewer's second try, and one that cannot start does not fill the log */
const startAgainMs = 1000;

const isReady = (message: unknown): message is ReadyMessage => typeof message === 'object' && message !== null && 'ready' in message;

/**
 * Serves with several processes behind one address, which share the database and nothing else.
 *
 * 1. The first one prepares the database before the others start.
 * 2. A process that ends by itself is replaced; one that cannot start in the beginning ends all.
 * 3. SIGTERM and SIGINT stop every process as `runProcess` says; this one ends after the last, with 1 when one of them did.
 *
 * @param args of the command line, for each process
 * @throws StartRefused `one-process`, `port-busy`
 */
export async function runProcesses({ processes, port, databaseUrl }: StartOptions, args: string[]): Promise<void> {
  if (databaseUrl === undefined) throw new StartRefused('one-process', 'The embedded database is a folder that one process holds, so one process alone can serve from it. Set DATABASE_URL to a PostgreSQL database, or leave --processes out.');
  cluster.setupPrimary({ args: [...args, '--port', String(await freePort(port))] });
  const running = new Set<Worker>();
  const served = new Set<Worker>();
  let isServing = false;
  let isStopping = false;
  let code = 0;

  function stop(): void {
    isStopping = true;
    for (const worker of running) worker.process.kill('SIGTERM');
    if (running.size === 0) process.exit(code);
  }

  function hear(worker: Worker, message: unknown): void {
    if (!isReady(message)) return;
    served.add(worker);
    if (!isServing && running.size < processes) for (let missing = processes - running.size; missing > 0; missing -= 1) start();
    if (isServing || served.size < processes) return;
    isServing = true;
    process.stdout.write(`ready ${message.ready}\n`);
  }

  function replace(worker: Worker, exitCode: number | null): void {
    running.delete(worker);
    served.delete(worker);
    if (isStopping || !isServing) {
      code ||= exitCode === 0 ? 0 : 1;
      return stop();
    }
    logProblem(`process ${worker.process.pid ?? ''} ended (${exitCode ?? worker.process.signalCode ?? ''}); another one is started`);
    setTimeout(() => { if (!isStopping) start(); }, startAgainMs);
  }

  function start(): void {
    const worker = cluster.fork();
    running.add(worker);
    worker.on('message', (message) => hear(worker, message));
    worker.once('exit', (exitCode: number | null) => replace(worker, exitCode));
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  start();
}
