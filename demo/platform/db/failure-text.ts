import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What the log says of a failure.
 *
 * Of a statement that failed it has the text, where that was sent, and the database's code: values are viewers' e-mails, tokens and hashes, and stay out.
 */
export function failureText(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (!(failure instanceof DrizzleQueryError)) return failure.stack ?? failure.message;
  const frames = failure.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [`Failed query: ${failure.query}`, `cause: ${causeText(failure.cause)}`, ...frames].join('\n');
}

/** A message of the database quotes values; one of the driver, which has no such code, says why nothing came. */
function causeText(cause: Error | undefined): string {
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  if (code === undefined) return `${cause?.name ?? 'unknown'}: ${cause?.message ?? ''}`;
  return [code, constraint].filter(Boolean).join(' ');
}

/** Code or message of a failure's innermost cause. */
export const causeOf = (failure: unknown): string => {
  const { cause, code, message } = failure as Error & { code?: string };
  return cause === undefined ? code ?? message : causeOf(cause);
};
