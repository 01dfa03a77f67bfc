/** How well a password resists guessing, from 0 to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Longest part of a password that is looked at: longer ones are strong enough by then, and slow to look at. */
const LOOKED_AT = 64;

/**
 * Looks a password over on this device; it is sent nowhere. The words it is compared with travel when one is first typed.
 *
 * @param own what others know of the viewer: e-mail and name
 */
export async function loadStrength(): Promise<(secret: string, own: string[]) => Strength> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')]);
  const factory = new ZxcvbnFactory({ dictionary: { ...common.dictionary, ...english.dictionary }, graphs: common.adjacencyGraphs });
  return (secret, own) => factory.check(secret.slice(0, LOOKED_AT), own.flatMap((text) => [text, ...text.split(/[\s@.]+/u)]).filter(Boolean)).score;
}
