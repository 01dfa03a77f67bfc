import { expect, test } from 'vitest';
import { PageSkeleton } from '../../../../src/site/pages/states/page-skeleton.tsx';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen } from '../../../support/render.tsx';

test.each([['vod', '__stage'], ['live', '__stage'], ['epg', '__rows'], ['home', '__rows'], [undefined, '__rows']] as const)('the page of %s loads in its own shape; the word is for screen readers alone', (route, shape) => {
  const { container } = render(fakeRuntime().within(<PageSkeleton route={route} />));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(container.querySelector(`.fl-page-skeleton${shape} .fl-skeleton`)).not.toBeNull();
  expect(container.querySelectorAll('.fl-skeleton')).not.toHaveLength(0);
});

test('the picture that the document shows stays in the place of the hero’s skeleton', () => {
  const of = (picture?: { src: string }) => render(fakeRuntime().within(<PageSkeleton route="home" picture={picture} />)).container;
  const [plain, kept] = [of(), of({ src: 'https://media.test/one.jpg' })];
  expect(plain.querySelector('img')).toBeNull();
  expect(kept.querySelector('img')?.src).toBe('https://media.test/one.jpg');
  expect(kept.querySelectorAll('.fl-skeleton').length).toBe(plain.querySelectorAll('.fl-skeleton').length - 1);
});
