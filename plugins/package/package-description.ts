import { elementNames } from './package-entries.ts';

/** What the repository's own `package.json` says of the product. */
export interface Product {
  version: string;
  description: string;
  license: string;
  dependencies: Readonly<Record<string, string>>;
}

/** Templates and JSX whose language is told our tags by one import of types. */
const typedFor = ['react', 'preact', 'vue', 'svelte'] as const;
/** The frameworks that somebody may use with us, and needs for nothing else. */
const peers = { preact: '>=10', react: '>=19', svelte: '>=5', vue: '>=3.5' };

const esm = (types: string, code: string) => ({ types: `./types/${types}.d.ts`, default: `./${code}.js` });

/** Everything that may be imported, by its path behind the package's name. */
const entries = (): Readonly<Record<string, unknown>> => ({
  '.': esm('load', 'load'),
  ...Object.fromEntries(elementNames.map((name) => [`./${name}`, esm('element', name)])),
  './react': esm('react-components', 'react'),
  './bridge': { import: esm('bridge-host', 'bridge'), require: { types: './types/bridge-host.d.cts', default: './umd/bridge.js' } },
  './contracts': esm('contracts', 'contracts'),
  ...Object.fromEntries(typedFor.map((framework) => [`./types/${framework}`, esm(framework, 'types/empty')])),
  './custom-elements.json': './custom-elements.json',
  './package.json': './package.json',
});

/** The package's own `package.json`. */
export function packageDescription({ version, description, license, dependencies }: Product): Readonly<Record<string, unknown>> {
  return {
    name: 'footlight', version, description, license,
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: ['./elements/**'],
    exports: entries(),
    customElements: 'custom-elements.json',
    'web-types': 'web-types.json',
    dependencies: { zod: dependencies['zod'] },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}
