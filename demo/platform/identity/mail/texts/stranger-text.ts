/** Control characters but the end of a line, and characters that turn the direction of a text: nobody types them, and they hide what it says. @source Unicode UAX 9 2; the set of fields of forms, and the marks and separators beside it */
const hidden = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text of a stranger as it reads: what it hides is taken out. */
export const visibleText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(hidden, '');

/** What a mail program makes a link of: a scheme, and a dot before letters, in the spellings that browsers take for one. */
const [scheme, dot] = [/:(?=\p{Cf}*\/\p{Cf}*\/)|(?<=\b(?:mailto|tel|sms|data|javascript))\p{Cf}*:/giu, /[.\u3002\uff0e\uff61](?=\p{Cf}*[\p{L}\p{N}])(?<=[\p{L}\p{N}\p{Cf}-][.\u3002\uff0e\uff61])/gu];

/**
 * A text of a stranger as a mail of ours says it: nothing hidden, and no address that a mail program opens.
 *
 * chosen: a space after the dot or colon. The words stay readable, and a sentence without its space gets one; sums and times keep their digits together.
 */
export const mailedText = (text: string): string => visibleText(text).replace(scheme, ': ').replace(dot, (sign, at: number, whole: string) => (isNumber(whole, at) ? sign : `${sign} `));

/** Whether a dot stands in a number, with nothing but digits and dots around it: `10.30`, not `192.0.2.1`. */
function isNumber(whole: string, at: number): boolean {
  const [before, after] = [/[\p{L}\p{N}.]*$/u.exec(whole.slice(0, at))?.[0] ?? '', /^[\p{L}\p{N}.]*/u.exec(whole.slice(at + 1))?.[0] ?? ''];
  return /^\d+$/.test(before) && /^\d+\.?$/.test(after);
}
