import * as z from 'zod/mini';
import { locale } from '../../src/contracts/wire/locale.ts';

/** One public property of an element, and the attribute that mirrors into it. */
export interface Property<T> {
  /** Reads an attribute's text, or whatever a script assigns. */
  schema: z.ZodMiniType<T>;
  /** The value when the attribute is absent. */
  fallback: T;
  /** True when the attribute's presence alone means true. */
  flag: boolean;
}

/** Text, a number, a choice: what the schema makes of it. */
export function property<T>(schema: z.ZodMiniType<T>, fallback: NoInfer<T>): Property<T> {
  return { schema, fallback, flag: false };
}

/** A boolean: false unless the attribute is there, as in HTML. */
export function flag(): Property<boolean> {
  return { schema: z.boolean(), fallback: false, flag: true };
}

/** Tenant and language of an element; every element has these. */
export const commonProperties = {
  realm: property<string | undefined>(z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))), undefined),
  locale: property<string | undefined>(z.optional(locale), undefined),
};

/** An id of the platform: letters, digits and a few marks. */
export const idProperty = (): Property<string | undefined> =>
  property<string | undefined>(z.optional(z.string().check(z.regex(/^[\w.:-]{1,128}$/))), undefined);
