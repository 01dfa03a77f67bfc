// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createElement } from 'react';
import { isCodeMissing, lateCode, lazy, onLostCode } from '../../src/site/late-code.ts';
import { fakeSite } from '../support/fake-site.tsx';
import { render, screen } from '../support/render.tsx';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const documentWith = (...files: string[]) => files.map((file) => `<link rel="modulepreload" href="${file}">`).join('\n');
const answer = (html: string) => vi.stubGlobal('fetch', vi.fn(async () => new Response(html)));

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = documentWith('/site/main.js', '/site/chunks/core-old.js');
});

it('opens the page again in its new version when its code is gone, once', async () => {
  answer(documentWith('/site/main.js', '/site/chunks/core-new.js'));
  const reload = vi.fn();
  void lateCode(gone, reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  // The page that came back misses its code too.
  await expect(lateCode(gone, reload)).rejects.toThrow('Failed to fetch');
  expect([reload.mock.calls.length, isCodeMissing()]).toEqual([1, true]);
});

it.each([
  ['the site is the same as before', () => answer(documentWith('/site/main.js', '/site/chunks/core-old.js'))],
  ['nothing answers', () => vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('offline'))))],
])('shows the failure where %s', async (_name, given) => {
  given();
  const reload = vi.fn();
  await expect(lateCode(gone, reload)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

it('shows the failure where no storage remembers that the page was opened again', async () => {
  answer(documentWith('/site/chunks/core-new.js'));
  vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => { throw new Error('refused'); });
  const reload = vi.fn();
  await expect(lateCode(gone, reload)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

it('hands on what came', async () => {
  expect(await lateCode(async () => 'code')).toBe('code');
});

it('a page whose code was fetched before is drawn at once, and its code is asked for once', async () => {
  const load = vi.fn(async () => ({ default: () => createElement('p', {}, 'Here') }));
  const Page = lazy(load);
  await Page.fetch();
  render(createElement(Page, fakeSite('/home').props));
  expect(screen.getByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part whose code is gone opens the new version of the site too; any other failure does not, nor one that was looked into', async () => {
  answer(documentWith('/site/main.js', '/site/chunks/core-new.js'));
  const reload = vi.fn();
  onLostCode(new Error('A component broke'), reload);
  onLostCode(new TypeError('x is undefined'), reload);
  const known = new TypeError('Importing a module script failed.');
  sessionStorage.setItem('footlight.reloaded-at', String(Date.now()));
  await lateCode(() => Promise.reject(known), reload).catch(() => undefined);
  sessionStorage.clear();
  onLostCode(known, reload);
  onLostCode(new TypeError('error loading dynamically imported module: /site/chunks/heart.js'), reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
