/** No field takes more than this. chosen: a pattern of a tenant is never run over a long text */
const LONGEST = 256;

/** Control and direction characters: nobody types them, and they hide what a text says. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Trims a text and takes hidden characters out. @source spec 3 §5 "Text inputs trim or clean their value" */
export function cleanText(text: string): string {
  return text.slice(0, LONGEST).replace(HIDDEN, '').replace(/\s+/gu, ' ').trim();
}

/**
 * The written form of an e-mail address, made before it is checked.
 *
 * chosen: NFKC, trimmed, the domain in lower case; what stands before the @ is its owner's
 */
export function cleanEmail(text: string): string {
  const whole = cleanText(text.normalize('NFKC'));
  const at = whole.lastIndexOf('@');
  return at < 0 ? whole : whole.slice(0, at) + whole.slice(at).toLowerCase();
}

/** One @, something on both sides, and a dot in the domain. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text);
}
