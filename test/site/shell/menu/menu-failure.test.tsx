import { computed, signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { MenuFailure } from '../../../../src/site/shell/menu/menu-failure.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { act, render, screen, userEvent } from '../../../support/render.tsx';

it('says that the menu is of before, and asks again', async () => {
  const site = fakeSite('/home');
  const failed = signal(false);
  const menu = { items: computed(() => []), failed, follow: async () => undefined, retry: vi.fn(async () => undefined) };
  render(site.within(<MenuFailure menu={menu} />));
  expect([screen.getByRole('status').textContent, screen.queryByRole('button')]).toEqual(['', null]);
  act(() => { failed.value = true; });
  expect(screen.getByRole('status').textContent).toBe('The menu could not be brought up to date.');
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(menu.retry).toHaveBeenCalledTimes(1);
});
