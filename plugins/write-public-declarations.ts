import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { elementManifest } from './elements/element-manifest.ts';
import { withElementTables } from './elements/element-tables.ts';
import { publicDeclarations } from './public-declarations.ts';

const README = 'widgets/package/README.md';

/** `npm run types`: writes what partners see, to be read as a diff. */
await mkdir('dist-types', { recursive: true });
for (const [file, text] of Object.entries(await publicDeclarations())) await writeFile(`dist-types/${file}`, text);
const manifest = elementManifest();
await writeFile('dist-types/custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(README, withElementTables(await readFile(README, 'utf8'), manifest));
