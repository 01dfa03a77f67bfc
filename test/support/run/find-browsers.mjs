import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { canInstall, install, refreshed } from './debian.mjs';
import { decoderPackage, hasDecoder } from './video-decoder.mjs';

/**
 * The commands and Debian's package of each engine.
 *
 * `best` is tried before all others: Chromium without the parts around the page, which a test does not need, takes a third to a half of the processor time.
 */
const known = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    best: { commands: ['chromium-headless-shell'], debian: 'chromium-headless-shell' },
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], debian: 'chromium',
  },
  firefox: { variable: 'FIREFOX_PATH', commands: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
};

/** The first of the commands that lies on the path and answers. */
function installed(commands) {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  const paths = commands.flatMap((command) => folders.map((folder) => `${folder}/${command}`));
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0);
}

/** Playwright's own build, downloaded when it is not there yet. */
function downloaded(engine, say) {
  try {
    const require = createRequire(import.meta.url);
    const path = require('playwright')[engine].executablePath();
    if (!existsSync(path)) say(`Installing Playwright's ${engine} …`);
    if (!existsSync(path)) execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', engine], { stdio: 'ignore', timeout: 240_000 });
    return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

function fromDebian({ debian, commands }, say) {
  if (!canInstall()) return undefined;
  say(`Installing ${debian} from Debian …`);
  refreshed();
  install(debian);
  return installed(commands);
}

/** What keeps Firefox from playing H.264, in a sentence; installs the decoder where it may. */
function missingDecoder(say) {
  if (hasDecoder()) return undefined;
  if (!canInstall()) return 'Firefox finds no H.264 decoder here; install libavcodec (Debian: a recommended package of firefox-esr)';
  refreshed();
  const name = decoderPackage();
  if (name) {
    say(`Installing ${name}, with which Firefox plays H.264 …`);
    install(name);
  }
  return hasDecoder() ? undefined : 'Firefox finds no H.264 decoder here, and Debian\'s libavcodec could not be installed';
}

/**
 * The browser of an engine: the one named, else the best (installed, or from Debian), else an installed one, else Playwright's download, else Debian's package.
 *
 * Playwright's Firefox speaks another protocol than a stock one: it is named `playwright` to the tests.
 *
 * @param say shown before anything is installed
 * @param isLean whether the best may leave out the parts around the page, such as settings about cookies
 * @returns the variable to hand to the tests and its value; without a value, the reason why the engine cannot run here
 */
export function findBrowser(engine, say, isLean = true) {
  const { variable } = known[engine];
  const given = process.env[variable];
  const value = given ? (given === 'playwright' || existsSync(given) ? given : undefined) : found(engine, say, isLean);
  if (!value) return { variable, reason: `no ${engine} could be found or installed; set ${variable}` };
  const reason = engine === 'firefox' ? missingDecoder(say) : undefined;
  return reason ? { variable, reason } : { variable, value };
}

function found(engine, say, isLean) {
  const { best, commands } = known[engine];
  const better = isLean && best ? installed(best.commands) ?? fromDebian(best, say) : undefined;
  return better ?? installed(commands) ?? own(engine, say) ?? fromDebian(known[engine], say);
}

function own(engine, say) {
  const path = downloaded(engine, say);
  return path && engine === 'firefox' ? 'playwright' : path;
}
