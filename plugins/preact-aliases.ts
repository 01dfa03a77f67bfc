/** One name in an import, and what the Preact build puts in its place. */
export interface ImportAlias {
  find: RegExp;
  replacement: string;
}

/**
 * What turns the one source into the Preact build.
 *
 * Components import from `react` only; reading a signal is the one file that differs, so `use-signal.ts` gives way to its twin.
 */
export const preactAliases: ImportAlias[] = [
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^(.*)\/use-signal\.ts$/, replacement: '$1/use-signal.preact.ts' },
];
