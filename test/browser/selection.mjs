/**
 * Which browser tests `npm test` runs; `npm run test:all` runs them all.
 *
 * A loop over tenants, places, languages, widths or storage runs one of its values, each loop another one. The rules name the loops that are over
 * facts, and those around another loop. What these words mean stands in `test/support/run/choose-tests.mjs`, the table of risks in `test/README.md`.
 */
export const selection = {
  rules: {
    'elements/live.spec.ts': { every: true },
    'elements/player-engines.spec.ts': { every: true },
    'elements/player-events.spec.ts': { every: true },
    'elements/player-recovery.spec.ts:broke at a second': { every: true },
    'elements/player.spec.ts:shows a': { each: 3 },
    'elements/player.spec.ts:what went wrong': { every: true },
    'embedding/hostile-hosts.spec.ts': { each: 2 },
    'identity/element-apart.spec.ts': { each: 2 },
    'identity/element-linking.spec.ts': { each: 2 },
    'identity/element-operators.spec.ts': { each: 2 },
    'identity/hostile-words.spec.ts': { every: true },
    'identity/ways-in.spec.ts:signing in, signing out': { across: 3 },
    'paying/every-way.spec.ts': { across: 3 },
    'player/drm.spec.ts': { every: true },
    'player/recovery.spec.ts': { every: true },
    'site/guest-purchase.spec.ts': { every: true },
    'trust/bridge-clobber.spec.ts': { every: true },
    'trust/bridge-hostile.spec.ts': { every: true },
    'trust/policy.spec.ts': { every: true },
    'trust/trust.spec.ts': { every: true },
  },
  /** Other people's tools and the documentation's pages: `unit` builds the package and holds the documentation's links and tables. */
  onlyInAll: ['docs/', 'embedding/frameworks', 'embedding/package'],
};
