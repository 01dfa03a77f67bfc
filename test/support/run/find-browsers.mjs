import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const known = {
  chromium: { variable: 'CHROMIUM_PATH', commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], debian: 'chromium' },
  firefox: { variable: 'FIREFOX_PATH', commands: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
};

/** The first of the commands that lies on the path and answers. */
function installed(commands) {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const paths = commands.flatMap((command) => folders.map((folder) => `${folder}/${command}`));
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Playwright's own build, downloaded when it is not there yet. */
function downloaded(engine) {
  try {
    const require = createRequire(import.meta.url);
    const path = require('playwright')[engine].executablePath();
    if (!existsSync(path)) execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', engine], { stdio: 'ignore', timeout: 240_000 });
    return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

function fromDebian({ debian, commands }) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = { stdio: 'ignore', timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debian], options);
  return installed(commands);
}

/**
 * The browser of an engine: the one named, else an installed one, else Playwright's download, else Debian's package.
 *
 * Playwright's Firefox speaks another protocol than a stock one: it is named `playwright` to the tests.
 *
 * @returns the variable to hand to the tests and its value; no value when the engine cannot run here
 */
export function findBrowser(engine) {
  const { variable, commands } = known[engine];
  const given = process.env[variable];
  if (given) return { variable, value: given === 'playwright' || existsSync(given) ? given : undefined };
  const value = installed(commands) ?? own(engine) ?? fromDebian(known[engine]);
  return { variable, value };
}

function own(engine) {
  const path = downloaded(engine);
  return path && engine === 'firefox' ? 'playwright' : path;
}
