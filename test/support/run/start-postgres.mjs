import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

const packaged = '/usr/lib/postgresql';

/** The folder that holds PostgreSQL's programs: Debian's newest, else the one of a command on the path. */
export function postgresPrograms(folders = (process.env.PATH ?? '').split(':').filter(Boolean), debian = packaged) {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)).map((version) => `${debian}/${version}/bin`) : [];
  return [...versions, ...folders].map((folder) => `${folder}/initdb`).filter(existsSync).map((path) => dirname(realpathSync(path)))
    .find((folder) => ['pg_ctl', 'createdb'].every((name) => existsSync(`${folder}/${name}`)));
}

/** chosen: room for the databases of eight workers and the log of their changes */
const roomInMemory = 2 ** 30;

/**
 * The folder in memory, where it has the room; the machine's folder for temporary files elsewhere.
 *
 * A database is a thousand files. Where many were just deleted, ext4 looks for a free inode for half a second before each new database stands; in memory it stands at once.
 */
export function fastFolder(inMemory = '/dev/shm', room = roomInMemory) {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= room ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const freePort = () => new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

/** PostgreSQL refuses to run as root: root lends it Debian's user. */
function asPostgres(program, args, cwd) {
  const isRoot = process.getuid?.() === 0;
  const [command, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  const { status, error, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}

const idOf = (option) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout.trim());

/**
 * A PostgreSQL of this run's own, which forgets everything when it is stopped.
 *
 * @returns its address and how to stop it; a sentence that says why there is none
 */
export async function startPostgres() {
  const programs = postgresPrograms();
  if (!programs) return { reason: 'PostgreSQL is missing; on Debian: apt-get install postgresql' };
  const home = mkdtempSync(join(fastFolder(), 'footlight-postgres-'));
  const data = join(home, 'data');
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    try {
      asPostgres(`${programs}/pg_ctl`, ['-D', data, '-m', 'immediate', '-s', 'stop'], home);
    } catch {
      // It never ran, or is gone already.
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    if (userInfo().uid === 0) chownSync(home, idOf('-u'), idOf('-g'));
    const port = await freePort();
    asPostgres(`${programs}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], home);
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=256MB', `unix_socket_directories=${home}`].map((setting) => `-c ${setting}`).join(' ');
    asPostgres(`${programs}/pg_ctl`, ['-D', data, '-w', '-s', '-l', join(home, 'log'), '-o', `-h 127.0.0.1 -p ${port} ${settings}`, 'start'], home);
    asPostgres(`${programs}/createdb`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'footlight'], home);
    return { url: `postgres://postgres@127.0.0.1:${port}/footlight`, stop };
  } catch (failure) {
    stop();
    return { reason: `PostgreSQL could not be started (${failure.message.slice(0, 300)})` };
  }
}
