const longest = 80;

/**
 * A title as the readable last segment of a path: `The Long Night!` becomes `the-long-night`.
 *
 * Letters of every script are kept. Empty when none is left.
 *
 * chosen: lower case and hyphens, as the spec names the parameter (`eventTitle`) and not its format
 */
export function titleSegment(title: string): string {
  const words = title.normalize('NFC').toLowerCase().replace(/['’]/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...words.join('-')].slice(0, longest).join('').replace(/-$/, '');
}
