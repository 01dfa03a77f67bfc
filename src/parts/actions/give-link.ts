/**
 * Gives a link away by the browser's own dialog, where there is one, or by the clipboard.
 *
 * @returns what there is to say of it
 */
export async function giveLink(title: string, url: string): Promise<'linkCopied' | 'shareFailed' | undefined> {
  if (await givenAway(title, url)) return undefined;
  return await copied(url) ? 'linkCopied' : 'shareFailed';
}

/** True also for a viewer who closed the dialog: they chose so. */
async function givenAway(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (failure) {
    return (failure as { name?: string }).name === 'AbortError';
  }
}

async function copied(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
