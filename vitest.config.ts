import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cssSheet } from './plugins/css-sheet.ts';
import { preactAliases } from './plugins/preact-aliases.ts';

const plugins = [cssSheet({ minify: false })];
const exclude = ['**/node_modules/**', 'test/browser/**'];
const postgres = process.env['FOOTLIGHT_TEST_POSTGRES'];

/** Packages that import `react` or share a testing-library: left to Node, they would bring a second copy. */
const server = { deps: { inline: [/@r2wc/, /@testing-library/] } };

/** Hooks of every test file. */
const setupFiles = ['test/support/after-each-test.ts'];

/** Component tests: the same files under each engine, so that the two counts are equal. */
const components = { environment: 'jsdom', include: ['test/**/*.test.tsx'], setupFiles: [...setupFiles, 'test/support/last-frame.ts'], exclude, server, testTimeout: 30_000 };

/** Tests of everything else; a file may ask for jsdom with `// @vitest-environment jsdom`. */
const node = { environment: 'node', setupFiles, exclude, server, testTimeout: 20_000, hookTimeout: 60_000 };

/** What keeps nothing in its modules: shapes, decisions, and the platform, whose state is its database. The test files of a worker share them, which spares loading them anew. */
const stateless = { ...node, isolate: false, restoreMocks: true, unstubGlobals: true };
const decisions = ['test/{contracts,rules}/**/*.test.ts'];
/**
 * Rooms whose test files may share their modules: what a module of theirs keeps belongs to a store, a client or a call.
 *
 * A file that has a document, takes a module's or a clock's place, or looks at what is written to the console keeps a process of its own.
 */
const sharingRooms = ['api', 'plugins', 'routing', 'store'];
const needsOwnModules = /@vitest-environment|vi\.(?:mock|doMock|resetModules|useFakeTimers|stubGlobal)\(|console/;
const sharing = sharingRooms.flatMap((room) => readdirSync(`test/${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `test/${room}/${name.replaceAll('\\', '/')}`))
  .filter((path) => path.endsWith('.test.ts') && !needsOwnModules.test(readFileSync(path, 'utf8')));
/** Tests of who is told of unknown values, which a module keeps. */
const reporting = 'test/contracts/wire/parsing/**';
const platform = ['test/demo/platform/**/*.test.ts'];
/**
 * Where PostgreSQL is at hand the platform's tests run on it, and of the embedded database only what touches each call, and locks.
 * It is PostgreSQL too, three times as slow.
 */
const embedded = ['test/demo/platform/{db,jobs}/**/*.test.ts', 'test/demo/platform/server/every-call.test.ts', 'test/demo/platform/purchase/subscriptions/subscription-time.test.ts'];

const testingLibrary = [
  { find: /^@testing-library\/react$/, replacement: '@testing-library/preact' },
  // Both engines are asked by one version: Preact's brings an older one of its own, which a world of a file's own cannot load.
  { find: /^@testing-library\/dom$/, replacement: fileURLToPath(import.meta.resolve('@testing-library/dom')) },
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { plugins, test: { ...node, name: 'node', include: ['test/**/*.test.ts'], exclude: [...exclude, 'test/contracts/!(wire)/**', 'test/contracts/*.test.ts', 'test/contracts/wire/!(parsing)/**', 'test/contracts/wire/*.test.ts', 'test/rules/**', ...sharing, ...platform] } },
      { plugins, test: { ...stateless, name: 'decisions', include: decisions, exclude: [...exclude, reporting] } },
      { plugins, test: { ...stateless, name: 'sharing', include: sharing } },
      { plugins, test: { ...stateless, name: 'platform', include: postgres ? embedded : platform, env: { FOOTLIGHT_TEST_POSTGRES: '' } } },
      { plugins, resolve: { alias: [...preactAliases, ...testingLibrary] }, test: { ...components, name: 'preact' } },
      { plugins, test: { ...components, name: 'react' } },
      ...(postgres
        ? [{ plugins, test: { ...stateless, name: 'postgres', include: platform, env: { FOOTLIGHT_TEST_POSTGRES: postgres } } }]
        : []),
    ],
  },
});
