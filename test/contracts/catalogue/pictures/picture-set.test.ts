import { expect, test } from 'vitest';
import { cardImageWidths, cardPicture } from '../../../../src/contracts/catalogue/pictures/card-picture.ts';
import { pictureSet } from '../../../../src/contracts/catalogue/pictures/picture-set.ts';
import { imageWidths, widePicture } from '../../../../src/contracts/catalogue/pictures/wide-picture.ts';

// spec 1 §9 "Image widths 240, 480, 960, 1440, 1920, 2560, 3840; card widths 200 to 800 in steps of 100"
test('the widths are the spec’s', () => {
  expect(imageWidths).toEqual([240, 480, 960, 1440, 1920, 2560, 3840]);
  expect(cardImageWidths).toEqual([200, 300, 400, 500, 600, 700, 800]);
});

test.each([
  ['alone', 'https://media.test/1.webp?width=640', 'https://media.test/1.webp?width=240 240w,https://media.test/1.webp?width=480 480w'],
  ['among others', 'https://media.test/1.webp?v=2&width=640&q=7', 'https://media.test/1.webp?v=2&width=240&q=7 240w,https://media.test/1.webp?v=2&width=480&q=7 480w'],
])('an address with a width, %s, is offered in each', (_where, address, srcSet) => {
  expect(pictureSet(address, [240, 480], '100vw')).toEqual({ src: address, srcSet, sizes: '100vw' });
});

test.each(['https://other.test/1.jpg', 'https://other.test/1.jpg?linewidth=640', 'https://other.test/1.jpg?width=wide', 'data:image/gif;base64,R0lGOD'])('%j is shown as it is', (address) => {
  expect([widePicture(address), cardPicture(address, '320px')]).toEqual([{ src: address }, { src: address }]);
});

test('a card’s picture is as wide as it is said to be; a hero’s is wider than a phone, which cuts its sides', () => {
  expect(cardPicture('/1.webp?width=600', 'auto, 220px').sizes).toBe('auto, 220px');
  expect(widePicture('/1.webp?width=600').sizes).toBe('(width <= 600px) 200vw, 100vw');
});

test('no address is no picture', () => {
  expect(widePicture('')).toEqual({});
});
