import { describe, expect, test, vi } from 'vitest';
import { greatestBytes, keptBytes } from '../../../../../demo/platform/server/state/memory-budget.ts';
import { createKeptData } from '../../../../../demo/platform/server/state/kept-data.ts';

describe('what was read of the published tables', () => {
  test('is read once for each version and key, also by those who ask at once', async () => {
    const kept = createKeptData();
    const load = vi.fn(async () => ['row']);
    await Promise.all(Array.from({ length: 30 }, () => kept.read(1, 'a', load)));
    await kept.read(1, 'a', load);
    expect(load).toHaveBeenCalledTimes(1);
    await kept.read(1, 'b', load);
    await kept.read(2, 'a', load);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is read again after a failure', async () => {
    const kept = createKeptData();
    await expect(kept.read(1, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.read(1, 'a', async () => 'here')).toBe('here');
  });

  test('is completed by what is missing alone, in the order asked for', async () => {
    const kept = createKeptData();
    const load = vi.fn(async (ids: string[]) => new Map(ids.filter((id) => id !== 'none').map((id) => [id, { id }])));
    await kept.readMany(1, 'item', ['2', 'none'], load);
    const found = await kept.readMany(1, 'item', ['3', '2', 'none', '3'], load);
    expect([...found.keys()]).toEqual(['3', '2']);
    expect(load.mock.calls).toEqual([[['2', 'none']], [['3', 'none']]]);
  });

  test('of several fails for those who needed the failed read, and heals', async () => {
    const kept = createKeptData();
    await expect(kept.readMany(1, 'item', ['1', '2'], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await kept.readMany(1, 'item', ['1'], async (ids) => new Map(ids.map((id) => [id, { id }])))).size).toBe(1);
  });

  // findings/production.md §2 A1: "what is *not found* is kept under keys of the caller's choosing"
  test('is not kept where nothing was found, however many ask for it', async () => {
    const kept = createKeptData();
    const before = keptBytes().published;
    for (let at = 0; at < 3_000; at += 1) {
      await kept.readMany(1, 'item', [`none-${at}`], async () => new Map());
      await kept.read(1, `row ${at}`, async () => ([undefined, null, false, [], new Map(), new Set()])[at % 6]);
    }
    expect(keptBytes().published).toBe(before);
  });

  test('counts its keys and its values', async () => {
    const kept = createKeptData();
    const before = keptBytes().published;
    await kept.read(1, 'k'.repeat(10_000), async () => [{ title: 'v'.repeat(10_000) }]);
    const grown = keptBytes().published - before;
    expect(grown).toBeGreaterThan(40_000);
    expect(grown).toBeLessThan(41_000);
  });

  test('gives way to what is read later, and never holds more than its share', async () => {
    const kept = createKeptData();
    const mebibyte = 'x'.repeat(512 * 1024);
    const load = vi.fn(async () => [mebibyte]);
    await kept.read(1, 'first', load);
    for (let at = 0; at < 100; at += 1) await kept.read(1, `later ${at}`, async () => [mebibyte]);
    expect(keptBytes().published).toBeLessThanOrEqual(2 * greatestBytes.published);
    await kept.read(1, 'first', load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
