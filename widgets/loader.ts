import { elementPrefix, handedSettings, sessionFrames } from '../src/page/loader-handover.ts';
import { pageGlobal } from '../src/page/page-global.ts';

/**
 * The script tag. Finds Footlight's tags in the page, now and later, and loads each one's code on first sight.
 *
 * `data-prefix` chooses another prefix than `footlight`. A second copy of the script does nothing.
 */
declare const __FOOTLIGHT_MANIFEST__: Record<string, readonly string[] | undefined>;
const tags = ['player', 'carousel-row', 'epg-grid', 'my-list', 'checkout', 'sign-in'];
const hasRun = pageGlobal<boolean>('loader');
/** A picture or a form of the page may be called `currentScript`, `head` or `body` and stand before the document's own. */
const own = <N extends 'currentScript' | 'head' | 'body'>(name: N): Document[N] => Reflect.get(Document.prototype, name, document) as Document[N];
const script = own('currentScript');

if (script instanceof HTMLScriptElement && !hasRun.read()) {
  hasRun.write(true);
  start(new URL('.', script.src).href, script.dataset.prefix ?? 'footlight');
}

function start(base: string, prefix: string): void {
  const origin = new URL(base).origin;
  elementPrefix.write(prefix);
  handedSettings.write({ origin, answer: askSettings(origin) });
  const away = location.origin !== origin;
  if (away) openSession(origin);
  const waiting = new Set(tags);
  const tries = new Map<string, number>();
  const look = (): void => {
    for (const tag of waiting) {
      if (!document.querySelector(`${prefix}-${tag}`)) continue;
      waiting.delete(tag);
      const entry = `footlight-${tag}.js`;
      // An engine is not among them: it travels beside the platform's answers, which this code has to ask for first.
      preload(base, [entry, ...(__FOOTLIGHT_MANIFEST__[entry] ?? []), ...(away ? __FOOTLIGHT_MANIFEST__.partner ?? [] : [])]);
      import(base + entry).catch((failure: unknown) => {
        // A lost connection may come back; a file that is not there will not.
        const tried = (tries.get(tag) ?? 0) + 1;
        tries.set(tag, tried);
        if (tried < 3) setTimeout(again, 1000 * tried, tag);
        console.error(`[footlight] <${prefix}-${tag}> could not be loaded`, failure);
      });
    }
  };
  const again = (tag: string): void => {
    waiting.add(tag);
    look();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  look();
}

/** The session frame travels before any other code: every call with a token goes through it. */
function openSession(origin: string): void {
  const frame = document.createElement('iframe');
  frame.src = `${origin}/frames/session`;
  frame.title = 'Footlight session';
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  sessionFrames.write(new Map([[origin, frame]]));
  (own('body') ?? own('head')).append(frame);
}

/** The tenant's settings travel beside the code that reads them; a bare request, which needs no preflight. */
async function askSettings(origin: string): Promise<unknown> {
  try {
    return await (await fetch(`${origin}/realm-settings/domain/${new URL(origin).hostname}`)).json();
  } catch {
    return undefined;
  }
}

/** Asks for everything an element needs at once, instead of import after import. */
function preload(base: string, files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = base + file;
    own('head').append(link);
  }
}
