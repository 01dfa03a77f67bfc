import { afterEach, expect, test, vi } from 'vitest';
import { logProblem } from '../../../../../demo/platform/server/logs/log-problem.ts';

afterEach(() => { vi.restoreAllMocks(); });

function written(message: string): string {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  logProblem(message, { reqId: '1', route: '/*' });
  return String(write.mock.calls[0]?.[0]);
}

test.each([
  ['the end of a line', 'a\nlevel=30 paid'], ['a return', 'a\rb'], ['a colour of ANSI', 'a\u001B[31mb'], ['the same in one byte', 'a\u009B31mb'], ['the end of a line of ISO 6429', 'a\u0085b'], ['deletion', 'a\u007Fb'],
  ['the end of a line of Unicode', 'a\u2028b\u2029c'], ['another direction', 'a\u202Eb\u2066c'], ['the end of its JSON', 'a"}\n{"level":30'], ['half a character', 'a\uD83Cb'],
])('%s in a message is no more than text of one line', (_what, message) => {
  const line = written(message);
  expect(line).toMatch(/^\{[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*\}\n$/u);
  expect(JSON.parse(line)).toMatchObject({ level: 50, reqId: '1', route: '/*', msg: message });
});
