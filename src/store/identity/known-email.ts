let known = '';

/** Keeps an e-mail that the platform confirmed, for the sign-in form: in memory, so that it stands in no address. */
export function keepKnownEmail(email: string): void {
  known = email;
}

/** That e-mail; empty without one. */
export const knownEmail = (): string => known;
