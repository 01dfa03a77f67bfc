import { afterEach, expect, test, vi } from 'vitest';
import { signal } from '@preact/signals-core';
import { Watermark } from '../../../../src/features/player/watermark/watermark.tsx';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { act, fireEvent, render } from '../../../support/render.tsx';

afterEach(() => vi.useRealTimers());

function show(watermark: object) {
  const props = { player: { item: signal({ watermark }) } } as unknown as LatePartProps;
  const mark = render(<Watermark {...props} />).container.firstElementChild as HTMLElement;
  return { mark, picture: () => mark.querySelector('img') };
}

test.each([
  ['TOP_LEFT', 'top-left'], ['TOP_RIGHT', 'top-right'], ['BOTTOM_LEFT', 'bottom-left'], ['BOTTOM_RIGHT', 'bottom-right'], ['UNKNOWN', 'top-right'],
])('%s is the corner %s', (position, corner) => {
  expect(show({ text: 'Arena', position, opacity: 0.5 }).mark.className).toContain(`--${corner}`);
});

test('a text has its opacity, kept between none and all, and is nothing to a screen reader', () => {
  const { mark } = show({ text: 'Arena', position: 'TOP_LEFT', opacity: 0.5 });
  expect([mark.textContent, mark.style.opacity, mark.getAttribute('aria-hidden')]).toEqual(['Arena', '0.5', 'true']);
  expect(show({ text: 'x', position: 'TOP_LEFT', opacity: 7 }).mark.style.opacity).toBe('1');
});

test('a picture stands before the text, which stands in when it does not arrive or is no address of the web', () => {
  const { mark, picture } = show({ text: 'Arena', imageUrl: 'https://media.test/logo.svg', position: 'TOP_LEFT', opacity: 1 });
  expect(picture()?.getAttribute('src')).toBe('https://media.test/logo.svg');
  fireEvent.error(picture()!);
  expect([picture(), mark.textContent]).toEqual([null, 'Arena']);
  expect(show({ text: 'Arena', imageUrl: 'javascript:alert(1)', position: 'TOP_LEFT', opacity: 1 }).picture()).toBeNull();
});

test('it moves a little each minute', async () => {
  vi.useFakeTimers();
  const { mark } = show({ text: 'Arena', position: 'TOP_LEFT', opacity: 1 });
  const place = () => [mark.style.getPropertyValue('--fl-x'), mark.style.getPropertyValue('--fl-y')].join();
  const seen = [place()];
  for (let minute = 0; minute < 4; minute += 1) {
    await act(async () => vi.advanceTimersByTime(60_000));
    seen.push(place());
  }
  expect(seen).toEqual(['0,0', '1,0', '1,1', '0,1', '0,0']);
});
