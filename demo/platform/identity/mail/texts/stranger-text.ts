/** Signs that shape what stands before them: a variation of one sign, joiners after a picture or in a script that joins, the three flags that are spelled with tags. @source Unicode UTS 51 (flags, joiners of pictures), UAX 31 2.3 (joiners of scripts) */
const shaping = [
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u,
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}])\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/u,
  /(?<=[^\s\p{Cc}\p{Default_Ignorable_Code_Point}])\p{Variation_Selector}/u,
];

/** Control characters but the end of a line, characters that turn the direction of a text, and those that show nothing: they are not typed, and hide what it says. @source Unicode UAX 9 2, UAX 44 Default_Ignorable_Code_Point; the set of fields of forms, and the separators beside it */
const hidden = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/u;

const shapingOrHidden = new RegExp(`(${shaping.map(({ source }) => source).join('|')})|${hidden.source}`, 'gu');

/** A text of a stranger as it reads: what it hides is taken out. */
export const visibleText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(shapingOrHidden, '$1');

/** A name that a stranger gave, as it reads on one line. Empty where it shows nothing. */
export const visibleName = (name: string): string => visibleText(name).replaceAll(/\s+/gu, ' ').trim();

/** What a mail program makes a link of: a scheme, and a dot between letters, digits or pictures, in the spellings that browsers take for one. */
const [scheme, dot] = [/:(?=\p{Cf}*\/\p{Cf}*\/)|(?<=\b(?:mailto|tel|sms|data|javascript))\p{Cf}*:/giu, /[.\u3002\uff0e\uff61](?=\p{Cf}*[\p{L}\p{N}\p{S}])(?<=[\p{L}\p{N}\p{S}\p{M}\p{Cf}-][.\u3002\uff0e\uff61])/gu];

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
