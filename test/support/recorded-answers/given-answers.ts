import * as z from 'zod/mini';
import { isApiError } from '../../../src/api/api-error.ts';
import { callNamed } from './every-call.ts';
import { recordedCalls, recordingsOf } from './recordings.ts';
import { specOnly } from './spec-only.ts';

/** Fields whose value is a word of the platform's vocabulary. */
const worded = new Set(['accessLevel', 'state', 'status', 'type', '$type', '$zone', 'autoRenewingStatus', 'onlinePlayback', 'paymentMethodType', 'systemDefinedType', 'ownership', 'rowType']);
/** Tokens of any call may be refused in these words. */
const anyCall = new Set(['401 token-missing', '401 token-expired', '401 invalid-token']);

/** Kind of object → its fields; kind and field → its words. */
interface Vocabulary { fields: Map<string, Set<string>>; words: Map<string, Set<unknown>> }

/**
 * What of an answer the platform never gives, a sentence each: a field, a word, a refusal.
 *
 * An object's kind is the field that holds it; every content item is of one kind, wherever it stands.
 */
export function neverGiven(call: string, answer: unknown): string[] {
  if (typeof answer === 'object' && answer !== null && newer.has(answer)) return [];
  const found: Vocabulary = { fields: new Map(), words: new Map() };
  collect(answer, call, found);
  const known = vocabularyOf();
  return [
    ...[...found.fields].flatMap(([kind, fields]) => [...fields].filter((field) => !known.fields.get(kind)?.has(field)).map((field) => `${call}: the platform gives no "${field}" in ${kind}`)),
    ...[...found.words].flatMap(([place, words]) => [...words].filter((word) => !known.words.get(place)?.has(word)).map((word) => `${call}: the platform gives no ${place} "${String(word)}"`)),
  ].filter((sentence) => !specOnly.has(sentence));
}

/** The same for a refusal; anything else that is thrown is the line's or the test's own. */
export function neverRefused(call: string, thrown: unknown): string[] {
  if (!isApiError(thrown) || thrown.kind !== 'refused') return [];
  const word = `${thrown.status} ${thrown.code}`;
  if (thrown.code === 'fault' || anyCall.has(word)) return [];
  const given = Object.values(recordingsOf(call)).some(({ status, answer }) => `${status} ${(answer as { code?: string }).code}` === word);
  const sentence = `${call}: the platform never refuses with ${word}`;
  return given || specOnly.has(sentence) ? [] : [sentence];
}

const newer = new WeakSet<object>();

/** Marks an answer as one of a platform newer than ours, for tests of what is kept or left out of it. */
export function ofNewerPlatform<T extends object>(answer: T): T {
  newer.add(answer);
  return answer;
}

let vocabulary: Vocabulary | undefined;

/** Whether a recording holds this word at this place, such as `content item.accessLevel`. */
export const isRecordedWord = (place: string, word: string): boolean => vocabularyOf().words.get(place)?.has(word) ?? false;

/** Every field and word of the recordings, as they came and as the contract reads them. */
function vocabularyOf(): Vocabulary {
  if (vocabulary) return vocabulary;
  vocabulary = { fields: new Map(), words: new Map() };
  for (const call of recordedCalls) {
    for (const { status, answer } of Object.values(recordingsOf(call))) {
      if (status >= 400) continue;
      collect(answer, call, vocabulary);
      collect(z.parse(callNamed(call)!.output, answer), call, vocabulary);
    }
  }
  return vocabulary;
}

function collect(value: unknown, holder: string, into: Vocabulary): void {
  if (Array.isArray(value)) for (const one of value) collect(one, holder, into);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  // Labels are a table of words, not an object with fields.
  if (holder === 'translations') return;
  const kind = 'accessLevel' in value && 'thumbnailUrl' in value ? 'content item' : holder;
  for (const [field, one] of Object.entries(value)) {
    if (one === undefined) continue;
    add(into.fields, kind, field);
    if (worded.has(field) && typeof one === 'string') add(into.words, `${kind}.${field}`, one);
    collect(one, field, into);
  }
}

function add<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}
