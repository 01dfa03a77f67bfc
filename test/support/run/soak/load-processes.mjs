import { spawn } from 'node:child_process';

/** Runs in a process: computes until its input is closed, as it is when the process that started it is gone. */
const burn = `
process.stdin.resume().once('close', () => process.exit());
(function turn() {
  for (const until = performance.now() + 100; performance.now() < until;);
  setImmediate(turn);
})();`;

/** Starts processes that keep the processor busy. They end with this process, however it ends. @returns the processes, and stop */
export function startLoad(count) {
  const children = Array.from({ length: count }, () => spawn(process.execPath, ['-e', burn], { stdio: ['pipe', 'ignore', 'ignore'] }));
  const stop = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', stop);
  return { children, stop };
}
