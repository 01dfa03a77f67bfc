import { computed, signal } from '@preact/signals-core';
import { beforeEach, expect, it } from 'vitest';
import type { MenuItem } from '../../../../src/contracts/realm/menu-item.ts';
import { HamburgerMenu } from '../../../../src/site/shell/menu/hamburger-menu.tsx';
import { createOverlays } from '../../../../src/site/overlays/overlays.ts';
import { createLiveNow } from '../../../../src/store/catalogue/live-now.ts';
import { member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent } from '../../../support/render.tsx';

const entry = (title: string, view: string, featured: boolean): MenuItem => ({ title, type: 'ROUTE', layout: 'TOP', data: { view }, style: { featured } });
const items = [entry('Plans', 'purchase', false), entry('Guide', 'epg', true), entry('Shows', 'browse', true)];

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) { this.open = true; },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

function show(viewer?: typeof member) {
  const site = fakeSite('/epg', viewer ? { viewer } : {});
  const menu = { items: computed(() => items), failed: signal(false), follow: async () => undefined, retry: async () => undefined };
  const overlays = createOverlays();
  render(site.within(<HamburgerMenu {...site.props} menu={menu} aside={{ live: createLiveNow(site.context), overlays }} />));
  return { ...site, overlays };
}

const button = () => screen.getByRole('button', { name: 'Open the menu' });

it('opens with main items before the others, marks the page that is shown, and closes', async () => {
  show();
  expect([button().getAttribute('aria-expanded'), screen.queryByRole('link')]).toEqual(['false', null]);
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Guide', 'Shows', 'Plans', 'Sign up', 'Sign in']);
  expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

it('closes when an item is followed', async () => {
  const site = show();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Shows' }));
  expect([site.visited, button().getAttribute('aria-expanded')]).toEqual([[{ name: 'browse' }], 'false']);
});

it('has the languages for guests, and the way out for members alone', async () => {
  show();
  await userEvent.click(button());
  expect([screen.queryByRole('combobox', { name: 'Language' }) !== null, screen.queryByRole('button', { name: 'Sign out' })]).toEqual([true, null]);
});

it('leads a guest in: the sign-in opens beside the page, whose menu has closed, and a new account has its page', async () => {
  const { visited, overlays } = show();
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect([overlays.shown.value, button().getAttribute('aria-expanded'), visited]).toEqual(['sign-in', 'false', []]);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
  expect([visited.map(({ name }) => name), button().getAttribute('aria-expanded')]).toEqual([['signup'], 'false']);
});

it('has no ways in for a member', async () => {
  show(member);
  await userEvent.click(button());
  expect([screen.queryByRole('link', { name: 'Sign in' }), screen.queryByRole('link', { name: 'Sign up' })]).toEqual([null, null]);
});

it('signs a member out', async () => {
  const site = show(member);
  await userEvent.click(button());
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect([site.session.signOut.mock.calls.length, button().getAttribute('aria-expanded')]).toEqual([1, 'false']);
});

it('searches from its box, and leaves for what was found', async () => {
  const site = show();
  await userEvent.click(button());
  await userEvent.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), ' ring {Enter}');
  expect([site.visited, button().getAttribute('aria-expanded')]).toEqual([[{ name: 'search', query: { query: 'ring' } }], 'false']);
});

it('shows two items of one name', async () => {
  const site = fakeSite('/epg');
  const menu = { items: computed(() => [entry('Guide', 'epg', true), entry('Guide', 'browse', true)]), failed: signal(false), follow: async () => undefined, retry: async () => undefined };
  render(site.within(<HamburgerMenu {...site.props} menu={menu} />));
  await userEvent.click(button());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/epg', '/browse']);
});
