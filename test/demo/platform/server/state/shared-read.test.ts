import { expect, test, vi } from 'vitest';
import { sharedRead } from '../../../../../demo/platform/server/state/shared-read.ts';

/** A read whose answers are given by hand. */
function manual() {
  const open: { resolve(value: number): void; reject(failure: Error): void }[] = [];
  const read = vi.fn(() => new Promise<number>((resolve, reject) => { open.push({ resolve, reject }); }));
  return { read, open, begun: (count: number) => vi.waitFor(() => expect(read).toHaveBeenCalledTimes(count)) };
}

test('thirty who ask at once share one read', async () => {
  const { read, open, begun } = manual();
  const ask = sharedRead(read);
  const asked = Array.from({ length: 30 }, ask);
  await begun(1);
  open[0]?.resolve(7);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([7]));
  expect(read).toHaveBeenCalledTimes(1);
});

test('who asks while a read is under way gets the next one, never the one that began before', async () => {
  const { read, open, begun } = manual();
  const ask = sharedRead(read);
  const first = ask();
  await begun(1);
  const later = [ask(), ask()];
  open[0]?.resolve(1);
  await begun(2);
  open[1]?.resolve(2);
  expect([await first, ...await Promise.all(later)]).toEqual([1, 2, 2]);
});

test('a failed read fails for those who shared it alone', async () => {
  const { read, open, begun } = manual();
  const ask = sharedRead(read);
  const first = ask();
  await begun(1);
  const second = ask();
  open[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await begun(2);
  open[1]?.resolve(2);
  expect(await second).toBe(2);
});
