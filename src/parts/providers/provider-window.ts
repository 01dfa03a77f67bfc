import * as z from 'zod/mini';
import { providerReturn, type ProviderReturn } from '../../contracts/identity/sign-in-attempt.ts';
import type { ProviderPage, ProviderWindow } from '../../store/identity/providers/provider-page.ts';

const handedOver = z.object({ kind: z.literal('footlight-provider-return'), back: providerReturn });
const taken = 'footlight-provider-return-taken';
/** chosen: the window that began answers at once, on a busy machine within seconds, or is not there */
const answerMs = 5_000;
const windowLooks = 'popup,width=480,height=680';

const isPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 600px)').matches;

/** Whether a sign-in may leave this page for the provider's: never out of a frame, nor from a page that is not the sign-in page. */
export const maySameTab = (isOwnPage: boolean): boolean => isOwnPage && globalThis.top === globalThis.self;

/**
 * The way to a provider's page: a window of its own for a dialog, the same tab for the rest and on phones.
 *
 * @source spec 3 §4 "On mobile, Facebook uses a redirect …; otherwise a popup is used"
 */
export function providerPage({ isOwnPage, isDialog, replaces = false }: { isOwnPage: boolean; isDialog(): boolean; replaces?: boolean }): ProviderPage {
  return {
    open: () => (maySameTab(isOwnPage) && (!isDialog() || isPhone()) ? 'same-tab' : openWindow()),
    leave: (address) => (replaces ? globalThis.location.replace(address) : globalThis.location.assign(address)),
  };
}

/** Opens a window at a page of a provider. @returns whether the browser let it open */
export const openProviderWindow = (address: string): boolean => globalThis.open(address, '', windowLooks) !== null;

function openWindow(): ProviderWindow {
  const opened = globalThis.open('about:blank', '', windowLooks);
  return {
    isOpen: opened !== null && !opened.closed,
    go: (address) => opened?.location.replace(address),
    close: () => opened?.close(),
    onReturn(take) {
      const hear = ({ source, origin, data }: MessageEvent) => {
        if (source !== opened || origin !== location.origin) return;
        const said = z.safeParse(handedOver, data);
        if (said.success && take(said.data.back)) opened?.postMessage(taken, location.origin);
      };
      addEventListener('message', hear);
      return () => removeEventListener('message', hear);
    },
  };
}

/** Gives what a provider brought back to the window that began, if it is of this origin and waits for it. @returns whether it was taken */
export function handOver(back: ProviderReturn): Promise<boolean> {
  const opener = globalThis.opener as Window | null;
  if (!opener) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      clearTimeout(timer);
      removeEventListener('message', hear);
      resolve(isTaken);
    };
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source === opener && origin === location.origin && data === taken) end(true);
    };
    const timer = setTimeout(() => end(false), answerMs);
    addEventListener('message', hear);
    opener.postMessage({ kind: 'footlight-provider-return', back }, location.origin);
  });
}
