import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { vscodeData, webTypes } from '../elements/editor-data.ts';
import type { ElementManifest } from '../elements/element-manifest.ts';
import { writeContractDeclarations } from './contract-declarations.ts';
import { packageDescription, type Product } from './package-description.ts';

/** The contracts' shapes alone, for whoever reads a diff; the package has their schemas. */
const readable = 'contracts.d.ts';

/** What lies beside the code of the package, by where it comes from. */
const copied: Readonly<Record<string, string>> = {
  'widgets/package/README.md': 'README.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  'dist-types/custom-elements.json': 'custom-elements.json',
  'dist/embed/bridge-host.js': 'bridge.js',
  'dist/embed/bridge-host.umd.js': 'umd/bridge.js',
};

/** Writes what makes a package of built files: its description, types and words. Runs last, when all of them are there. */
export function writePackage(to: string): Plugin {
  return {
    name: 'write-package',
    async writeBundle() {
      await Promise.all(['types', 'umd'].map((folder) => mkdir(join(to, folder), { recursive: true })));
      const product = JSON.parse(await readFile('package.json', 'utf8')) as Product;
      await writeFile(join(to, 'package.json'), `${JSON.stringify(packageDescription(product), null, 2)}\n`);
      await Promise.all(Object.entries(copied).map(async ([from, name]) => writeFile(join(to, name), withoutMap(await readFile(from, 'utf8')))));
      const manifest = JSON.parse(await readFile('dist-types/custom-elements.json', 'utf8')) as ElementManifest;
      await writeFile(join(to, 'vscode.html-custom-data.json'), JSON.stringify(vscodeData(manifest)));
      await writeFile(join(to, 'web-types.json'), JSON.stringify(webTypes(manifest, product.version)));
      for (const name of (await readdir('dist-types')).filter((file) => file.endsWith('.d.ts') && file !== readable)) await copyFile(join('dist-types', name), join(to, 'types', name));
      await copyFile('dist-types/bridge-host.d.ts', join(to, 'types/bridge-host.d.cts'));
      await writeFile(join(to, 'types/empty.js'), 'export {};\n');
      // For `require`; servers send the other ending, `.cjs`, as no script.
      await writeFile(join(to, 'umd/package.json'), '{ "type": "commonjs" }\n');
      await writeContractDeclarations(join(to, 'types'));
    },
  };
}

const withoutMap = (text: string): string => text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
