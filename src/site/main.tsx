import { effect } from '@preact/signals-core';
import { createRoot } from 'react-dom/client';
import { RuntimeContext } from '../binding/runtime-context.ts';
import { adoptFallbackFaces, themeSheet } from '../binding/theme-sheet.ts';
import type { PictureSet } from '../contracts/catalogue/pictures/picture-set.ts';
import { askCarriedTitle } from '../runtime/ask-carried-title.ts';
import { startTexts } from '../rules/realm/start-texts.ts';
import { withCarriedView } from '../runtime/carried/carried-view.ts';
import { withGuideReader } from '../runtime/guide-worker/with-guide-reader.ts';
import { runtimeOf, type Runtime } from '../runtime/runtime.ts';
import { whenIdle } from '../runtime/when-idle.ts';
import { startFailureKey } from '../runtime/start-failure-key.ts';
import tokens from '../ui/tokens.css';
import { chooseLanguage, chosenLanguage, followLanguage } from './language.ts';
import { followProfileLanguage } from '../store/identity/profile-language.ts';
import { createMenu } from '../store/realm/menu.ts';
import { menuTarget, onMenuTarget } from './shell/menu/menu-target.ts';
import { followPageHead } from './head/follow-page-head.ts';
import { onLostCode } from './late-code.ts';
import { pagesOfRoutes } from './pages-of-routes.ts';
import { Site } from './site.tsx';
import { createSiteNavigator, takeOwnAddress, type SiteNavigator } from './navigator/site-navigator.ts';

/** Starts the tenant's own site in `#root`. */
async function start(root: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search).get('locale') ?? undefined;
  const menuTargetPlatform = menuTarget();
  const runtime = withGuideReader(withCarriedView(await runtimeOf({ origin: location.origin, locale: asked ?? chosenLanguage(), menuTargetPlatform })));
  const writtenLocale = document.documentElement.lang;
  document.adoptedStyleSheets = [themeSheet(runtime.settings.theme), tokens];
  followLanguage(runtime.store.labels);
  if (asked === undefined) followProfileLanguage(runtime.store.context, runtime.store.labels, (language) => chooseLanguage(runtime.store.labels, language));
  adoptFallbackFaces(runtime.settings.theme);
  effect(() => {
    const { locale } = runtime.store.labels.locale.value;
    void import('./dress-later.ts').then(({ dressLater }) => dressLater(runtime.settings, root, locale));
  });
  await takeOwnAddress(runtime.settings);
  const navigator = createSiteNavigator(runtime.settings);
  await fetchFirstPage(navigator);
  followPageHead(navigator.location, runtime.store.labels, writtenLocale);
  const menu = createMenu(runtime.store.context, runtime.init, menuTargetPlatform);
  onMenuTarget((target) => void menu.follow(target));
  createRoot(root, { onCaughtError }).render(
    <RuntimeContext value={{ store: runtime.store, navigator }}>
      <Site runtime={runtime} navigator={navigator} menu={menu} firstPicture={pictureOf(root)} />
    </RuntimeContext>,
  );
  if (parent !== window) letHostPageSteer(runtime, navigator);
  else whenIdle(() => void import('./offline/keep-offline-page.ts').then(({ keepOfflinePage }) => keepOfflinePage(), () => undefined));
}

/** The hero's picture that the document shows until the site is drawn. */
function pictureOf(root: HTMLElement): PictureSet | undefined {
  const picture = root.querySelector<HTMLImageElement>('.first__hero img');
  return picture ? { src: picture.src, srcSet: picture.srcset, sizes: picture.sizes } : undefined;
}

function onCaughtError(failure: unknown): void {
  console.error(failure);
  onLostCode(failure);
}

/** chosen: what the document asked for is here by then; the shell waits for nothing else */
const firstPageMs = 100;

/** A first page whose code is here is drawn with the shell: one drawing, and no place held by a skeleton. */
async function fetchFirstPage({ location: { value: { match } } }: SiteNavigator): Promise<void> {
  if (!match) return;
  const coming = pagesOfRoutes[match.name].page.fetch().catch(() => undefined);
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, firstPageMs))]);
}

/** Where a registered page frames the site. Without it the site works as in a window of its own. */
function letHostPageSteer(runtime: Runtime, navigator: SiteNavigator): void {
  void import('./steering/answer-host-page.ts').then(({ answerHostPage }) => answerHostPage(runtime, navigator), () => undefined);
}

const root = document.getElementById('root');
if (root) {
  askCarriedTitle();
  start(root).catch((failure: unknown) => {
    root.setAttribute('role', 'alert');
    root.textContent = startTexts[startFailureKey(failure)];
  });
}
