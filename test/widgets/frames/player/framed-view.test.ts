import { expect, test } from 'vitest';
import { framedViewOf } from '../../../../widgets/frames/player/framed-view.ts';

const viewOf = (query: string) => framedViewOf(new URLSearchParams(query));

test('a frame’s query says what is shown and how', () => {
  const view = viewOf('content=live:2011&layout=quad&autoplay=muted&start-at=12.5&loop&poster=https://host.test/a.png&initially-muted&no-controls&auto-skip');
  expect([view.content.value, view.layout.value, view.autoplay.value, view.startAt.value]).toEqual([{ kind: 'live', id: '2011' }, 'quad', 'muted', 12.5]);
  expect([view.options.loop.value, view.options.poster.value]).toEqual([true, 'https://host.test/a.png']);
  expect([view.muted, view.controls, view.autoSkip]).toEqual([true, false, true]);
});

test.each(['', 'content=nonsense&layout=tenUp&autoplay=loud&start-at=-1&poster=javascript:alert(1)', 'layout=__proto__&autoplay=constructor&start-at=Infinity', 'layout=quad'])('what a query "%s" cannot mean is left out', (query) => {
  const view = viewOf(query);
  expect([view.content.value, view.layout.value, view.autoplay.value, view.startAt.value, view.options.poster.value]).toEqual([undefined, 'single', false, undefined, undefined]);
  expect([view.options.loop.value, view.muted, view.controls, view.autoSkip]).toEqual([false, false, true, false]);
});

test('another way to show a title changes everything at once', () => {
  const view = viewOf('content=vod:1001');
  view.show({ kind: 'live', id: '2011' }, { layout: 'pip', autoplay: 'any' });
  expect([view.content.value, view.layout.value, view.autoplay.value, view.startAt.value]).toEqual([{ kind: 'live', id: '2011' }, 'pip', 'any', undefined]);
});
