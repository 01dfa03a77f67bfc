/**
 * Fastify and PostgreSQL without anything else: asks the database one row by its key, and sends the bytes that its parent gives it, for every path.
 *
 * `node bare-server.ts <processes> [database address]`; without an address it asks nothing.
 */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

/** What is sent, as the platform sent it. */
export interface BareAnswer { readonly body: string; readonly headers: Readonly<Record<string, string>> }

const [processes = '1', databaseUrl] = process.argv.slice(2);

/** Serves in this process. */
async function serve(port: number): Promise<void> {
  let answer: { body: Buffer; headers: Record<string, string> } = { body: Buffer.alloc(0), headers: {} };
  process.on('message', ({ body, headers }: BareAnswer) => {
    answer = { body: Buffer.from(body, 'base64'), headers: { ...headers } };
    process.send?.('set');
  });
  process.on('disconnect', () => process.exit());
  const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 8 }) : undefined;
  const app = Fastify();
  app.get('/*', async (_request, reply) => {
    await pool?.query("select version from data_versions where name = 'published'");
    return reply.headers(answer.headers).send(answer.body);
  });
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.(port);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Hands what the parent says to every process, and answers when all have answered. */
async function lead(count: number): Promise<void> {
  const port = await freePort();
  const workers = Array.from({ length: count }, () => cluster.fork({ BARE_PORT: String(port) }));
  const allSay = () => Promise.all(workers.map((worker) => once(worker, 'message')));
  await allSay();
  process.on('message', (answer: BareAnswer) => {
    void allSay().then(() => process.send?.('set'));
    for (const worker of workers) worker.send(answer);
  });
  process.on('disconnect', () => process.exit());
  process.send?.(port);
}

if (cluster.isWorker) await serve(Number(process.env['BARE_PORT']));
else await lead(Number(processes));
