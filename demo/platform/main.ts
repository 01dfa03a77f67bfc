import cluster from 'node:cluster';
import { failureText } from './db/failure-text.ts';
import { readOptions } from './server/processes/read-options.ts';
import { StartRefused } from './server/start-refused.ts';

const args = process.argv.slice(2);

try {
  const options = readOptions(args, process.env);
  if (options.processes > 1 && cluster.isPrimary) await (await import('./server/processes/run-processes.ts')).runProcesses(options, args);
  else await (await import('./server/processes/run-process.ts')).runProcess(options);
} catch (failure) {
  const isKnown = failure instanceof StartRefused;
  process.stderr.write(`${isKnown ? failure.message : failureText(failure)}\n`);
  process.exit(1);
}
