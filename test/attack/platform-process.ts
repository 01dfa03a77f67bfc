import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import '../support/localhost-dns.ts';

/** A platform in a process that may be killed and started again on its data. */
export interface PlatformProcess {
  at(host: string, path?: string): string;
  /** False once it ended, whoever ended it. */
  isAlive(): boolean;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** @param dataDir kept by the caller @throws with what the process said when it does not come up */
export async function startPlatformProcess(dataDir: string): Promise<PlatformProcess> {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/platform/main.ts', '--port', '0', '--data', dataDir], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const { port } = new URL(await readyAddress(child));
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!isAlive()) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return { at: (host, path = '') => `http://${host}.localhost:${port}${path}`, isAlive, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    child.once('exit', () => reject(new Error(`The platform ended:\n${said.join('\n')}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (said.length < 200) said.push(line);
        if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
      });
    }
  });
}
