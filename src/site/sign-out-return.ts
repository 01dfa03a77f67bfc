const keyOf = (realm: string) => `footlight-sign-out:${realm}`;

/** Keeps for this tab where a sign-out through a provider comes back to. Whoever reads it lets it through `safeReturn`. */
export function keepSignOutReturn(realm: string, from: string | undefined): void {
  try {
    if (from === undefined) sessionStorage.removeItem(keyOf(realm));
    else sessionStorage.setItem(keyOf(realm), from);
  } catch {
    // chosen: without storage the way back is home
  }
}

export function readSignOutReturn(realm: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(realm)) ?? undefined;
  } catch {
    return undefined;
  }
}
