import { expect, test, vi } from 'vitest';
import type { Database } from '../../../../../demo/platform/db/database.ts';
import { batchedRead } from '../../../../../demo/platform/server/state/batched-read.ts';

const [one, other] = [{}, {}] as Database[] as [Database, Database];

/** A read whose answers are given by hand: each key is its own row, but for those without one. */
function manual() {
  const open: { answer(): void; fail(): void }[] = [];
  const read = vi.fn((_db: Database, keys: string[]) => new Promise<Map<string, string>>((resolve, reject) => {
    open.push({ answer: () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `row ${key}`]))), fail: () => reject(new Error('gone')) });
  }));
  return { ask: batchedRead(read), read, open, begun: (count: number) => vi.waitFor(() => expect(read).toHaveBeenCalledTimes(count)) };
}

test('those who ask at once share one read, each key once', async () => {
  const { ask, read, open, begun } = manual();
  const asked = ['a', 'b', 'a', 'none'].map((key) => ask(one, key));
  await begun(1);
  open[0]?.answer();
  expect(await Promise.all(asked)).toEqual(['row a', 'row b', 'row a', undefined]);
  expect(read.mock.calls).toEqual([[one, ['a', 'b', 'none']]]);
});

test('who asks while a read is under way gets the next one, never the one that began before', async () => {
  const { ask, read, open, begun } = manual();
  const first = ask(one, 'a');
  await begun(1);
  const later = [ask(one, 'a'), ask(one, 'b')];
  open[0]?.answer();
  await begun(2);
  open[1]?.answer();
  expect([await first, ...await Promise.all(later)]).toEqual(['row a', 'row a', 'row b']);
  expect(read.mock.calls.map(([, keys]) => keys)).toEqual([['a'], ['a', 'b']]);
});

test('a failed read fails for those who shared it alone', async () => {
  const { ask, open, begun } = manual();
  const first = ask(one, 'a');
  await begun(1);
  const second = ask(one, 'a');
  open[0]?.fail();
  await expect(first).rejects.toThrow('gone');
  await begun(2);
  open[1]?.answer();
  expect(await second).toBe('row a');
});

test('each database is read by itself', async () => {
  const { ask, read, open, begun } = manual();
  const asked = [ask(one, 'a'), ask(other, 'a')];
  await begun(2);
  for (const { answer } of open) answer();
  expect(await Promise.all(asked)).toEqual(['row a', 'row a']);
  expect(read.mock.calls.map(([db]) => db)).toEqual([one, other]);
});
