/** chosen: a sentence or two; nobody reads more, and nobody writes a page into ours */
const LONGEST = 300;

/**
 * What a tenant's blocking function says to the viewer, which hides as JSON in the text of an error.
 *
 * The first balanced object counts; its `error.message` is shown as text.
 *
 * @returns undefined where there is none: the generic message is shown then
 * @source spec 3 §8 "an internal-error is parsed into a blocking-function message"; design/identity.md "take the first balanced object, else the generic message"
 */
export function blockingMessage(text: string): string | undefined {
  const found = firstObject(text);
  if (found === undefined) return undefined;
  try {
    const { error } = JSON.parse(found) as { error?: { message?: unknown } };
    const said = error?.message;
    return typeof said === 'string' && said.trim() !== '' ? said.trim().slice(0, LONGEST) : undefined;
  } catch {
    return undefined;
  }
}

/** From the first brace to the one that closes it; braces inside of texts do not count. */
function firstObject(text: string): string | undefined {
  const start = text.indexOf('{');
  let depth = 0;
  let isText = false;
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && sign === '{') depth += 1;
    else if (!isText && sign === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}
