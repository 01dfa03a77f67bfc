import { askTitle, carriedTitle } from '../page/ask-title.ts';

/** Sends for what follows from the title that a page of the platform carries, where no loader does. */
export function askCarriedTitle(): void {
  const content = carriedTitle()?.content;
  if (content) askTitle(location.origin, content, '', () => undefined);
}
