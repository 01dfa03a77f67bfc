import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const waits = [
  'setTimeout(() => {}, 50);',
  'globalThis.setTimeout(() => {}, delay);',
  'const later = promisify(setTimeout);',
  'await page.waitForTimeout(100);',
  'await scheduler.wait(100);',
  'await vi.advanceTimersByTimeAsync(0);',
  'import { setTimeout as passed } from \'node:timers/promises\';',
  'const timers = await import(\'timers/promises\');',
];
const others = [
  'setTimeout(() => {});',
  'setTimeout(() => {}, 0);',
  'await vi.advanceTimersByTimeAsync(1000);',
  'import { setInterval } from \'node:timers\';',
];

interface Complaint { code: string; labels: { span: { line: number } }[] }

/** What the linter says of a file at this path: line and rule. */
function complaintsOf(path: string, lines: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-lint-'));
  try {
    const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { jsPlugins: string[] };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins: config.jsPlugins.map((plugin) => resolve(plugin)) }));
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
    const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--format=json'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Complaint[] };
    return diagnostics.map(({ code, labels }) => `${lines[labels[0]!.span.line - 1]} ${code}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('no test lets time pass', () => {
  expect(complaintsOf('test/planted.ts', [...waits, ...others]).sort()).toEqual(waits.map((line) => `${line} footlight(no-waits)`).sort());
});

test('the platform reads addresses of visitors in one file', () => {
  const lines = ['count(request.ip);', 'count(request[\'ip\']);', 'const { ip } = request;', 'const of = ({ request: { ips } }) => ips;', 'count(request.raw.socket.remoteAddress);'];
  expect(complaintsOf('demo/platform/planted.ts', [...lines, 'count(visitorNetwork(request));']).sort()).toEqual(lines.map((line) => `${line} footlight(no-bare-address)`).sort());
  expect(complaintsOf('demo/platform/server/limits/visitor-network.ts', lines)).toEqual([]);
});

test.each(['src/ui/planted.tsx', 'src/rules/planted.tsx', 'bridge/planted.tsx'])('%s writes no markup', (path) => {
  const lines = [
    'const view = <div dangerouslySetInnerHTML={{ __html: text }} />;', 'element.innerHTML = text;', 'element.outerHTML = text;', 'element.insertAdjacentHTML(place, text);',
    'element[\'innerHTML\'] = text;', 'const { outerHTML } = element;',
  ];
  const plain = ['const other = <div>{text}</div>;', 'element[innerHTML] = text;', 'const { textContent } = element;'];
  expect(complaintsOf(path, [...lines, ...plain]).sort()).toEqual(lines.map((line) => `${line} footlight(no-markup)`).sort());
});

test('a rule keeps no clock, chance or page of its own', () => {
  const lines = ['const now = Date.now();', 'const chance = Math.random();', 'fetch(address);'];
  expect(complaintsOf('src/rules/planted.ts', lines).map((complaint) => complaint.split(' ').at(-1)).sort())
    .toEqual(['eslint(no-restricted-globals)', 'eslint(no-restricted-properties)', 'eslint(no-restricted-properties)']);
});

test('the platform looks nothing up in a plain object by any key', () => {
  const lines = [
    'const table: Readonly<Record<string, string>> = { a: "b" };', 'export const other: Record<string, number> = {};', 'const typed: Record<"a", string> = { a: "b" };', 'const mapped = new Map([["a", "b"]]);',
    'export const plain = (key: string) => table[key];', 'export const exported = (key: string) => other[key] ?? 0;',
    'export const own = (key: string) => (Object.hasOwn(table, key) ? table[key] : undefined);', 'export const both = (key?: string) => (key !== undefined && Object.hasOwn(other, key) ? other[key] : 1);',
    'export const and = (key: string) => Object.hasOwn(table, key) && table[key] === "b";', 'export const known = (key: "a") => typed[key];', 'export const named = () => table["a"];', 'export const map = (key: string) => mapped.get(key);',
  ];
  expect(complaintsOf('demo/platform/planted.ts', lines).filter((complaint) => complaint.includes('footlight'))).toEqual([lines[4], lines[5]].map((line) => `${line} footlight(no-table-lookup)`));
});

describe('tokens', () => {
  const readers = [
    "import { jwtVerify } from 'jose';", "import { SignJWT, jwtVerify as read } from 'jose';", "import { decodeJwt } from 'jose/jwt/decode';", "import { UnsecuredJWT } from 'jose';", "import { compactVerify } from 'jose';",
    "import * as jose from 'jose';", "export { jwtVerify as verify } from 'jose';", "export * from 'jose';", "const later = await import('jose');",
    "import { type TokenUser, verifyToken } from '../identity/session/access-token.ts';",
  ];
  const others = ["import { SignJWT as Signed, errors } from 'jose';", "import type { JWTPayload } from 'jose';", "import { signToken } from '../identity/session/access-token.ts';", "import { verifyOwnJwt } from './own-jwt.ts';"];
  const said = (path: string, lines: readonly string[]) => complaintsOf(path, lines).filter((complaint) => complaint.includes('footlight'));

  test('are read by no file of the platform that the linter does not name', () => {
    expect(said('demo/platform/server/planted.ts', [...readers, ...others]).sort()).toEqual(readers.map((line) => `${line} footlight(no-token-reading)`).sort());
  });

  test('of ours are read in one file', () => {
    expect(said('demo/platform/identity/session/own-jwt.ts', readers.slice(0, 1))).toEqual([]);
    expect(said('demo/platform/identity/session/guest-buyer.ts', readers.slice(0, 1))).toEqual([`${readers[0]} footlight(no-token-reading)`]);
  });
});
