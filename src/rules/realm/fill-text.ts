/** Letters that are written from right to left. */
const isRtl = (text: string): boolean => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text);

/**
 * Kept together, with its own direction, where the words around it go the other way: U+2068 and U+2069.
 *
 * What turns the letters after it is left out; a price has isolates of its own, which end with it.
 */
function isolated(written: string, around: boolean): string {
  const value = written.replace(/[\u202a-\u202e]/g, '');
  return isRtl(value) !== around && /\p{L}/u.test(value) ? `\u2068${value}\u2069` : value;
}

/** Replaces the `{name}` placeholders of a label. A placeholder without a value is left as it is; a name of the other direction does not turn what stands beside it. */
export function fillText(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? isolated(String(values[name]), isRtl(text)) : place));
}
