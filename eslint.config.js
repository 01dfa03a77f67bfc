import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Every way to let time pass; a timer without a delay only lets other tasks run. */
const waits = [
  'CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"])[arguments.1][arguments.1.value!=0]',
  'CallExpression[callee.name="promisify"][arguments.0.name="setTimeout"]',
  'CallExpression[callee.property.name="waitForTimeout"]',
  'CallExpression[callee.object.name="scheduler"][callee.property.name="wait"]',
  'CallExpression[callee.property.name="advanceTimersByTimeAsync"][arguments.0.value=0]',
  ':matches(ImportDeclaration, ImportExpression)[source.value=/^(node:)?timers.promises$/]',
];

/** Few rules, each of which has caught something. Budgets beside file length are reported by `npm run check`. */
export default defineConfig(
  { ignores: ['dist/', 'dist-types/', 'node_modules/', '.footlight/', 'test-results/', 'coverage/', 'demo/media/', 'demo/pages/', 'test/plugins/package/projects/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-implied-eval': 'error',
      'max-lines': ['error', 300],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-fallthrough': 'error',
      'no-control-regex': 'error',
    },
  },
  {
    files: ['src/**', 'widgets/**', 'bridge/**'],
    rules: {
      'no-restricted-properties': ['error', ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property, message: 'Text, never markup: Trusted Types are on.' }))],
      'no-restricted-syntax': ['error', { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text, never markup.' }],
    },
  },
  {
    files: ['src/contracts/**', 'src/rules/**', 'src/routing/**'],
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'fetch', 'localStorage', 'navigator'],
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'The clock is handed in.' }, { object: 'Math', property: 'random', message: 'Chance is handed in.' }],
    },
  },
  {
    files: ['test/**'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-unsafe-assignment': 'off', 'no-console': 'off' },
  },
  { files: ['test/**/*.{ts,tsx,mjs}'], rules: { 'no-restricted-syntax': ['error', ...waits.map((selector) => ({ selector, message: 'A test waits for a fact or moves a clock; `settled` waits for modules too.' }))] } },
  { files: ['demo/**', 'plugins/**'], rules: { 'no-console': 'off' } },
);
