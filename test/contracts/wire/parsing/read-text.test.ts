import { expect, test } from 'vitest';
import { readText } from '../../../../src/contracts/wire/parsing/read-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** An answer that comes in pieces, and what was asked of it. */
function answerOf(pieces: readonly Uint8Array[], headers: Record<string, string> = {}) {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(control) {
      const piece = pieces[seen.pulled];
      seen.pulled += 1;
      if (piece) control.enqueue(new Uint8Array(piece));
      else control.close();
    },
    cancel() { seen.cancelled = true; },
  }, { highWaterMark: 0 });
  return { answer: new Response(body, { headers }), seen };
}

const read = (answer: Response, most: number) => readText(answer, most, new TextDecoder());

test('letters that are cut between two pieces are whole, and the mark at the beginning is none of the text', async () => {
  const text = bytes('\uFEFFâ€é한');
  expect(await read(answerOf([text.slice(0, 4), text.slice(4, 7), text.slice(7)]).answer, 100)).toBe('â€é한');
});

test.each([
  ['an answer without a body', new Response(null, { status: 204 }), ''],
  ['an empty one', new Response(''), ''],
  ['one as long as it may be', new Response('12345'), '12345'],
  ['one that is longer', new Response('123456'), undefined],
  ['one that is longer in bytes alone', new Response('ééé'), undefined],
  ['one that says nothing readable of its length', new Response('12345', { headers: { 'content-length': 'long' } }), '12345'],
])('%s', async (_case, answer, expected) => {
  expect(await read(answer, 5)).toBe(expected);
});

test('what says that it is too long is not read at all', async () => {
  const { answer, seen } = answerOf([bytes('abc')], { 'content-length': '200000000' });
  expect(await read(answer, 5)).toBeUndefined();
  expect(seen).toEqual({ pulled: 0, cancelled: true });
});

test('what never ends is read until it is too long, and no further', async () => {
  const { answer, seen } = answerOf(Array.from({ length: 1000 }, () => bytes('ab')));
  expect(await read(answer, 5)).toBeUndefined();
  expect(seen).toEqual({ pulled: 3, cancelled: true });
});

test('a connection that breaks is thrown, as it is by a browser', async () => {
  const broken = new Response(new ReadableStream({ pull() { throw new TypeError('lost'); } }));
  await expect(read(broken, 5)).rejects.toThrow('lost');
});
