/**
 * Unit tests that read the tree instead of importing it: a change of these files reaches them, and Vitest cannot tell.
 *
 * Every row that fits counts. `snippets`, `build-site` and `write-licences` need a build, which `changed` makes first.
 */
const readers = [
  [/\.(?:[mc]?tsx?|mjs|css|md)$/, ['architecture.test.ts', 'support/architecture/']],
  [/^(?:src|bridge|widgets|dist-types|plugins)\/|^CHANGELOG\.md$|^package\.json$/, ['plugins/public-', 'plugins/elements/', 'bridge/releases']],
  [/^(?:src\/contracts|demo)\//, ['support/recorded-answers/']],
  [/^(?:docs|demo\/platform)\/|^dist-types\/custom-elements|^widgets\/.+\.md$/, ['plugins/docs/', 'runtime/causes/cause-texts', 'support/accessibility-statement']],
  [/^demo\/platform\/(?:db|identity\/personal-data)\/|^docs\/privacy/, ['demo/platform/db/', 'demo/platform/identity/personal-data/']],
  [/^test\/(?:attack|browser)\//, ['plugins/docs/threat-model', 'support/accessibility-statement']],
  [/^package(?:-lock)?\.json$|^plugins\/licences\//, ['plugins/licences/', 'support/supply/', 'plugins/package/']],
  [/^test\/support\/lint\/|^\.oxlintrc/, ['support/lint/']],
];

/**
 * The unit tests that read what a change wrote.
 *
 * @param changed paths from the root
 * @param files every unit test file, from the root
 * @returns those to run, from the root
 */
export function readersOfChange(changed, files) {
  const beginnings = readers.filter(([pattern]) => changed.some((path) => pattern.test(path))).flatMap(([, tests]) => tests);
  return files.filter((file) => beginnings.some((beginning) => file.startsWith(`test/${beginning}`)));
}
