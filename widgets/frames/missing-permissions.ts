/** What a frame needs of `allow`, as browsers name it. */
export const playerPermissions = ['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media', 'screen-wake-lock', 'web-share', 'clipboard-write'] as const;
export const signInPermissions = ['publickey-credentials-get', 'identity-credentials-get'] as const;
export const checkoutPermissions = ['payment'] as const;

interface PermissionsPolicy {
  allowsFeature(name: string): boolean;
  features(): string[];
}

/** The browser's own list, where it has one; a permission that it does not know is nothing that the page withholds. */
function policyOf(page: Document): PermissionsPolicy | undefined {
  const held: unknown = Reflect.get(page, 'permissionsPolicy') ?? Reflect.get(page, 'featurePolicy');
  return held as PermissionsPolicy | undefined;
}

/** What a browser without such a list tells in other ways. */
const otherSigns: Readonly<Record<string, (page: Document) => boolean>> = {
  fullscreen: (page) => page.fullscreenEnabled === false,
  'picture-in-picture': (page) => page.pictureInPictureEnabled === false,
};

/**
 * The permissions that the page around a frame does not give it. They are told before something fails for want of them.
 *
 * @param needed of the frame's kind
 * @source design/bridge.md "Frames that we make"
 */
export function missingPermissions(needed: readonly string[], page: Document): string[] {
  const policy = policyOf(page);
  if (!policy) return needed.filter((name) => otherSigns[name]?.(page) ?? false);
  const known = policy.features();
  return needed.filter((name) => known.includes(name) && !policy.allowsFeature(name));
}
