const longest = 80;

/**
 * A title as the readable end of an address: `The Long Night!` becomes `the-long-night`.
 *
 * Letters of every script stay. Nothing left means no segment.
 *
 * chosen: the spec names the parameter (`eventTitle`) and not its spelling
 */
export function titleSegment(title: string): string {
  const words = title.normalize('NFC').toLowerCase().replace(/['’]/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...words.join('-')].slice(0, longest).join('').replace(/-$/, '');
}
