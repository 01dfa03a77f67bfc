import { readFile, writeFile } from 'node:fs/promises';
import { keepRelease, pinnedTag } from './package/keep-release.ts';
import { pinnedModules } from './package/pinned-modules.ts';

/** `npm run release -- https://watch.example.com [footlight-player …]`: keeps the build under its version's name and writes the tags for it. */
const [origin = 'https://<your tenant>', ...elements] = process.argv.slice(2);
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const release = await keepRelease('dist/embed', 'releases', version);
const folder = `releases/${release.name}`;
const { text, policy } = await pinnedModules(folder, release, origin, elements.length > 0 ? elements : undefined);
await writeFile(`${folder}/tags.txt`, `<script type="importmap">${text}</script>\n${pinnedTag(origin, release)}\n`);
console.info(`${release.name}, ${Object.keys(release.files).length} scripts, is kept in ${folder}.

${pinnedTag(origin, release)}

With ${folder}/tags.txt the browser checks each module too (${Math.ceil(text.length / 1024)} kB). Under a content policy its import map needs script-src ${policy}.`);
