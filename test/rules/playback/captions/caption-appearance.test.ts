import { expect, test } from 'vitest';
import { appearanceProperties, defaultAppearance, readAppearance } from '../../../../src/rules/playback/captions/caption-appearance.ts';

test('without a choice captions are white on black, at their own size, at the bottom', () => {
  expect(defaultAppearance).toEqual({
    font: 'theme', size: '100', colour: 'white', opacity: '100', edge: 'none', background: 'black', backgroundOpacity: '75', window: 'black', windowOpacity: '0', position: 'bottom',
  });
  expect(appearanceProperties(defaultAppearance)).toMatchObject({ '--fl-caption-colour': 'rgb(255 255 255 / 100%)', '--fl-caption-background': 'rgb(0 0 0 / 75%)', '--fl-caption-size': '1', '--fl-caption-edge': 'none' });
});

test('a choice becomes custom properties', () => {
  const look = { ...defaultAppearance, font: 'smallCaps', size: '150', colour: 'yellow', opacity: '50', windowOpacity: '25', edge: 'shadow' } as const;
  expect(appearanceProperties(look)).toMatchObject({
    '--fl-caption-caps': 'small-caps', '--fl-caption-size': '1.5', '--fl-caption-colour': 'rgb(255 230 60 / 50%)', '--fl-caption-window': 'rgb(0 0 0 / 25%)', '--fl-caption-edge': expect.stringContaining('0.06em') as string,
  });
});

test.each([
  [null, defaultAppearance], ['nonsense', defaultAppearance], [{ colour: 'red; background: url(//evil)' }, defaultAppearance],
  [{ colour: 'red', unknown: 1 }, { ...defaultAppearance, colour: 'red' }], [{ size: 150 }, defaultAppearance],
])('what was kept as %j is read as choices alone', (kept, look) => {
  expect(readAppearance(kept)).toEqual(look);
});
