import { mkdir, writeFile } from 'node:fs/promises';
import { publicDeclarations } from './public-declarations.ts';

/** `npm run types`: writes what partners see, to be read as a diff. */
await mkdir('dist-types', { recursive: true });
for (const [file, text] of Object.entries(await publicDeclarations())) await writeFile(`dist-types/${file}`, text);
