import { describe, expect, test, vi } from 'vitest';
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
    expect(load.mock.calls).toEqual([[['2', 'none']], [['3']]]);
  });

  test('of several fails for those who needed the failed read, and heals', async () => {
    const kept = createKeptData();
    await expect(kept.readMany(1, 'item', ['1', '2'], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await kept.readMany(1, 'item', ['1'], async (ids) => new Map(ids.map((id) => [id, { id }])))).size).toBe(1);
  });
});
