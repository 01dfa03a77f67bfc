import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { expect, it } from 'vitest';
import { bundleHostPages } from '../../plugins/bundle-host-pages.ts';

it('builds each framework’s page into one file, with its elements as elements', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'footlight-pages-'));
  const { writeBundle } = bundleHostPages('demo/pages/partner/frameworks', folder) as Plugin & { writeBundle(): Promise<void> };
  await writeBundle();
  for (const name of ['react', 'vue', 'svelte', 'angular', 'angular-zoneless']) {
    const code = await readFile(join(folder, `${name}.js`), 'utf8');
    expect(code).toContain('footlight-player');
    expect(code).not.toMatch(/resolveComponent\("footlight-player"\)/);
  }
  await rm(folder, { recursive: true });
});
