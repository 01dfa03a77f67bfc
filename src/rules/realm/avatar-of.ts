/**
 * The picture that stands for a viewer: always the same of the tenant's for the same name.
 *
 * @returns undefined where the tenant has none
 * @source chosen: until a profile has a picture of its own
 */
export function avatarOf(avatars: readonly string[], name: string): string | undefined {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
  return avatars[sum % Math.max(1, avatars.length)];
}
