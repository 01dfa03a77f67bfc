import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import type { ThemeFont } from '../contracts/realm/theme-fonts.ts';
import { neededFonts } from './needed-fonts.ts';

/** chosen: as long as a page or a first frame may keep the fonts waiting */
const patienceMs = 4000;
const haveFrame = 2;
const requested = new Map<string, Promise<void>>();

/**
 * Loads the tenant's font files that this language needs, each once, behind everything else.
 *
 * 1. The page has loaded, is idle, and its films show a first frame.
 * 2. Text in the element uses the tenant's font: a partner may have set another one.
 * 3. The bytes come by `fetch` at low priority: a page that allows the tenant's calls needs no `font-src` for them.
 */
export async function loadFonts(settings: RealmSettings, element: Element, locale: string): Promise<void> {
  await Promise.race([settled(element), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  const used = getComputedStyle(element).getPropertyValue('--fl-font');
  await Promise.all(neededFonts(settings, used, locale).map(once));
}

function once(font: ThemeFont): Promise<void> {
  const load = requested.get(font.file) ?? addFont(font);
  requested.set(font.file, load);
  return load;
}

/** A file that cannot be had leaves the fallback faces; it is asked for again when the language changes. */
async function addFont({ file: address, family, weight, unicodeRange }: ThemeFont): Promise<void> {
  try {
    const answer = await fetch(address, { priority: 'low', credentials: 'omit' });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    document.fonts.add(await new FontFace(family, await answer.arrayBuffer(), { weight, unicodeRange }).load());
  } catch {
    requested.delete(address);
  }
}

async function settled(element: Element): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(resolve) : setTimeout(resolve)));
  const home = element.shadowRoot ?? element;
  await Promise.all([...home.querySelectorAll('video')].map(firstFrame));
}

function firstFrame(video: HTMLVideoElement): Promise<unknown> {
  return new Promise((resolve) => {
    if (video.readyState >= haveFrame) resolve(undefined);
    for (const name of ['loadeddata', 'error']) video.addEventListener(name, resolve, { once: true });
  });
}
