import { createElement, lazy as reactLazy, type ReactNode, useState } from 'react';
import type { PageComponent, PageProps } from './page.ts';

const key = 'footlight.reloaded-at';

/** chosen: a server that keeps naming files that it does not have is not asked again for a minute */
const quietMs = 60_000;

let isMissing = false;

/** Whether code of this page did not come: only opening the page again brings it. */
export const isCodeMissing = (): boolean => isMissing;

/** A page whose code is fetched when it is first shown, or before. */
export interface LatePage {
  (props: PageProps): ReactNode;
  /** Fetches the code, so that the page is drawn at once: what React waits for it hides for a while. */
  fetch(): Promise<void>;
}

/** React's `lazy` for pages, whose code a new version of the site may have taken away. */
export function lazy(load: () => Promise<{ default: PageComponent }>): LatePage {
  let here: PageComponent | undefined;
  let coming: ReturnType<typeof load> | undefined;
  const fetchPage = () => (coming ??= lateCode(load).then((module) => {
    here = module.default;
    return module;
  }));
  const Late = reactLazy(fetchPage);
  const Page = (props: PageProps) => {
    // One of them for as long as the page is shown.
    const [Body] = useState(() => here ?? Late);
    return createElement(Body, props);
  };
  return Object.assign(Page, { fetch: () => fetchPage().then(() => undefined) });
}

/**
 * Fetches code; where it is gone because the site was deployed anew, the page is opened again, once.
 *
 * 1. The code does not come: the page's document is asked for.
 * 2. It names other files than the one that is shown: the page is opened again, in its new version.
 * 3. The same files, no answer, or a page that was opened again just now: the failure is the page's to show.
 */
export async function lateCode<T>(load: () => Promise<T>, reload = () => location.reload()): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    isMissing = true;
    told.add(failure);
    if (await isDeployedAnew() && mayReload()) {
      reload();
      return await new Promise<never>(() => undefined);
    }
    throw failure;
  }
}

/** Code of a part, which leaves its place empty where it does not come: a new version of the site is opened for it too, once. */
export function onLostCode(failure: unknown, reload?: () => void): void {
  if (!isLostCode(failure) || told.has(failure)) return;
  lateCode(() => Promise.reject(failure), reload).catch(() => undefined);
}

/** Failures that were looked into already. */
const told = new Set<unknown>();

/** In the words of Chromium, Firefox and Safari. */
const isLostCode = (failure: unknown): failure is TypeError => failure instanceof TypeError && /dynamically imported module|importing a module script/i.test(failure.message);

async function isDeployedAnew(): Promise<boolean> {
  const shown = [...document.querySelectorAll('link[rel="modulepreload"]:not([data-page])')].map((link) => link.getAttribute('href') ?? '');
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    return filesIn(await answer.text()).join() !== shown.join();
  } catch {
    return false;
  }
}

const filesIn = (html: string): string[] => [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, href = '']) => href);

/** Without storage nothing remembers that it was done. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key) ?? -Infinity);
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last > quietMs;
  } catch {
    return false;
  }
}
