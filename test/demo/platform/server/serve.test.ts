import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { seededSnapshot } from '../../../../demo/platform/db/snapshot.ts';
import { startPlatform } from '../../../../demo/platform/server/serve.ts';

/** Built once for each state of the seed; the tests measure starts, not this. */
beforeAll(async () => { for (const isDemo of [true, false]) await seededSnapshot(isDemo); }, 180_000);

const folders: string[] = [];
afterEach(() => { for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true }); });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-start-'));
  folders.push(folder);
  return folder;
}

/** A process that has ended. */
const goneProcess = 2 ** 22 - 3;
/** A process that lives and is not ours. */
const livingProcess = process.ppid;

describe('a folder', () => {
  test('held by another process is not opened, and the sentence says by whom', async () => {
    const dataDir = emptyFolder();
    mkdirSync(join(dataDir, 'held.lock'));
    writeFileSync(join(dataDir, 'held-by.pid'), String(livingProcess));
    await expect(startPlatform({ port: 0, dataDir })).rejects.toMatchObject({ code: 'folder-held', message: expect.stringContaining(`process ${livingProcess}`) });
    expect(existsSync(join(dataDir, 'held-by.pid'))).toBe(true);
  });

  test('left locked by a process that is gone is taken over, kept, and let go', async () => {
    const dataDir = emptyFolder();
    mkdirSync(join(dataDir, 'held.lock'));
    writeFileSync(join(dataDir, 'held-by.pid'), String(goneProcess));
    const first = await startPlatform({ port: 0, dataDir });
    await expect(startPlatform({ port: 0, dataDir })).rejects.toMatchObject({ code: 'folder-held' });
    await first.app.inject({ method: 'PUT', url: '/demo/faults', headers: { host: 'api.localhost' }, payload: { call: 'readView', status: 500 } });
    await first.close();
    expect(existsSync(join(dataDir, 'held-by.pid'))).toBe(false);
    const second = await startPlatform({ port: 0, dataDir });
    const kept = await second.app.inject({ url: '/demo/faults', headers: { host: 'api.localhost' } });
    await second.close();
    expect(kept.json()).toMatchObject({ faults: [{ call: 'readView', status: 500 }] });
  }, 60_000);
});

test('a busy port is a sentence that says what to do, and the folder is let go', async () => {
  const dataDir = emptyFolder();
  const other = Fastify();
  await other.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.server.address() as { port: number };
  await expect(startPlatform({ port, dataDir })).rejects.toMatchObject({ code: 'port-busy', message: `Port ${port} is in use. Stop what listens there or choose another one with --port.` });
  await other.close();
  expect(existsSync(join(dataDir, 'held-by.pid'))).toBe(false);
});

test.each([
  ['a body', 'POST /api/v2/login HTTP/1.1\r\nhost: api.localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
  ['the headers', 'GET / HTTP/1.1\r\nhost: arena.localh'],
])('a connection on which %s does not arrive is closed', async (_what, start) => {
  const platform = await startPlatform({ port: 0, dataDir: emptyFolder(), requestTimeoutMs: 400 });
  const socket = connect(platform.port, '127.0.0.1');
  socket.write(start);
  const [answer] = await once(socket, 'data') as [Buffer];
  await once(socket, 'close');
  await platform.close();
  expect(answer.toString()).toContain('HTTP/1.1 408');
});

test('without demo mode there are no switches and no demo pages', async () => {
  const platform = await startPlatform({ port: 0, dataDir: emptyFolder(), demoMode: false });
  const statusOf = async (host: string, url: string) => (await platform.app.inject({ url, headers: { host } })).statusCode;
  const switches = await Promise.all(['/demo/clock', '/demo/accounts', '/demo/faults', '/demo/hosts'].map((url) => statusOf('api.localhost', url)));
  const pages = await Promise.all(['/demo', '/demo/demo.html', '/demo/demo.js', '/demo/bench.html', '/demo/reports'].map((url) => statusOf('arena.localhost', url)));
  const strangers = await Promise.all(['evil.localhost', 'partner.localhost', 'mail.localhost', 'google.localhost'].map((host) => statusOf(host, '/')));
  await platform.close();
  expect(strangers).toEqual([404, 404, 404, 404]);
  expect([...switches, ...pages]).toEqual(Array.from({ length: 9 }, () => 404));
});

describe('a folder that cannot be used', () => {
  test.each([
    ['is a file', (dataDir: string) => { rmSync(dataDir, { recursive: true }); writeFileSync(dataDir, ''); return dataDir; }, 'it is a file'],
    ['lies under a file', (dataDir: string) => { rmSync(dataDir, { recursive: true }); writeFileSync(dataDir, ''); return join(dataDir, 'data'); }, 'a part of its path is a file'],
  ])('because it %s is a sentence', async (_why, prepare, reason) => {
    const dataDir = prepare(emptyFolder());
    await expect(startPlatform({ port: 0, dataDir })).rejects.toMatchObject({ code: 'bad-data-folder', message: `The folder ${dataDir} cannot be used (${reason}). Choose another folder with --data.` });
  });

  test.each([
    ['PG_VERSION is missing', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
    ['its control file is damaged', (folder: string) => writeFileSync(join(folder, 'global/pg_control'), 'nonsense')],
  ])('because %s is put aside, and the platform starts', async (_why, damage) => {
    const dataDir = emptyFolder();
    const first = await startPlatform({ port: 0, dataDir });
    await first.close();
    const name = readdirSync(dataDir).find((entry) => /^database-\w+$/.test(entry)) ?? '';
    damage(join(dataDir, name));
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const again = await startPlatform({ port: 0, dataDir });
    const told = said.mock.calls.map(([text]) => String(text)).join('');
    said.mockRestore();
    await again.close();
    const [aside = ''] = readdirSync(dataDir).filter((entry) => entry.startsWith('damaged-'));
    expect(existsSync(join(dataDir, aside, 'base'))).toBe(true);
    expect(told).toContain(`It was kept as ${join(dataDir, aside)}; a new one is started.`);
  }, 60_000);
});

test.each(['localhost:5432/footlight', 'mysql://localhost/footlight', 'postgres://', 'not an address with secret-word'])('the database address %j is a sentence', async (databaseUrl) => {
  const failure = await startPlatform({ port: 0, dataDir: emptyFolder(), databaseUrl }).catch((refusal: Error) => refusal) as Error & { code: string };
  expect([failure.code, failure.message.includes('secret-word')]).toEqual(['bad-database-url', false]);
  expect(failure.message).toContain('Write it as postgres://user:password@host:5432/name');
});

test('a database server that does not answer is a sentence without its password', async () => {
  const databaseUrl = 'postgres://someone:secret-word@127.0.0.1:1/footlight';
  const failure = await startPlatform({ port: 0, dataDir: emptyFolder(), databaseUrl }).catch((refusal: Error) => refusal) as Error & { code: string };
  expect(failure.code).toBe('database-unreachable');
  expect(failure.message).toMatch(/footlight at 127\.0\.0\.1:1 cannot be opened \(ECONNREFUSED\)/);
  expect(failure.message).not.toContain('secret-word');
});
