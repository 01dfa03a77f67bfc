/** A stretch of a caption: words, or an element with what is inside. */
export type CueNode = string | CueElement;

export interface CueElement {
  tag: 'b' | 'c' | 'i' | 'lang' | 'rt' | 'ruby' | 'u' | 'v';
  /** Such as `yellow`, `bg_blue`. */
  classes: string[];
  /** The language of `lang`, the speaker of `v`. */
  annotation: string;
  children: CueNode[];
}

const TAGS = new Set(['b', 'c', 'i', 'lang', 'rt', 'ruby', 'u', 'v']);
const TOKEN = /<([^<>]*)>/g;
/** A slash, a name and classes, from the beginning of what is between the brackets. */
const TAG = /^(\/?)([a-z]*)((?:\.[^\s.]+)*)/i;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'', nbsp: '\u00A0', lrm: '\u200E', rlm: '\u200F' };

/**
 * A caption's text as a tree, which is drawn as text and never as markup.
 *
 * An unknown tag is left out and what is inside stays; what is not closed ends with the caption.
 *
 * @source W3C WebVTT §6.4 "cue text parsing rules"
 */
export function readCueText(text: string): CueNode[] {
  const root: CueElement = { tag: 'c', classes: [], annotation: '', children: [] };
  const open = [root];
  const last = () => open.at(-1) ?? root;
  let read = 0;
  const take = (to: number) => {
    const words = unescaped(text.slice(read, to));
    if (words) last().children.push(words);
  };
  for (const token of text.matchAll(TOKEN)) {
    take(token.index);
    read = token.index + token[0].length;
    const { closing, element } = readTag(token[1] ?? '');
    if (!TAGS.has(element.tag)) continue;
    if (closing) close(open, element.tag);
    else {
      last().children.push(element);
      open.push(element);
    }
  }
  take(text.length);
  return root.children;
}

function readTag(inside: string): { closing: boolean; element: CueElement } {
  const [whole = '', slash, name = '', classes = ''] = TAG.exec(inside) ?? [];
  const rest = inside.slice(whole.length);
  const annotation = /^\s/.test(rest) ? unescaped(rest.trim()) : '';
  return { closing: slash === '/', element: { tag: name.toLowerCase() as CueElement['tag'], classes: classes.split('.').filter(Boolean), annotation, children: [] } };
}

/** Closes the nearest element of this name with all that is open inside; a ruby closes its text. */
function close(open: CueElement[], tag: CueElement['tag']): void {
  const at = open.findLastIndex((element, place) => place > 0 && element.tag === tag);
  if (at > 0) open.splice(at);
}

const unescaped = (words: string) => words.replace(/&(?:#(\d+)|([a-z]+));/gi, (whole, number?: string, name?: string) =>
  (number ? characterOf(Number(number)) : ENTITIES[name?.toLowerCase() ?? '']) ?? whole);

const characterOf = (code: number) => (code > 0 && code <= 0x10_FF_FF ? String.fromCodePoint(code) : undefined);
