import { lazy as reactLazy, type LazyExoticComponent } from 'react';
import type { PageComponent } from './page.ts';

const key = 'footlight.reloaded-at';

/** chosen: a server that keeps naming files that it does not have is not asked again for a minute */
const quietMs = 60_000;

let isMissing = false;

/** Whether code of this page did not come: only opening the page again brings it. */
export const isCodeMissing = (): boolean => isMissing;

/** React's `lazy` for pages, whose code a new version of the site may have taken away. */
export function lazy(load: () => Promise<{ default: PageComponent }>): LazyExoticComponent<PageComponent> {
  return reactLazy(() => lateCode(load));
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
    if (await isDeployedAnew() && mayReload()) {
      reload();
      return await new Promise<never>(() => undefined);
    }
    throw failure;
  }
}

async function isDeployedAnew(): Promise<boolean> {
  const shown = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href') ?? '');
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
