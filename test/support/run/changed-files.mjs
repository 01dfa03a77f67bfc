import { spawnSync } from 'node:child_process';

const git = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/**
 * Where the change began: the main line's commit that HEAD stands on, and HEAD itself on that line.
 *
 * @returns a commit; '' outside of a repository
 */
export function changeBase(root) {
  const line = ['origin/main', 'main'].find((name) => git(root, 'rev-parse', '--verify', '--quiet', name));
  return (line && git(root, 'merge-base', 'HEAD', line)) || git(root, 'rev-parse', 'HEAD');
}

/** The files that differ from a commit, whether committed, staged or new. */
export function changedFiles(root, base) {
  const lines = [git(root, 'diff', '--name-only', base), git(root, 'ls-files', '--others', '--exclude-standard')].join('\n');
  return [...new Set(lines.split('\n').filter(Boolean))].sort();
}
