// @vitest-environment jsdom
import { act, createElement, createRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { FootlightPlayerElement } from '../../../../widgets/element/elements.ts';
import { FootlightPlayer } from '../../../../widgets/package/react/components.ts';
import { publicElements } from '../../../widgets/element/public-elements.ts';

const attributeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('a server writes an element as HTML spells it, and leaves out what is not set', () => {
  const html = renderToString(createElement(FootlightPlayer, { content: 'vod:1001', startAt: 12, initiallyMuted: true, loop: false, controls: false, poster: null, shortcuts: { 'toggle-play': 'p' }, className: 'film' }));
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const { attributes, localName } = holder.firstElementChild!;
  expect(localName).toBe('footlight-player');
  expect(Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))).toEqual({ content: 'vod:1001', 'start-at': '12', 'initially-muted': '', controls: 'false', shortcuts: '{"toggle-play":"p"}', class: 'film' });
});

it('every property of the player becomes its attribute', () => {
  const names = Object.entries(publicElements['footlight-player']).filter(([, kind]) => kind === 'attribute').map(([name]) => name);
  const html = renderToString(createElement(FootlightPlayer, Object.fromEntries(names.map((name) => [name, 'x']))));
  for (const name of names) expect(html).toContain(` ${attributeOf(name)}="x"`);
});

it('a page that a server drew keeps its element, and hears the latest listener', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const complaints = vi.spyOn(console, 'error');
  const holder = document.createElement('div');
  const player = createRef<FootlightPlayerElement>();
  const heard: string[] = [];
  const drawn = (by: string) => createElement(FootlightPlayer, { ref: player, content: 'vod:1001', onPlay: () => heard.push(`${by} play`), onReady: ({ detail }) => heard.push(`${by} ${detail.id}`) });
  holder.innerHTML = renderToString(drawn('first'));
  const written = holder.firstElementChild;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(holder, drawn('first'));
  });
  act(() => root?.render(drawn('second')));
  expect(player.current).toBe(written);
  written?.dispatchEvent(new Event('play'));
  written?.dispatchEvent(new CustomEvent('footlight-ready', { detail: { id: '1001' } }));
  expect(heard).toEqual(['second play', 'second 1001']);
  act(() => root?.unmount());
  written?.dispatchEvent(new Event('play'));
  expect(heard).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});
