import { parseArgs } from 'node:util';
import { type LogLevel, logLevels } from '../logs/request-log.ts';
import { StartRefused } from '../start-refused.ts';
import type { PlatformOptions } from '../serve.ts';
import type { StopTimes } from './finish-requests.ts';

/** What a start asks for. */
export interface StartOptions extends PlatformOptions, StopTimes { processes: number }

/** chosen: below the five seconds after which `npm run demo`, and what else starts it for a moment, ends it by force */
const usualStopSeconds = '4';

const mostProcesses = 64;

function numberOf(values: Readonly<Record<string, string | boolean | undefined>>, name: string, least: number, most: number): number {
  const number = Number(values[name]);
  if (values[name] !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new StartRefused('bad-option', `--${name} has to be a whole number from ${least} to ${most}; it is "${String(values[name])}".`);
}

/** chosen: whoever starts a demo wants to read what to open, an operator every request */
function logLevelOf(demoMode: boolean, named: string | undefined): LogLevel {
  if (!named) return demoMode ? 'warn' : 'info';
  const level = logLevels.find((one) => one === named);
  if (level) return level;
  throw new StartRefused('bad-option', `FOOTLIGHT_LOG_LEVEL has to be one of ${logLevels.join(', ')}; it is "${named}".`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4000' },
        data: { type: 'string', default: '.footlight/data' },
        'database-url': { type: 'string' },
        'no-demo': { type: 'boolean', default: false },
        processes: { type: 'string', default: '1' },
        'drain-seconds': { type: 'string', default: '0' },
        'stop-seconds': { type: 'string', default: usualStopSeconds },
      },
    }).values;
  } catch (failure) {
    throw new StartRefused('bad-option', (failure as Error).message);
  }
}

/**
 * Reads what a start asks for.
 *
 * @param args of the command line, without Node and the file
 * @throws StartRefused `bad-option`
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): StartOptions {
  const values = parse(args);
  return {
    port: numberOf(values, 'port', 0, 65_535), dataDir: values.data, databaseUrl: (values['database-url'] ?? environment['DATABASE_URL']) || undefined, demoMode: !values['no-demo'], environment,
    log: { level: logLevelOf(!values['no-demo'], environment['FOOTLIGHT_LOG_LEVEL']) },
    realData: environment['FOOTLIGHT_REAL_DATA'], guideChannels: Number(environment['FOOTLIGHT_GUIDE_CHANNELS']) || undefined,
    processes: numberOf(values, 'processes', 1, mostProcesses), drainMs: 1000 * numberOf(values, 'drain-seconds', 0, 600), graceMs: 1000 * numberOf(values, 'stop-seconds', 0, 600),
  };
}
