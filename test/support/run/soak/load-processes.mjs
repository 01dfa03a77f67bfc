import { spawn } from 'node:child_process';

/** Runs in a process: computes until the process that started it is gone. */
const burn = `
const parent = process.ppid;
(function turn() {
  for (const until = performance.now() + 100; performance.now() < until;);
  if (process.ppid === parent) setImmediate(turn);
})();`;

/** Starts processes that keep the processor busy. They end with this process, however it ends. @returns stop */
export function startLoad(count) {
  const children = Array.from({ length: count }, () => spawn(process.execPath, ['-e', burn], { stdio: 'ignore' }));
  const stop = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', stop);
  return stop;
}
