import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { whenNpmEnds } from './when-npm-ends.mjs';

const graceMs = 5000;

/**
 * Runs one command at a time and takes its whole family along when this process ends.
 *
 * Each command leads its own process group: SIGTERM first, SIGKILL after five seconds or at a second Ctrl-C. The end of
 * the npm that started this process counts as a Ctrl-C.
 */
export class RunGroup {
  #child;
  #exited;
  /** Set when somebody asked to stop. */
  ended = false;

  constructor(root) {
    this.root = root;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => this.#stop());
    process.on('exit', () => this.#signal('SIGKILL'));
    whenNpmEnds(() => this.#stop());
  }

  /** Runs to the end; `onLine` hears its lines, and `output` keeps what it wrote. */
  async run([command, ...args], onLine) {
    if (this.ended) return { code: 1, output: '' };
    const child = spawn(command, args, { cwd: this.root, detached: process.platform !== 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output = `${output}${line}\n`.slice(-20_000);
        void onLine?.(line);
      });
    }
    this.#exited = new Promise((resolve) => {
      child.once('error', (failure) => { output += failure.message; resolve(1); });
      child.once('close', (code) => resolve(code ?? 1));
    });
    const code = await this.#exited;
    this.#signal('SIGKILL');
    this.#child = undefined;
    return { code, output };
  }

  #stop() {
    if (this.ended) return this.#signal('SIGKILL');
    this.ended = true;
    process.exitCode = 0;
    this.#signal('SIGTERM');
    setTimeout(() => this.#signal('SIGKILL'), graceMs).unref();
  }

  /** Reaches the command and everything that it started; what is gone already is no failure. */
  #signal(name) {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, name);
    } catch {
      // Nothing is left to stop.
    }
  }
}
