/** chosen: no title is longer; the platform reads no more */
export const longestSearch = 200;

/** What is searched for of what was typed or pasted: without spaces around it, cut where nobody reads on. @source issue "search terms with quotes, percent signs, emoji, 5,000 characters" */
export const searchWords = (text: string): string => [...text.trim()].slice(0, longestSearch).join('').trim();
