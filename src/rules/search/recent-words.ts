/** chosen: as many as are seen at once below a field */
const most = 8;

const sameAs = (words: string) => words.toLocaleLowerCase();

/** What was searched for lately, the newest first, each once however it was written. */
export function withRecent(recent: readonly string[], words: string): string[] {
  if (words === '') return [...recent];
  return [words, ...recent.filter((one) => sameAs(one) !== sameAs(words))].slice(0, most);
}

/** What a device kept, as far as it can be read: anybody may have written there. */
export function recentIn(kept: string | null | undefined): string[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= 400).slice(0, most) : [];
  } catch {
    return [];
  }
}
