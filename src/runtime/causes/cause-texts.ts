/** What a cause's sentences name. The loader that knows no address says its one cause itself. */
export interface CauseFacts {
  'attribute-without-effect': { tag: string; attribute: string };
  'element-frame-silent': { tag: string; origin: string; page: string };
  'element-not-loaded': { tag: string };
  'element-unknown': { tag: string; prefix: string; known: string };
  'language-unreadable': { where: string; value: string };
  'no-element-seen': { known: string };
  'origin-not-registered': { origin: string; page: string };
  'page-isolated': { origin: string; page: string };
  'page-without-origin': object;
  'permission-missing': { tag: string; missing: string };
  'platform-unreachable': { origin: string };
  'player-not-found': { tag: string; id: string };
  'prototype-extended': { tag: string; added: string };
  'session-frame-removed': { origin: string };
  'session-frame-silent': { origin: string; page: string };
  'unknown-realm': { origin: string; realm: string };
  'value-refused': { tag: string; attribute: string; value: string };
}

interface CauseText<Facts> {
  level: 'error' | 'warn' | 'info';
  /** The same may work later, without the page or the tenant changing anything. */
  passes?: true;
  /** The elements concerned tell it themselves, as they fail. */
  toldByElements?: true;
  /** What happened, why, and what to do. */
  say(facts: Facts): string;
}

/** A cause that is told from here. */
export type ToldCause = keyof CauseFacts;

/** What the author of a page reads; viewers read sentences of their own. */
export const causeTexts: { readonly [C in ToldCause]: CauseText<CauseFacts[C]> } = {
  'attribute-without-effect': {
    level: 'warn',
    say: ({ tag, attribute }) => `<${tag}> ${attribute} has no effect with mode="framed", whose frame does not know the page. Leave it out, or leave out the mode.`,
  },
  'element-frame-silent': {
    level: 'error', passes: true,
    say: ({ tag, origin, page }) => `The frame in <${tag}> did not answer; it is tried again. Either the page's content policy keeps the frame out, or its origin is not registered. Allow ${origin} in frame-src, and register exactly ${page} with the tenant.`,
  },
  'element-not-loaded': {
    level: 'error', passes: true,
    say: ({ tag }) => `<${tag}> could not be loaded. Its file did not come, or did not run. See in the browser's network panel what became of it, and allow the script's origin in script-src.`,
  },
  'element-unknown': {
    level: 'warn',
    say: ({ tag, prefix, known }) => `<${tag}> is no element. With the prefix "${prefix}" there are ${known}. Correct the tag, or give your own element another prefix.`,
  },
  'language-unreadable': {
    level: 'warn',
    say: ({ where, value }) => `${where}: ${value} is no language tag, so another language is shown. Write one as BCP 47 has it, such as lang="en" or lang="pt-BR".`,
  },
  'no-element-seen': {
    level: 'info',
    say: ({ known }) => `No element was seen in this page. The script knows ${known}. Add one; one in a shadow root that the page's HTML closes needs its own file, such as <script type="module" src="…/embed/footlight-player.js">.`,
  },
  'origin-not-registered': {
    level: 'error',
    say: ({ origin, page }) => `${origin} answers nothing that this page may read. It is up, and this page's origin is not among those that the tenant registered. See that exactly ${page} is registered with the tenant.`,
  },
  'page-isolated': {
    level: 'error', passes: true,
    say: ({ origin, page }) => `The session frame of ${origin} did not answer; it is tried again. This page is isolated by Cross-Origin-Embedder-Policy, which keeps out every frame without headers of its own: a proxy between may have taken ours away, and pages that are not registered get none. Hand on Cross-Origin-Embedder-Policy and Cross-Origin-Resource-Policy of /frames/, and register exactly ${page} with the tenant.`,
  },
  'page-without-origin': {
    level: 'error',
    say: () => 'This page is sandboxed and has no origin that a tenant could register: nothing can work here. Add allow-same-origin to the sandbox, or leave it out.',
  },
  'permission-missing': {
    level: 'warn',
    say: ({ tag, missing }) => `The frame in <${tag}> lacks ${missing}. The page's own Permissions-Policy, or the allow of a frame around the page, withholds it. Grant it there to the platform's origin.`,
  },
  'platform-unreachable': {
    level: 'error', passes: true,
    say: ({ origin }) => `${origin} does not answer; it is asked again. It is down, its address is wrong, or the page's content policy keeps it out. Open that address, and allow it in connect-src.`,
  },
  'player-not-found': {
    level: 'warn',
    say: ({ tag, id }) => `<${tag}> for="${id}" names no element of this page, so the programme's own page is opened. Give a player that id, in the guide's own shadow root or in the page.`,
  },
  'prototype-extended': {
    level: 'error',
    say: ({ tag, added }) => `<${tag}> could not be loaded: this page adds ${added} to Object.prototype, which every loop over an object then meets. Add it by Object.defineProperty, which is not enumerable.`,
  },
  'session-frame-removed': {
    level: 'warn', passes: true,
    say: ({ origin }) => `The page removed the session frame of ${origin} (<iframe title="Footlight session">), through which calls go. It was put back. Leave it under <html>.`,
  },
  'session-frame-silent': {
    level: 'error', passes: true,
    say: ({ origin, page }) => `The session frame of ${origin} did not answer; it is tried again. Calls that need a viewer wait for it. Allow ${origin} in frame-src of this page's content policy, and see that exactly ${page} is registered with the tenant.`,
  },
  'unknown-realm': {
    level: 'error', toldByElements: true,
    say: ({ origin, realm }) => `${origin} knows no tenant ${realm}. Correct the attribute realm, or leave it out: then the tenant is that of the script's own address.`,
  },
  'value-refused': {
    level: 'warn',
    say: ({ tag, attribute, value }) => `<${tag}> ${attribute}: ${value} is not a value it takes; the last good one stays. See the element's attributes for what it takes.`,
  },
};
