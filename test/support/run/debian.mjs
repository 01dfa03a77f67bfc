import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine takes packages from Debian, and we may. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages without what they only recommend. */
export function install(...names) {
  const options = { stdio: 'ignore', timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options).status === 0;
}

/** Reads the list of packages again; an old one names files that are gone. */
export const refreshed = () => spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 });
