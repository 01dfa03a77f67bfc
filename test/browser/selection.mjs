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
  /**
   * What is neither money, trust, sign-in, playback, one of the six elements nor a specified error, and whose rules have unit or component tests:
   * looks, pages of the site that only show, what a team sees, other people's tools and the documentation's pages.
   */
  onlyInAll: [
    'docs/', 'embedding/frameworks', 'embedding/layouts', 'embedding/package',
    'elements/every-row', 'elements/guide-slivers', 'elements/row-places', 'everyone/forced-colours', 'everyone/print',
    ...[
      'catalogue-pages', 'collections', 'composed', 'demo-page', 'framed-pages', 'interstitial', 'live-now', 'login-ground', 'long-words', 'other-browser', 'pictures', 'restart',
      'reviews', 'row-looks', 'share', 'watch-together', 'without-script',
    ].map((name) => `site/${name}`),
  ],
};
