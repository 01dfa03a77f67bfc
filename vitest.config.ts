import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { cssSheet } from './plugins/css-sheet.ts';
import { preactAliases } from './plugins/preact-aliases.ts';

const plugins = [cssSheet({ minify: false })];
const exclude = ['**/node_modules/**', 'test/browser/**'];
const postgres = process.env['FOOTLIGHT_TEST_POSTGRES'];

/** Packages that import `react` or share a testing-library: left to Node, they would bring a second copy. */
const server = { deps: { inline: [/@r2wc/, /@testing-library/] } };

/** Hooks of every test file, and how long it waits for a fact. */
const setupFiles = ['test/support/setup-tests.ts'];

/** As `setup-tests.ts` says of `vi.waitFor`. */
const expectOptions = { poll: { timeout: 15_000 } };

/**
 * A file has globals and modules of its own in a thread that the next file goes on in: as apart from each other as processes, at half their cost.
 * A thread that has grown gives its place to a fresh one.
 */
const isolated = { pool: 'vmThreads', vmMemoryLimit: '1500MB', expect: expectOptions } as const;

/** The site runs on React alone: `npm test` asks its pages there, `npm run test:all` under both engines. */
const sitePages = 'test/site/**/*.test.tsx';
const runsAll = process.env['FOOTLIGHT_ALL'] === '1';

/** Component tests: the same files under each engine, so that the two counts are equal. */
const components = { ...isolated, environment: 'jsdom', setupFiles: [...setupFiles, 'test/support/last-frame.ts', 'test/support/page-in-front.ts'], server, testTimeout: 30_000 };
const bothEngines = { include: ['test/**/*.test.tsx'], exclude: runsAll ? exclude : [...exclude, sitePages] };

/** Tests of everything else; a file may ask for jsdom with `// @vitest-environment jsdom`. */
const node = { ...isolated, environment: 'node', setupFiles, exclude, server, testTimeout: 20_000, hookTimeout: 60_000 };

/** What keeps nothing in its modules: shapes, decisions, and the platform, whose state is its database. The test files of a worker share them, which spares loading them anew. */
const stateless = { ...node, pool: 'forks' as const, isolate: false, restoreMocks: true, unstubGlobals: true };
const decisions = ['test/{contracts,rules}/**/*.test.ts'];
/** Tests of who is told of unknown values, which a module keeps. */
const reporting = 'test/contracts/wire/parsing/**';
const platform = ['test/demo/platform/**/*.test.ts', 'test/support/recorded-answers/recorded-answers.test.ts'];
/**
 * Where PostgreSQL is at hand the platform's tests run on it, and of the embedded database only what touches each call, and locks.
 * It is PostgreSQL too, three times as slow.
 */
const embedded = ['test/demo/platform/{db,jobs}/**/*.test.ts', 'test/demo/platform/server/every-call.test.ts', 'test/demo/platform/purchase/subscriptions/subscription-time.test.ts'];

/** A test that asks a database server waits for it half of its time: twice as many workers as there are processors use them, after all others. */
const waiting = { maxWorkers: 4, sequence: { groupOrder: 1 }, testTimeout: 60_000, hookTimeout: 120_000 };

/** Of the embedded database alone, whatever server is at hand. */
const folders = 'test/demo/platform/db/open-folder.test.ts';

const testingLibrary = [
  { find: /^@testing-library\/react$/, replacement: '@testing-library/preact' },
  // Both engines are asked by one version: Preact's brings an older one of its own, which a world of a file's own cannot load.
  { find: /^@testing-library\/dom$/, replacement: fileURLToPath(import.meta.resolve('@testing-library/dom')) },
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { plugins, test: { ...node, name: 'node', include: ['test/**/*.test.ts'], exclude: [...exclude, 'test/contracts/!(wire)/**', 'test/contracts/*.test.ts', 'test/contracts/wire/!(parsing)/**', 'test/contracts/wire/*.test.ts', 'test/rules/**', ...platform] } },
      { plugins, test: { ...stateless, name: 'decisions', include: decisions, exclude: [...exclude, reporting] } },
      { plugins, test: { ...stateless, name: 'platform', include: postgres ? embedded : platform, env: { FOOTLIGHT_TEST_POSTGRES: '' } } },
      { plugins, resolve: { alias: [...preactAliases, ...testingLibrary] }, test: { ...components, ...bothEngines, name: 'preact' } },
      { plugins, test: { ...components, ...bothEngines, name: 'react' } },
      ...(runsAll ? [] : [{ plugins, test: { ...components, include: [sitePages], exclude, name: 'site' } }]),
      ...(postgres
        ? [{ plugins, test: { ...stateless, ...waiting, name: 'postgres', include: platform, exclude: [...exclude, folders], env: { FOOTLIGHT_TEST_POSTGRES: postgres } } }]
        : []),
    ],
  },
});
