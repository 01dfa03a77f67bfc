import { mkdir, writeFile } from 'node:fs/promises';
import { publicTypes } from './public-types.ts';

/** `npm run types`: writes what partners see, to be read as a diff. */
await mkdir('dist-types', { recursive: true });
for (const [file, text] of Object.entries(await publicTypes())) await writeFile(`dist-types/${file}`, text);
