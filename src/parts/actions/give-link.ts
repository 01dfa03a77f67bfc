/** How long a button says what became of a share, in milliseconds. @source spec 1 §9 "share label reset 2000 ms" */
export const saidMs = 2000;

/**
 * Opens the browser's own dialog for a link.
 *
 * @returns `absent` where the browser has none. A viewer who closed it chose so: that is `given` too
 */
export async function shareNatively(title: string, url: string): Promise<'given' | 'failed' | 'absent'> {
  if (typeof navigator.share !== 'function') return 'absent';
  try {
    await navigator.share({ title, url });
    return 'given';
  } catch (failure) {
    return (failure as { name?: string }).name === 'AbortError' ? 'given' : 'failed';
  }
}

/** Copies a link. @returns what there is to say of it */
export async function copyLink(url: string): Promise<'linkCopied' | 'shareFailed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'linkCopied';
  } catch {
    return 'shareFailed';
  }
}

/**
 * Gives a link away by the browser's own dialog, where there is one, or by the clipboard.
 *
 * @returns what there is to say of it
 */
export async function giveLink(title: string, url: string): Promise<'linkCopied' | 'shareFailed' | undefined> {
  return await shareNatively(title, url) === 'given' ? undefined : copyLink(url);
}
