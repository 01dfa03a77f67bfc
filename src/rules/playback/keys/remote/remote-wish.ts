/**
 * Whether tenant or element say that a remote control drives the player: `remote`, in place of keys of their own.
 *
 * @param settings the strongest last
 * @returns undefined where nobody says anything about keys
 */
export function remoteWish(settings: readonly unknown[]): boolean | undefined {
  const said = settings.findLast((setting) => setting !== undefined && setting !== null);
  return said === undefined ? undefined : said === 'remote';
}
