/** Loaded into a platform that is measured: at SIGUSR2 it collects garbage and writes a line of what the process holds. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.stdout.write(`memory ${JSON.stringify({ heap, rss })}\n`);
});
