/**
 * `npm run supply`: what the product is made of, and whether it may be handed out.
 *
 * Lists the licences of every build and asks the registry for advisories; `--reproducible` instead builds this commit twice, in two clones whose packages
 * ran no script (five minutes). Ends with 1 when an advisory stands without an answer, a licence is missing, or bytes differ.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LICENCES_FILE } from '../../../plugins/licences/write-licences.ts';
import answers from './answered-advisories.json' with { type: 'json' };
import { judgeAudit, type AuditReport, type AuditVerdict } from './judge-audit.ts';
import { reproduceBuild, runsFrom } from './reproduce-build.ts';

const say = (sentence: string): void => { process.stdout.write(`${sentence}\n`); };
const fail = (sentence: string): void => {
  say(sentence);
  process.exitCode = 1;
};

/** How many packages each build names, by licence. */
function showLicences(): void {
  for (const folder of ['dist/embed', 'dist/site', 'dist/card-fields', 'dist/packages/footlight']) {
    const file = join(folder, LICENCES_FILE);
    if (!existsSync(file)) {
      fail(`${file} is missing: \`npm run build\`.`);
      continue;
    }
    const licences = [...readFileSync(file, 'utf8').matchAll(/^- \S+ \S+ \((.+)\)$/gm)].map(([, licence = '']) => licence);
    const counts = [...new Set(licences)].sort().map((licence) => `${licences.filter((each) => each === licence).length} ${licence}`);
    say(`${file}: ${licences.length} packages (${counts.join(', ')})`);
  }
}

/** What npm says of the lock file; it ends with 1 both when it found something and when nobody answered. */
function audit(): Promise<AuditReport> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json'], { maxBuffer: 1e8, timeout: 60_000 }, (failure, stdout) => {
      try {
        resolve(JSON.parse(stdout) as AuditReport);
      } catch {
        resolve({ message: failure?.message ?? 'no answer' });
      }
    });
  });
}

/** Whether a package is installed for building and testing alone, as the lock file says. */
function developmentOf(lockFile: string): (path: string) => boolean {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  return (path) => packages[path]?.dev ?? false;
}

function showAudit({ notAsked, open, outdated }: AuditVerdict): void {
  if (notAsked) return say(`npm audit: nobody answered here (${notAsked}); run it where the registry does.`);
  for (const sentence of open) fail(`npm audit: ${sentence}`);
  for (const id of outdated) say(`npm audit: ${id} is mended; its answer may go.`);
  if (open.length === 0) say(`npm audit: clean, or answered (${Object.keys(answers).length} answers)`);
}

async function reproduce(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const root = await mkdtemp(join(tmpdir(), 'footlight-builds-'));
  try {
    const { differing, files, folder } = await reproduceBuild(root, say);
    for (const name of differing.slice(0, 40)) fail(`differs: ${name}`);
    if (differing.length === 0) say(`${commit}: two builds of ${files} files, the same bytes; no package ran a script.`);
    if (!await runsFrom(folder)) return fail('The platform of the first clone does not answer.');
    say('The platform of the first clone starts and answers.');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

if (process.argv.includes('--reproducible')) {
  await reproduce();
} else {
  showLicences();
  showAudit(judgeAudit(await audit(), answers, developmentOf('package-lock.json')));
}
