import { mkdir, writeFile } from 'node:fs/promises';
import { recordAnswers, recordedText } from './record-answers.ts';

/** `npm run record`: writes what the platform answers now, to be read as a diff. */
const folder = new URL('./recorded/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [subject, answers] of Object.entries(await recordAnswers())) await writeFile(new URL(`${subject}.json`, folder), recordedText(answers));
