import { expect, test } from 'vitest';
import { missingPermissions, playerPermissions } from '../../../widgets/frames/missing-permissions.ts';

const allowing = (...allowed: string[]) => ({
  featurePolicy: { features: () => ['autoplay', 'fullscreen', 'payment'], allowsFeature: (name: string) => allowed.includes(name) },
}) as unknown as Document;

test.each<[string, Document, string[]]>([
  ['a browser that lists what is allowed', allowing('autoplay'), ['fullscreen']],
  ['a page that allows everything', allowing('autoplay', 'fullscreen'), []],
  ['a permission that the browser does not know is not missing', allowing('autoplay', 'fullscreen'), []],
  ['a browser without a list', { fullscreenEnabled: false, pictureInPictureEnabled: false } as Document, ['fullscreen', 'picture-in-picture']],
  ['a browser without a list and without picture-in-picture', { fullscreenEnabled: true } as Document, []],
])('%s', (_case, page, missing) => {
  expect(missingPermissions(playerPermissions, page)).toEqual(missing);
});
