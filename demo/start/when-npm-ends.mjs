import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const lookMs = 500;

/** Parent and command name of a process; undefined where the system does not say. */
function factsOf(pid) {
  try {
    if (process.platform === 'linux') {
      const [, command, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { command, parent: Number(parent) };
    }
    const [parent, ...command] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim().split(/\s+/);
    return { command: command.join(' ').replace(/^.*\//, ''), parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return failure.code === 'EPERM';
  }
}

/**
 * Tells when the npm that started this process has ended without a word to it.
 *
 * npm starts a shell, which starts this process. A signal to npm alone ends npm or the shell, and this process goes on
 * under another parent.
 *
 * @param ended called once at most; never when npm did not start this process
 */
export function whenNpmEnds(ended) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const facts = factsOf(parent);
  const npm = facts && /^(sh|dash|bash|zsh|ksh)$/.test(facts.command) ? facts.parent : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    ended();
  }, lookMs);
  timer.unref();
}
