import { hash } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { RealmRow } from '../db/tables/realm-tables.ts';
import type { AccountRow, PasswordHash } from '../db/tables/viewer-tables.ts';
import { PlatformError } from '../server/platform-error.ts';

/** Longest secret that is hashed, and longest part that is measured. */
const [longest, measured] = [256, 64];
/** chosen: what an attacker who may try without limit needs a million guesses for */
const fewestPoints = 2;
/** chosen: so many letters and digits beside what everybody knows of the person */
const fewestOwn = 5;

let loaded: Promise<ZxcvbnFactory> | undefined;

/** The words that passwords are compared with, read when the first one comes. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')]);
  return new Factory({ dictionary: { ...common.dictionary, ...english.dictionary }, graphs: common.adjacencyGraphs });
}

/** What others know of a person, as the words that a password must not be made of. */
const wordsOf = (known: readonly string[]): string[] => known.flatMap((text) => [text, ...text.split(/[\s@.]+/u)]).filter((word) => word.length > 2);

/** What is left of a password without those words. */
const withoutWords = (secret: string, words: readonly string[]): string =>
  [...words].sort((one, other) => other.length - one.length).reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), secret.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A new password: long enough, and not one that is guessed first. No rules of composition.
 *
 * @param known e-mail and names, as `knownOf` says them
 * @returns makes its hash: an account keeps no password that was not looked at here
 * @throws PlatformError 400 `passwordTooShort`, `passwordTooLong`, `passwordTooWeak`
 * @source design/identity-checkout-reference.md 9.2 (NIST SP 800-63B-4)
 */
export async function guardSecret({ signIn, settings }: RealmRow, secret: string, known: readonly string[]): Promise<() => Promise<PasswordHash>> {
  const { length } = [...secret];
  if (length < (signIn.passwordMinLength ?? 10)) throw new PlatformError(400, 'passwordTooShort');
  if (length > longest) throw new PlatformError(400, 'passwordTooLong');
  const words = wordsOf([...known, settings.name]);
  const measure = await (loaded ??= load());
  if (withoutWords(secret, words).length < fewestOwn || measure.check(secret.slice(0, measured), words).score < fewestPoints) throw new PlatformError(400, 'passwordTooWeak');
  return async () => await hash(secret) as PasswordHash;
}

/** E-mail and names of an account, which its password must not be made of. */
export const knownOf = ({ email, name, details }: Pick<AccountRow, 'email' | 'name' | 'details'>): string[] => [email, name, details.name ?? '', details.preferredName ?? ''];
