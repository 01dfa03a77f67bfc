/** What a viewer chose in a player and finds again in this browser; undefined where storage is refused. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(`footlight.player.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice. Without storage it lasts as long as the page. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`footlight.player.${name}`, value);
  } catch {
    // Said in `recall`.
  }
}
