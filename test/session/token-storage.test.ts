import { describe, expect, test } from 'vitest';
import { createTokenStorage } from '../../src/session/token-storage.ts';
import { memoryStorage } from '../support/memory-storage.ts';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const newer = { authorisationToken: 'a2', refreshToken: 'r2' };
const key = 'footlight.arena.session';
const storageOver = (area: Storage) => createTokenStorage('arena', () => area);

/** Storage whose writes fail from now on, as with a full disk. */
function fullStorage() {
  const area = memoryStorage();
  let isFull = false;
  return {
    area: { ...area, setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      area.setItem(name, value);
    } } as Storage,
    fill: () => (isFull = true),
  };
}

describe('a session between pages', () => {
  test('is one value under one key', () => {
    const area = memoryStorage();
    storageOver(area).write({ tokens });
    expect([area.length, area.key(0)]).toEqual([1, key]);
    expect(storageOver(area).read()).toMatchObject({ tokens });
  });

  test.each(['', '{', '{"tokens":{"authorisationToken":"a"}}', '{"savedAt":1,"tokens":{"authorisationToken":"a"}}', 'null'])('that is broken (%s) counts as none', (text) => {
    const area = memoryStorage();
    area.setItem(key, text);
    expect(storageOver(area).read()).toBeUndefined();
  });

  test('of an earlier release is read once, and its keys are removed', () => {
    const area = memoryStorage();
    area.setItem('footlight.arena.authToken', 'a');
    area.setItem('footlight.arena.refreshToken', 'r');
    expect(storageOver(area).read()).toMatchObject({ tokens });
    expect([area.length, area.key(0)]).toEqual([1, key]);
  });

  test('of an earlier release that was half written is dropped', () => {
    const area = memoryStorage();
    area.setItem('footlight.arena.authToken', 'a');
    expect(storageOver(area).read()).toBeUndefined();
    expect(area.length).toBe(0);
  });

  test('of an earlier release never replaces one of this release', () => {
    const area = memoryStorage();
    storageOver(area).write({ tokens: newer });
    area.setItem('footlight.arena.authToken', 'a');
    area.setItem('footlight.arena.refreshToken', 'r');
    expect(storageOver(area).read()).toMatchObject({ tokens: newer });
  });
});

describe('a write that fails', () => {
  test('leaves no old tokens behind, which would be taken for stolen ones', () => {
    const { area, fill } = fullStorage();
    const storage = storageOver(area);
    storage.write({ tokens });
    fill();
    storage.write({ tokens: newer });
    expect(storage.read()).toMatchObject({ tokens: newer });
    expect(area.getItem(key)).toBeNull();
  });

  test('never throws, nor does a read', () => {
    let isDenied = false;
    const area = memoryStorage();
    const denying = new Proxy(area, { get: (target, name) => (...given: unknown[]) => {
      if (isDenied) throw new DOMException('denied', 'SecurityError');
      return (Reflect.get(target, name) as (...all: unknown[]) => unknown)(...given);
    } });
    const storage = storageOver(denying);
    isDenied = true;
    expect(storage.read()).toBeUndefined();
    storage.write({ tokens });
    expect(storage.read()).toMatchObject({ tokens });
  });
});

describe('what another tab sends', () => {
  test('is taken when it is newer, and only then', () => {
    const storage = storageOver(memoryStorage());
    const { savedAt } = storage.write({ tokens });
    storage.take({ savedAt: savedAt - 1, tokens: newer });
    expect(storage.read()).toMatchObject({ tokens });
    storage.take({ savedAt: savedAt + 1, tokens: newer });
    expect(storage.read()).toMatchObject({ tokens: newer });
  });

  test('is newer than what a start brings to a frame that knows nobody', () => {
    const [one, other] = [storageOver(memoryStorage()), storageOver(memoryStorage())];
    const held = one.write({ tokens });
    other.writeFirst({ tokens: newer });
    other.take(held);
    expect(other.read()).toMatchObject({ tokens });
  });

  test('never gets a lower number from a clock that was put back', () => {
    const storage = storageOver(memoryStorage());
    storage.take({ savedAt: Date.now() + 3_600_000, tokens });
    expect(storage.write({ tokens: newer }).savedAt).toBeGreaterThan(Date.now() + 3_599_000);
  });
});
