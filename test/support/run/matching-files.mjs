import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a test file of each runner is called. */
const kinds = {
  unit: (path) => /^test\/(?!browser\/).*\.test\.tsx?$/.test(path),
  browser: (path) => path.startsWith('test/browser/') && path.endsWith('.spec.ts'),
};

/** Every test file of a part, from the root. */
export function testFilesOf(part, root) {
  if (!existsSync(`${root}/test`)) return [];
  return readdirSync(`${root}/test`, { recursive: true }).map((name) => `test/${name.replaceAll('\\', '/')}`).filter(kinds[part]).sort();
}

/**
 * Which test files of which part the patterns mean.
 *
 * A pattern is a piece of a path in any case, with a line behind a colon when one test is meant: `rules/guide`, `guide.spec.ts:30`.
 *
 * @param files part → its test files
 * @returns files: part → the files to run; unmatched: the patterns that mean none
 */
export function matchingFiles(patterns, files) {
  const matched = Object.fromEntries(Object.keys(files).map((part) => [part, new Set()]));
  const unmatched = patterns.filter((pattern) => {
    const [, path, line] = /^(.*?)(:\d+)?$/.exec(pattern);
    const found = Object.entries(files).flatMap(([part, names]) => names.filter((name) => name.toLowerCase().includes(path.toLowerCase())).map((name) => [part, name]));
    for (const [part, name] of found) matched[part].add(`${name}${line ?? ''}`);
    return found.length === 0;
  });
  return { files: Object.fromEntries(Object.entries(matched).map(([part, names]) => [part, [...names]])), unmatched };
}

/**
 * Whether a run starts platforms: those of the platform and its recorded answers do, and so do all files together.
 *
 * @param unit the unit test files that were asked for; none when all are meant
 */
export const startsPlatforms = (unit) => unit.length === 0 || unit.some((file) => /^test\/(demo\/platform|support\/recorded-answers)\//.test(file));

/**
 * Whether a run reads what is built: a test file that names its folder does, and so do all files together.
 *
 * @param unit the unit test files that were asked for, some with a line behind a colon; none when all are meant
 */
export const readsBuild = (unit, root) => unit.length === 0 || unit.some((file) => /dist\/(?:embed|site|card-fields|packages)/.test(readFileSync(`${root}/${file.replace(/:\d+$/, '')}`, 'utf8')));
