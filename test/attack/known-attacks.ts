/** Something that was tried against Footlight, and the tests that try it again. */
export interface KnownAttack {
  /** As the threat model calls it. */
  name: string;
  /** Files of unit tests, run whole. */
  units?: readonly string[];
  /** Browser tests: a file, and words of a title where not all of it belongs here. */
  browser?: readonly { file: string; title?: string }[];
}

const identity = 'test/demo/platform/identity';
const purchase = 'test/demo/platform/purchase';
const server = 'test/demo/platform/server';
const hosts = 'test/demo/platform/hosts';

/** @source docs/threat-model.md, whose last column names each of them */
export const knownAttacks: readonly KnownAttack[] = [
  { name: 'a child does what only its parents may', units: [`${identity}/profiles/abilities.test.ts`, `${identity}/profiles/restricted-routes.test.ts`, 'test/demo/platform/playback/free-title.test.ts', 'test/demo/platform/playback/carried-title.test.ts'], browser: [{ file: 'elements/checkout.spec.ts', title: 'a child who pays past the page' }] },
  { name: 'a child signs in past the PIN', units: [`${identity}/completion/profile-choice-routes.test.ts`] },
  { name: 'a PIN, a password, a code is guessed', units: [`${identity}/guessing.test.ts`, `${server}/limits/visitor-network.test.ts`, `${server}/processes/trusted-proxies.test.ts`] },
  { name: 'an intruder stays after the owner has taken the account back', units: [`${identity}/session/end-access.test.ts`, `${identity}/one-time-tokens.test.ts`, `${identity}/toolkit/toolkit-host.test.ts`] },
  { name: 'an e-mail is tried to see whether it has an account', units: [`${identity}/providers/provider-routes.test.ts`, `${identity}/providers/graph-host.test.ts`] },
  { name: 'an intruder takes the address that its owner needs', units: [`${identity}/account/email/take-new-email.test.ts`, `${identity}/account/email/restore-links.test.ts`] },
  { name: 'an account is made in wait for the owner of its e-mail', units: [`${identity}/sign-up`, `${identity}/providers/directory-account-routes.test.ts`] },
  { name: 'a stolen session adds a way in', units: [`${identity}/session/fresh-proof.test.ts`, `${identity}/devices/device-routes.test.ts`] },
  { name: 'a stolen session buys gifts with a kept card', units: [`${purchase}/cards/guard-kept-card.test.ts`] },
  { name: 'one of the team acts on in a member’s name', units: [`${identity}/impersonation`, 'test/demo/platform/changes'] },
  { name: 'a stolen token hears what is watched after its end', units: ['test/demo/platform/changes'] },
  { name: 'one mailbox is written to in many spellings', units: [`${identity}/mail/mailbox.test.ts`] },
  { name: 'what is sent is too long, too much or for nothing', units: ['test/support/architecture/unbounded-parts.test.ts', 'test/support/architecture/process-stores.test.ts', `${server}/state/memory-budget.test.ts`, `${server}/input`, `${hosts}/returns`, `${server}/odd-values.test.ts`] },
  { name: 'a stranger names the machine’s own host', units: [`${server}/health`, `${hosts}/host-table.test.ts`] },
  { name: 'the disk is full, the database is silent', units: [`${server}/health`, `${server}/error-handler.test.ts`, `${hosts}/last-known.test.ts`, `${server}/answers/while-database-answers.test.ts`] },
  { name: 'a token is changed, or used at another tenant', units: [`${identity}/session/token-verifier.test.ts`, `${server}/guard-scope.test.ts`, 'test/demo/platform/playback/drm/licence-server.test.ts'] },
  { name: 'a stream’s address is passed on', units: ['test/demo/platform/playback/streams', 'test/demo/platform/playback/signed-path.test.ts'], browser: [{ file: 'player/renewal.spec.ts' }] },
  { name: 'a mailed link tells its token to another site', units: [`${hosts}/tenant-host.test.ts`] },
  { name: 'a payment is changed on its way, repeated, or made by nonsense', units: [`${purchase}/purchase-attacks.test.ts`, `${purchase}/races.test.ts`, `${purchase}/attempts/idempotency-key.test.ts`] },
  { name: 'a plan is withdrawn from again and again', units: [`${purchase}/withdrawal/used-days.test.ts`, `${purchase}/withdrawal/begin-viewing.test.ts`] },
  { name: 'a payment provider’s message is forged, late, twice or before its charge', units: [`${purchase}/disputes`, `${purchase}/vendor-orders`, `${purchase}/providers/vendors/stripe-provider.test.ts`, `${purchase}/providers/vendors/adyen-provider.test.ts`] },
  { name: 'a partner’s purchase is had by several accounts', units: [`${identity}/entitlement-sync/partner-entitlements.test.ts`, `${identity}/providers/take-off-identities.test.ts`] },
  { name: 'a trial is had again by a new account', units: [`${identity}/personal-data/erase-person.test.ts`] },
  { name: 'text of a stranger in our mail leads astray', units: [`${identity}/mail/texts/stranger-text.test.ts`, `${purchase}/gift-routes.test.ts`] },
  { name: 'personal data stays behind', units: [`${identity}/personal-data/personal-tables.test.ts`, `${identity}/personal-data/erase-person.test.ts`, `${server}/logs`] },
  { name: 'production is entered by an account of the demo', units: ['test/demo/platform/db/open-folder.test.ts', 'test/demo/platform/db/open-server.test.ts', `${identity}/account/make-administrator.test.ts`] },
  { name: 'a start empties a database', units: ['test/demo/platform/db/open-folder.test.ts', 'test/demo/platform/db/open-server.test.ts'] },
  { name: 'text of a stranger names the code that a page runs', units: ['test/widgets/loading/find-own-script.test.ts'], browser: [{ file: 'embedding/loader-ways.spec.ts' }] },
  { name: 'a partner hears what it was not granted', units: ['test/widgets/frames', 'test/bridge/frame'] },
  { name: 'a partner hides what is paid for, or moves it under the pointer', units: ['test/rules/realm/unreadable-slots.test.ts', 'test/widgets/frames/readable-theme.test.ts', 'test/ui/sight/use-sight.test.tsx', 'test/parts/payment/pay-button.test.tsx'], browser: [{ file: 'elements/checkout.spec.ts', title: 'a page that paints|a page that rounds|under the pointer|covers or dims' }, { file: 'trust/press-spoofs.spec.ts' }] },
  { name: 'a stranger’s page gets the press on “Pay” on the site itself, or leads to it by an address alone', units: ['test/ui/sight', 'test/parts/payment/pay-button.test.tsx', 'test/store/purchase/arrival/arrival.test.ts'], browser: [{ file: 'trust/window-above.spec.ts' }] },
  { name: 'a partner’s page reads tokens, cards or streams', browser: [{ file: 'trust/trust.spec.ts' }] },
  { name: 'a page that is not registered frames, speaks or calls', browser: [{ file: 'trust/trust-strangers.spec.ts' }, { file: 'trust/bridge-hostile.spec.ts' }] },
  { name: 'media run code, or tell strangers of a viewer', units: ['test/playback/dash/without-reports.test.ts'], browser: [{ file: 'trust/media-markup.spec.ts' }] },
  { name: 'a host sends 200 MB', units: ['test/contracts/wire/parsing/read-text.test.ts', 'test/playback/hls/loader/refuse-too-long.test.ts', 'test/playback/dash/broken-segment.test.ts'], browser: [{ file: 'trust/long-answers.spec.ts' }] },
  { name: 'an ad runs code or leads astray', units: ['test/store/playback/ads/ad-breaks.test.ts'] },
];
