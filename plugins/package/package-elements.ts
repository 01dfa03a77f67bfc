import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputBundle, Plugin } from 'rollup';

/** How the script tag's code knows its platform, and how a page's own bundle does: by what `load` was told, under the key of `src/page/given-origin.ts`. */
const byAddress = 'new URL(import.meta.url).origin';
const byPage = 'globalThis[Symbol.for("footlight.origin")]';

/**
 * Writes the elements of the script tag's build into the package, with their chunks: the same graph, the same bytes but for one expression.
 *
 * @throws when that expression does not stand there exactly once: elements would ask the page's own server
 */
export function packageElements(to: string): Plugin {
  return {
    name: 'package-elements',
    async writeBundle(_options, bundle) {
      const files = filesOfElements(bundle);
      const found = files.filter(({ code }) => code.includes(byAddress)).length;
      if (found !== 1) throw new Error(`The platform's origin is read in ${found} chunks, not in one.`);
      await rm(to, { recursive: true, force: true });
      await Promise.all(files.map(({ fileName, code }) => write(join(to, fileName), code.replace(byAddress, byPage))));
    },
  };
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'));
}

/** The elements' entries and everything that they import, now or later. */
function filesOfElements(bundle: OutputBundle): { fileName: string; code: string }[] {
  const queue = Object.keys(bundle).filter((name) => /^footlight-[\w-]+\.js$/.test(name));
  const found = new Map<string, string>();
  for (let name = queue.shift(); name; name = queue.shift()) {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.set(name, file.code);
    queue.push(...file.imports, ...file.dynamicImports);
  }
  return [...found].map(([fileName, code]) => ({ fileName, code }));
}
