import { matchInSet } from './match-path.ts';
import { knownPathSets } from './path-sets/path-set-of.ts';
import { queryEntries } from './query-entries.ts';

const fallback = '/';
const longest = 2048;
const mostDecodings = 5;
const mostNested = 2;
const returnNames = ['from', 'entryPage', 'redirectTo'];

/**
 * A return path that cannot leave this site.
 *
 * `from`, `entryPage` and `redirectTo` come from the address bar, so anyone can have written them. Only paths of the
 * route table pass, in any path set; everything else becomes the root.
 *
 * @param value as it was read; anything but one string is refused
 * @returns a path with query and fragment as given, or `/`
 * @source design/catalogue-and-site.md "safeReturn(value)"; spec 3 §2 "A hash search opens search"; chosen: a return path may carry another
 *   one in `from`, `entryPage` or `redirectTo`, if that one is safe too, two deep
 */
export function safeReturn(value: unknown): string {
  return typeof value === 'string' && value.length <= longest && isSafe(value, mostNested) ? value : fallback;
}

/** Whether an address names a way back that is refused: with the path sets that are here, it may be one of another set. @param search the address's query */
export function refusesReturn(search: string): boolean {
  return queryEntries(search).some(([name, value]) => returnNames.includes(name) && value !== fallback && safeReturn(value) === fallback);
}

/** @param nested how many more return paths may be inside of it */
function isSafe(value: string, nested: number): boolean {
  if (!value.startsWith('/')) return false;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(value) ?? [];
  const isClean = isCleanPath(path) && isCleanQuery(query.slice(1), nested) && isCleanHash(hash);
  return isClean && knownPathSets().some((set) => matchInSet(path, set) !== undefined);
}

function isCleanPath(path: string): boolean {
  return decodingsOf(path).every(
    (form) => !hasForbiddenCharacter(form) && !form.normalize('NFKC').includes('//') && !form.split('/').some((part) => /^\.{1,2}$/.test(part)),
  );
}

/** Checks names and values apart: a search text with slashes passes, an address does not. */
function isCleanQuery(query: string, nested: number): boolean {
  return query.split('&').every((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const value = rest.join('=').replaceAll('+', ' ');
    if (returnNames.includes(name)) return nested > 0 && isSafe(decodingsOf(value)[1] ?? '', nested - 1);
    const isReturn = (form: string) => returnNames.some((one) => one.toLowerCase() === form.replace(/\[.*$/, '').toLowerCase());
    return decodingsOf(name).every((form) => !hasForbiddenCharacter(form) && !isReturn(form))
      && decodingsOf(value).every((form) => !hasForbiddenCharacter(form) && !isAddress(form) && !/[?&#](from|entrypage|redirectto)(\[|=)/i.test(form));
  });
}

/** A word, or names and values as a query has them: `#search=ring`. */
function isCleanHash(hash: string): boolean {
  return /^(#[\w-]*(=[\w\-.~!$&'()*+,;=:@/?%]*)?)?$/.test(hash) && isCleanQuery(hash.slice(1), 0);
}

function isAddress(form: string): boolean {
  return /^\s*\/\/|:\/\/|^\s*(javascript|data|vbscript|blob):/i.test(form);
}

/** Control characters, line separators, backslashes, direction marks and lone surrogates, also in full-width form. */
function hasForbiddenCharacter(form: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  return form === undecodable || /[\u0000-\u001F\u007F-\u009F\\\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/.test(form.normalize('NFKC'));
}

const undecodable = '\u0000';

/**
 * The text and each result of decoding it repeatedly. A text that still changes after that is treated as undecodable.
 *
 * Only the first pass must decode everything; later ones decode what they can, so that "100%" passes.
 */
function decodingsOf(text: string): string[] {
  const forms = [text];
  try {
    forms.push(decodeURIComponent(text));
  } catch {
    return [undecodable];
  }
  for (let pass = 0; pass < mostDecodings; pass += 1) {
    const last = forms[forms.length - 1]!;
    const next = last.replace(/%([0-7][\dA-F])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    if (next === last) return forms;
    forms.push(next);
  }
  return [undecodable];
}
