import { expect, test } from 'vitest';
import { BackLink } from '../../../src/features/sign-in/back-link.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent } from '../../support/render.tsx';

test('a screen behind the first one leads back to it, with what the sign-in is for', async () => {
  const runtime = fakeRuntime();
  render(runtime.within(<BackLink screen={{ name: 'magic-link', params: {}, query: { entryPage: '/purchase', licences: 'l1' } }} />));
  await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
  expect(runtime.visited).toEqual([{ name: 'login', query: { entryPage: '/purchase', licences: 'l1' } }]);
});

test('the login form is the first screen and leads nowhere back', () => {
  render(fakeRuntime().within(<BackLink screen={{ name: 'login', params: {}, query: { from: '/video/42' } }} />));
  expect(screen.queryAllByRole('link')).toEqual([]);
});
