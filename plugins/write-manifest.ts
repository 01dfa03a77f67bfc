import type { OutputBundle, OutputChunk, Plugin } from 'rollup';

/** Entry, engine, the partner's part or the site's home page → every file its static imports pull in, nearest first. */
export type Manifest = Record<string, string[]>;

/** What is fetched later under a name that others know: `partner` and `platform` by the loader and the platform's pages, `view-page` (home) by the size budgets. */
const LATER = /^(?:engine-.*|partner|platform|view-page)$/;

/**
 * What to ask for together with an entry, so that no import waits for its importer (`modulepreload`).
 *
 * What is fetched later is listed by its plain name, its own file first.
 */
export function writeManifest(): Plugin {
  return {
    name: 'write-manifest',
    generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source: `${JSON.stringify(manifestOf(bundle), null, 2)}\n` });
    },
  };
}

function manifestOf(bundle: OutputBundle): Manifest {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const manifest: Manifest = {};
  for (const chunk of chunks) {
    if (chunk.isEntry) manifest[chunk.fileName] = importsOf(chunk, bundle);
    else if (LATER.test(chunk.name)) manifest[chunk.name] = [chunk.fileName, ...importsOf(chunk, bundle)];
  }
  return manifest;
}

function importsOf(chunk: OutputChunk, bundle: OutputBundle): string[] {
  const found = new Set<string>();
  const queue = [...chunk.imports];
  for (let name = queue.shift(); name; name = queue.shift()) {
    const next = bundle[name];
    if (found.has(name) || next?.type !== 'chunk') continue;
    found.add(name);
    queue.push(...next.imports);
  }
  return [...found];
}
