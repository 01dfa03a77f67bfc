import * as z from 'zod/mini';

// No code generation: a partner's policy would report the attempt.
z.config({ jitless: true });

/** The longest message, in bytes of UTF-8. @source design: bridge §Envelope */
export const messageBytes = 64 * 1024;
/** The longest answer of a `call`, which may carry a page of a catalogue. */
export const callResultBytes = 1024 * 1024;
/** How many brackets may be open at once. */
export const messageDepth = 16;

export type RefusalReason = 'not-string' | 'too-long' | 'too-deep' | 'not-json' | 'forbidden-key' | 'bad-shape';
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: RefusalReason };

const refuse = (reason: RefusalReason) => ({ ok: false, reason }) as const;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a text is longer than so many bytes of UTF-8, without encoding what is clearly short or long. */
export function isLongerThan(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  if (text.length * 3 <= bytes) return false;
  return new TextEncoder().encode(text).length > bytes;
}

/** Whether a JSON text nests deeper than allowed, told from its brackets before anything is parsed. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 0x5c) i += 1;
      else if (c === 0x22) inString = false;
    } else if (c === 0x22) inString = true;
    else if (c === 0x7b || c === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (c === 0x7d || c === 0x5d) depth -= 1;
  }
  return false;
}

class ForbiddenKey extends Error {}

function parseWithoutForbiddenKeys(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (forbiddenKeys.has(key)) throw new ForbiddenKey();
    return value;
  });
}

/**
 * Turns what arrived into a message of the contract, or says why not. Never throws.
 *
 * 1. a string · 2. not too long · 3. not too deep · 4. JSON · 5. no key that names a prototype · 6. the schema.
 *
 * @param raw whatever `event.data` held
 * @source spec 1 §5 (must be valid JSON); caps chosen: a host page cannot make us work hard
 */
export function readMessage<T>(raw: unknown, schema: z.ZodMiniType<T>, bytes = messageBytes): Read<T> {
  if (typeof raw !== 'string') return refuse('not-string');
  if (isLongerThan(raw, bytes)) return refuse('too-long');
  if (isDeeperThan(raw, messageDepth)) return refuse('too-deep');
  let json: unknown;
  try {
    json = parseWithoutForbiddenKeys(raw);
  } catch (error) {
    return refuse(error instanceof ForbiddenKey ? 'forbidden-key' : 'not-json');
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? { ok: true, value: parsed.data } : refuse('bad-shape');
}
