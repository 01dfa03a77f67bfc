const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
