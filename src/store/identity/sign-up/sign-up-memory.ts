import * as z from 'zod/mini';
import { type FormField } from '../../../contracts/identity/form-field.ts';
import { readBy } from '../../../contracts/wire/parsing/read-by.ts';
import { wholeNumber } from '../../../contracts/wire/whole-number.ts';
import type { FormValues } from '../../../rules/identity/form/form-values.ts';

/** @source design/identity-checkout-reference.md 8 "signup rehydrate data … TTL 30 min" */
const lifeMs = 30 * 60_000;

const object = <T extends object>() => readBy((value: T) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined));

const kept = z.object({ at: wholeNumber, values: object<FormValues>(), answers: object<Record<string, boolean>>() });

/** What was filled in, as far as it may be kept. */
export interface FilledForm { values: FormValues; answers: Readonly<Record<string, boolean>> }

/** The form of a new account, or what a sign-in asks for beside it. */
export type FormName = 'sign-up' | 'completion';

/** Keeps a form that its viewer leaves on the way: to a provider, to the terms, by the back button. */
export interface SignUpMemory {
  /** Secrets stay out. */
  keep(fields: readonly FormField[], filled: FilledForm): void;
  /** Reads it, and forgets it. */
  take(): FilledForm | undefined;
  forget(): void;
}

/** The tab's own storage; where it throws, nothing is kept. @source spec 3 §3 "Stored values: … signup rehydrate data" */
export function createSignUpMemory(realm: string, now: () => number, form: FormName = 'sign-up'): SignUpMemory {
  const name = `footlight-${form}:${realm}`;
  const forget = () => void guarded((storage) => storage.removeItem(name));
  return {
    keep(fields, { values, answers }) {
      const open = fields.filter(({ type, id }) => type !== 'password' && type !== 'confirmPassword' && values[id]).map(({ id }) => [id, values[id]] as const);
      if (open.length === 0) return forget();
      guarded((storage) => storage.setItem(name, JSON.stringify({ at: now(), values: Object.fromEntries(open), answers })));
    },
    take() {
      const read = parsed(guarded((storage) => storage.getItem(name)));
      forget();
      return read && now() - read.at < lifeMs && now() >= read.at ? { values: read.values, answers: read.answers } : undefined;
    },
    forget,
  };
}

function guarded<T>(use: (storage: Storage) => T | null): T | undefined {
  try {
    return use(globalThis.sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

function parsed(text: string | undefined): z.output<typeof kept> | undefined {
  try {
    return text === undefined ? undefined : z.safeParse(kept, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
