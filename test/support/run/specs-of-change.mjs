/**
 * Which browser tests a changed file can reach: the beginnings of paths below `test/browser`; '' is every one.
 *
 * The first row that fits a file counts. What many pages share reaches everything.
 */
const reach = [
  [/^test\/browser\/(.+\.spec\.ts)$/, (path) => [path.slice('test/browser/'.length)]],
  [/^test\/browser\/([^/]+)\//, (_path, folder) => [`${folder}/`]],
  [/^test\/support\/(?:run|check|architecture|supply|migrations|walks)\//, () => []],
  [/^test\/(?:support\/|soak)/, () => ['']],
  [/^test\//, () => []],
  [/^(?:docs\/|plugins\/docs\/|widgets\/[^/]+\.md$)/, () => ['docs/']],
  [/\.md$/, () => ['docs/']],
  [/guide|epg|programme|channel/, () => ['elements/guide', 'elements/accessibility', 'player/mini-guide', 'player/live', 'site/guide', 'site/live-now', 'site/catalogue-pages', 'walks/']],
  [/(?:purchase|checkout|payment|billing|gift|withdrawal|voucher|plan-change|card-fields|subscription)/, () => ['paying/', 'elements/checkout', 'elements/vouchers', 'identity/account', 'site/', 'trust/', 'walks/']],
  [/(?:identity|sign-in|session|account|profile|passkeys|providers)/, () => ['identity/', 'elements/', 'site/', 'trust/', 'walks/', 'embedding/']],
  [/(?:playback|player|multi-view|media)/, () => ['player/', 'elements/', 'bridge-kit/', 'embedding/', 'site/site', 'site/watch-together', 'site/interstitial', 'trust/policy', 'walks/']],
  [/(?:lists|my-list|heart)/, () => ['elements/lists', 'elements/my-list', 'elements/row', 'site/lists', 'site/share', 'walks/']],
  [/search/, () => ['elements/search', 'site/search', 'site/hash-search']],
  [/^(?:bridge\/|src\/steering\/)/, () => ['bridge-kit/', 'trust/', 'embedding/', 'elements/player', 'walks/']],
  [/^src\/site\//, () => ['site/', 'everyone/', 'identity/']],
  [/^src\/features\/(?:carousel-row|content-grid|generic-view|collection|listings|fighters|news|reviews|schedule|framed-page)\//, () => ['elements/', 'site/', 'everyone/']],
  [/^(?:src|widgets|demo|plugins|dist-types|rollup\.config|package)/, () => ['']],
  [/^playwright\.config/, () => ['']],
];

/**
 * The browser tests that a change can reach.
 *
 * @param changed paths from the root
 * @param specs every browser test file, from the root
 * @returns those to run, from the root
 */
export function specsOfChange(changed, specs) {
  const beginnings = changed.flatMap((path) => {
    const [pattern, specsOf] = reach.find(([fits]) => fits.test(path)) ?? [/$^/, () => []];
    return specsOf(path, pattern.exec(path)?.[1]);
  });
  return specs.filter((spec) => beginnings.some((beginning) => spec.startsWith(`test/browser/${beginning}`)));
}
