import { readFile } from 'node:fs/promises';
import { keepRelease, pinnedTag } from './package/keep-release.ts';

/** `npm run release`: keeps the build under its version's name and prints the tag for it. */
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const release = await keepRelease('dist/embed', 'releases', version);
console.info(`${release.name}, ${Object.keys(release.files).length} scripts, is kept in releases/${release.name}.\n\n${pinnedTag('https://<your tenant>', release)}`);
