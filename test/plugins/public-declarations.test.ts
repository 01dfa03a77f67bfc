import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainDeclarations } from '../../plugins/plain-declarations.ts';
import { publicDeclarations } from '../../plugins/public-declarations.ts';

describe('the types that partners see', () => {
  it('are those that were committed: after a change, `npm run types` and read the diff', async () => {
    const made = await publicDeclarations();
    expect(readdirSync('dist-types').filter((name) => name.endsWith('.d.ts')).sort()).toEqual(Object.keys(made).sort());
    for (const [file, text] of Object.entries(made)) expect(readFileSync(`dist-types/${file}`, 'utf8')).toBe(text);
    // Every contract is read too.
  }, 240_000);

  it('need no package: a schema becomes the shape that it describes', () => {
    const text = `import * as z from 'zod/mini';
declare const track: z.ZodMiniObject<{ id: z.ZodMiniString<string>; label: z.ZodMiniOptional<z.ZodMiniString<string>> }, z.core.$strip>;
export type Track = z.infer<typeof track>;
`;
    expect(plainDeclarations(`${process.cwd()}/dist-types/planted.d.ts`, text)).toBe(`declare const track: { id: string; label?: string | undefined; };
export type Track = typeof track;
`);
  });
});
