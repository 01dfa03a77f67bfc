/**
 * Which browser tests `npm test` runs; `npm run test:all` runs them all.
 *
 * A loop over tenants, places, languages, widths or storage runs one of its values, each loop another one. The rules name the loops that are over
 * facts, and those around another loop. What these words mean stands in `test/support/run/choose-tests.mjs`, the table of risks in `test/README.md`.
 */
export const selection = {
  rules: {
    'elements/live.spec.ts': { every: true },
    'elements/player-engines.spec.ts:plays the quality': { every: true },
    'elements/player-events.spec.ts': { every: true },
    'elements/player-recovery.spec.ts:broke at a second': { every: true },
    'elements/player.spec.ts:shows a': { each: 3 },
    'elements/player.spec.ts:what went wrong': { every: true },
    'embedding/framed-player.spec.ts:keeps the height': { every: true },
    'identity/ways-in.spec.ts:signing in, signing out': { across: 3 },
    'paying/every-way.spec.ts': { across: 3 },
    'player/drm.spec.ts': { every: true },
    'player/recovery.spec.ts': { every: true },
    'trust/bridge-hostile.spec.ts': { every: true },
    'trust/policy.spec.ts': { every: true },
    'trust/trust.spec.ts': { every: true },
  },
  /**
   * What `npm run test:all` runs alone: a file or folder, or `file:` and a part of a title. Decided by risk; what stands here has unit or component
   * tests of its rule, or another browser test of the same rule stays.
   */
  onlyInAll: [
    // Neither money, trust, sign-in, playback, one of the six elements nor a specified error: looks, pages that only show, what a team sees, other people's tools, documentation.
    'docs/', 'embedding/causes', 'embedding/frameworks', 'embedding/layouts', 'embedding/package', 'embedding/page-language', 'embedding/replaced-body',
    'elements/every-row', 'elements/guide-slivers', 'elements/playlist-panel', 'elements/row-places', 'elements/section',
    'everyone/forced-colours', 'everyone/print', 'everyone/zoom',
    ...[
      'catalogue-pages', 'chrome', 'collections', 'composed', 'demo-page', 'framed-pages', 'from-home', 'guide-worker', 'hash-search', 'head', 'interstitial', 'live-now', 'login-ground',
      'long-words', 'menus', 'other-browser', 'pictures', 'restart', 'reviews', 'row-looks', 'share', 'watch-together', 'without-script',
    ].map((name) => `site/${name}`),
    // What a player and a guide offer beside playing, choosing and failing.
    ...['background', 'data', 'display', 'episodes', 'low-latency', 'mini-guide', 'multi-view', 'skip', 'stats', 'touch'].map((name) => `player/${name}`),
    'bridge-kit/layouts', 'elements/guide-focus', 'elements/guide-reminders', 'elements/guide-touch',
    'elements/guide-cards.spec.ts:a card says what', 'elements/guide-cards.spec.ts:opens by its name', 'elements/guide-cards.spec.ts:typed digits',
    'elements/search.spec.ts:by keys', 'elements/search.spec.ts:in Arabic', 'elements/search.spec.ts:by touch',
    'player/access.spec.ts:interstitial pages', 'player/captions.spec.ts:chooses how captions look', 'player/controls.spec.ts:have their sizes', 'player/controls.spec.ts:a remote control',
    // Scale, and the same again many times.
    'bridge-kit/connections.spec.ts:a hundred connections', 'elements/guide.spec.ts:two hundred channels', 'elements/long-row', 'embedding/placed-hosts.spec.ts:thirty rows', 'trust/many-elements',
    // A second walk of a rule whose first one stays.
    'elements/accessibility.spec.ts:from right to left', 'elements/accessibility.spec.ts:what a member sees', 'elements/accessibility.spec.ts:the tenant’s own pages',
    'elements/bad-input.spec.ts:a malformed attribute later on', 'elements/bad-input.spec.ts:the script tag twice', 'elements/bad-input.spec.ts:words that come broken',
    'elements/lists.spec.ts:put in order by keys on a partner’s page', 'elements/lists.spec.ts:every list of a viewer stands',
    'elements/player-recovery.spec.ts:DASH plays on after damaged', 'elements/player-recovery.spec.ts:a live stream whose playlist', 'elements/player-recovery.spec.ts:brighter than what is loaded',
    'elements/guide.spec.ts:stays in sight', 'elements/guide.spec.ts:beside its channel’s name', 'elements/guide.spec.ts:jumps to another day', 'elements/lists.spec.ts:every list stands in the element',
    'elements/live.spec.ts:two players show', 'elements/my-list.spec.ts:longer than a page', 'elements/my-list.spec.ts:keeps nothing yet', 'elements/row.spec.ts:there before the edge', 'elements/sign-in.spec.ts:can be looked at',
    'identity/devices.spec.ts:the link of a television', 'identity/magic-link.spec.ts:cannot be sent', 'identity/passkeys.spec.ts:without passkeys', 'identity/sign-in-page.spec.ts:a television',
    'player/media-element.spec.ts:media-chrome', 'player/media-element.spec.ts:react-player', 'player/timeline.spec.ts:have their places',
    'site/lists.spec.ts:refuses is taken back', 'site/lists.spec.ts:a shared list', 'site/narrow.spec.ts:machine’s fonts', 'site/languages.spec.ts:a browser of Portugal',
    'site/site-accessibility.spec.ts:bar and gutters', 'site/site-accessibility.spec.ts:less movement',
    'identity/account.spec.ts:reads from right to left', 'identity/completion.spec.ts:the element on a partner’s page', 'identity/preferences', 'identity/three-tabs.spec.ts:so do three tabs',
    'identity/hostile-words.spec.ts:a conflict', 'identity/hostile-words.spec.ts:another way', 'identity/mail.spec.ts:unknown confirms', 'identity/more-providers.spec.ts:Facebook',
    'identity/more-providers.spec.ts:what a provider does not support', 'identity/profiles.spec.ts:in Arabic', 'identity/providers.spec.ts:each step after', 'identity/sign-in-page.spec.ts:the picture behind',
    'site/cancel-reason.spec.ts:it is skipped', 'site/cancel-reason.spec.ts:in Arabic', 'site/confirmed-payment.spec.ts:fit every width',
    'site/first-screen.spec.ts:the picture of', 'site/first-screen.spec.ts:draws the hero',
    'site/lists.spec.ts:on a list already', 'site/lists.spec.ts:gone in the other', 'site/lists.spec.ts:nobody has', 'site/lists.spec.ts:back from a title', 'site/lists.spec.ts:by fingers',
    'site/payment-history.spec.ts:long history', 'site/payment-history.spec.ts:without payments', 'site/search.spec.ts:in Arabic', 'site/search.spec.ts:any text may be pasted',
    'site/search.spec.ts:on a partner’s page', 'site/search.spec.ts:by touch', 'site/subscriptions.spec.ts:in Arabic', 'site/withdrawal.spec.ts:in Arabic',
    'site/site.spec.ts:paths of emoji', 'site/site.spec.ts:a path of another deployment', 'site/site.spec.ts:in the words of another deployment', 'site/site.spec.ts:other scripts', 'site/site.spec.ts:a fixed word',
    'site/site.spec.ts:nothing sticking out',
  ],
};
