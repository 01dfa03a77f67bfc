import { askTitle } from '../../src/page/ask-title.ts';
import { handedSettings } from '../../src/page/loader-handover.ts';
import { ownOf } from '../../src/page/own-document.ts';

/** A player of this tenant, and in this page, whose title can be asked for before its code is here. */
export function isPlain(player: Element): boolean {
  return !player.hasAttribute('realm') && player.getAttribute('mode') !== 'framed';
}

/** Asks in the language that the player will ask in. */
export function askFirstTitle(origin: string, player: Element, sendEngine: () => void): void {
  askTitle(origin, player.getAttribute('content') ?? '', player.getAttribute('locale') || ownOf('documentElement').lang, sendEngine);
}

/** The tenant's settings travel beside the code that reads them. */
export function askSettings(origin: string): void {
  handedSettings.write({ origin, answer: readSettings(origin) });
}

/** A bare request, which needs no preflight. */
async function readSettings(origin: string): Promise<unknown> {
  try {
    return await (await fetch(`${origin}/realm-settings/domain/${new URL(origin).hostname}`)).json();
  } catch {
    return undefined;
  }
}
