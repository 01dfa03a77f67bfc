import { expect, test } from 'vitest';
import { readOptions } from '../../../../../demo/platform/server/processes/read-options.ts';

test('what is not said is one process of a demo on the embedded database', () => {
  expect(readOptions([], {})).toMatchObject({ port: 4000, processes: 1, demoMode: true, databaseUrl: undefined, drainMs: 0, graceMs: 4_000 });
});

test('flags and environment name the rest, and a flag said twice counts as it was said last', () => {
  const args = ['--port', '1', '--processes', '3', '--drain-seconds', '10', '--stop-seconds', '25', '--no-demo', '--port', '8080'];
  expect(readOptions(args, { DATABASE_URL: 'postgres://db/footlight' })).toMatchObject({ port: 8080, processes: 3, drainMs: 10_000, graceMs: 25_000, demoMode: false, databaseUrl: 'postgres://db/footlight' });
});

test.each([
  [['--processes', '0'], '--processes has to be a whole number from 1 to 64; it is "0".'],
  [['--processes', 'two'], '--processes has to be a whole number from 1 to 64; it is "two".'],
  [['--stop-seconds', '1.5'], '--stop-seconds has to be a whole number from 0 to 600; it is "1.5".'],
  [['--port', '70000'], '--port has to be a whole number from 0 to 65535; it is "70000".'],
  [['--proceses', '2'], "Unknown option '--proceses'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(expect.objectContaining({ code: 'bad-option', message: expect.stringContaining(sentence) }));
});

test('an operator reads every request, whoever tries a demo what failed, unless they say', () => {
  const levelOf = (args: string[], environment = {}) => readOptions(args, environment).log?.level;
  expect([levelOf([]), levelOf(['--no-demo']), levelOf([], { FOOTLIGHT_LOG_LEVEL: 'debug' })]).toEqual(['warn', 'info', 'debug']);
  expect(() => levelOf([], { FOOTLIGHT_LOG_LEVEL: 'loud' })).toThrow('FOOTLIGHT_LOG_LEVEL has to be one of trace, debug, info, warn, error, fatal, silent; it is "loud".');
});
