import * as z from 'zod/mini';
import { magicAttempt } from '../../../contracts/identity/magic-link.ts';
import { readBy } from '../../../contracts/wire/parsing/read-by.ts';
import { wholeNumber } from '../../../contracts/wire/whole-number.ts';

/** A link that this browser asked for. */
const askedLink = z.object({
  attempt: magicAttempt,
  email: z.string(),
  /** Moments of the platform's clock, epoch milliseconds. */
  sentAt: wholeNumber,
  expiresAt: wholeNumber,
  /** What the sign-in was for: `entryPage`, `from` and their like. It is checked again when it is read. */
  query: readBy((query: Record<string, string>) => (Object.values(query).every((text) => typeof text === 'string') ? query : undefined)),
});
export type AskedLink = z.output<typeof askedLink>;

/** Keeps the newest link that this browser asked for: its mail opens another tab, and a phone may forget the tab that asked. */
export interface MagicMemory {
  keep(asked: AskedLink): void;
  /** @returns undefined once it has expired */
  read(now: number): AskedLink | undefined;
  forget(): void;
}

const held = new Map<string, string>();

/** The browser's storage, or this page's own memory where storage throws. */
export function createMagicMemory(realm: string): MagicMemory {
  const name = `footlight-magic-link:${realm}`;
  const forget = () => {
    held.delete(name);
    guarded((storage) => storage.removeItem(name));
  };
  return {
    keep(asked) {
      const text = JSON.stringify(asked);
      held.set(name, text);
      guarded((storage) => storage.setItem(name, text));
    },
    read(now) {
      const asked = parsed(guarded((storage) => storage.getItem(name)) ?? held.get(name));
      if (asked && asked.expiresAt > now) return asked;
      forget();
      return undefined;
    },
    forget,
  };
}

function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.localStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined): AskedLink | undefined {
  try {
    return text === undefined ? undefined : z.safeParse(askedLink, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
