import { spawnSync } from 'node:child_process';

const textOf = (command, args) => spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 }).stdout ?? '';

/** The newest `libavcodec` of a list of Debian's packages, whose number differs with each release. */
export function newestDecoder(list) {
  const numbers = [...list.matchAll(/^libavcodec(\d+)\b(?!-)/gm)].map(([, number]) => Number(number));
  return numbers.length > 0 ? `libavcodec${Math.max(...numbers)}` : undefined;
}

/** The package that gives Firefox its H.264 and AAC; undefined where apt knows none. */
export const decoderPackage = () => newestDecoder(textOf('apt-cache', ['search', '--names-only', '^libavcodec[0-9]+$']));

/** Whether the system has the library that Firefox decodes H.264 and AAC with. Only Linux leaves it out. */
export function hasDecoder(libraries = () => textOf('/sbin/ldconfig', ['-p'])) {
  if (process.platform !== 'linux') return true;
  const known = libraries();
  // A system without this list is not judged.
  return known === '' || known.includes('libavcodec.so.');
}
