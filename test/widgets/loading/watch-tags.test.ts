// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchTags } from '../../../widgets/loading/watch-tags.ts';

const tags = ['tv-player', 'tv-row'];
const { attachShadow } = Element.prototype;
let found: string[];

const changes = () => new Promise((resolve) => setTimeout(resolve));
/** Earlier tests' watchers see this page too: each writes into its own list. */
const start = () => {
  const own = found;
  watchTags('tv', tags, (tag) => own.push(tag));
};

beforeEach(() => {
  found = [];
});
afterEach(() => {
  document.body.replaceChildren();
  Element.prototype.attachShadow = attachShadow;
});

function hostOf(parent: Node, name = 'div'): ShadowRoot {
  const host = document.createElement(name);
  parent.appendChild(host);
  return host.attachShadow({ mode: 'open' });
}

describe('tags are found', () => {
  test('in the page, before and after, each once', async () => {
    document.body.innerHTML = '<tv-player></tv-player><tv-player></tv-player>';
    start();
    expect(found).toEqual(['tv-player']);
    document.body.insertAdjacentHTML('beforeend', '<section><p><tv-row></tv-row></p></section><tv-player></tv-player>');
    await changes();
    expect(found).toEqual(['tv-player', 'tv-row']);
  });

  test('in a shadow root that was there before, and in one inside it', () => {
    const outer = hostOf(document.body);
    hostOf(outer).innerHTML = '<tv-player></tv-player>';
    start();
    expect(found).toEqual(['tv-player']);
  });

  test('when they come later into a root that was there before', async () => {
    const root = hostOf(document.body);
    start();
    root.innerHTML = '<tv-row></tv-row>';
    await changes();
    expect(found).toEqual(['tv-row']);
  });

  test('in a root that an element of the page gets later', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    start();
    await changes();
    host.attachShadow({ mode: 'open' }).innerHTML = '<tv-player></tv-player>';
    await changes();
    expect(found).toEqual(['tv-player']);
  });

  test('in a root that came with its host', async () => {
    start();
    const host = document.createElement('div');
    attachShadow.call(host, { mode: 'open' }).innerHTML = '<p><tv-row></tv-row></p>';
    document.body.append(host);
    await changes();
    expect(found).toEqual(['tv-row']);
  });

  test('in a root that the page’s HTML declared after its host was seen', async () => {
    start();
    const host = document.createElement('div');
    document.body.append(host);
    await changes();
    attachShadow.call(host, { mode: 'open' }).innerHTML = '<tv-row></tv-row>';
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(found).toEqual(['tv-row']);
  });
});

test('a form whose field is called shadowRoot does not stop the search', () => {
  document.body.innerHTML = '<form><input name="shadowRoot"><input name="localName"></form><tv-row></tv-row>';
  start();
  expect(found).toEqual(['tv-row']);
});

test('the roots of our own elements are not watched', async () => {
  start();
  hostOf(document.body, 'tv-row').innerHTML = '<tv-player></tv-player>';
  await changes();
  expect(found).toEqual(['tv-row']);
});

test('a page that looks at attachShadow sees the browser’s own', () => {
  start();
  expect([Element.prototype.attachShadow.name, Element.prototype.attachShadow.length]).toEqual([attachShadow.name, attachShadow.length]);
  const host = document.createElement('p');
  expect(host.attachShadow({ mode: 'closed' })).toBeInstanceOf(ShadowRoot);
  expect(() => host.attachShadow({ mode: 'open' })).toThrow();
});

describe('what is missed', () => {
  const missedIn = () => {
    const missed: (string | undefined)[] = [];
    watchTags('tv', tags, () => undefined, (tag) => missed.push(tag));
    return missed;
  };

  test('is a tag that begins like ours and is none, once', async () => {
    const missed = missedIn();
    document.body.innerHTML = '<tv-carousel></tv-carousel><other-thing></other-thing><tv-rows></tv-rows><tv-row></tv-row>';
    await changes();
    expect(missed).toEqual(['tv-carousel']);
  });

  test.each([[0, [undefined]], [1, []]])('is everything, when a page has loaded and long has %d of them', (count, expected) => {
    vi.useFakeTimers();
    const missed = missedIn();
    if (count > 0) document.body.append(document.createElement('tv-row'));
    return Promise.resolve().then(() => {
      dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(6_000);
      vi.useRealTimers();
      expect(missed).toEqual(expected);
    });
  });
});
