// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { sessionFrame } from '../../src/page/session-frame.ts';

const arena = 'http://arena.localhost:4000';

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

test('a page has one session frame for each platform, whoever asks', () => {
  const frame = sessionFrame(arena);
  expect(sessionFrame(arena)).toBe(frame);
  expect(sessionFrame('http://cinema.localhost:4000')).not.toBe(frame);
  expect(frame.src).toBe(`${arena}/frames/session`);
});

test('it is hidden from everybody, whatever a page’s rules show', () => {
  const frame = sessionFrame(arena);
  expect([frame.hidden, frame.style.display, frame.tabIndex, frame.getAttribute('aria-hidden')]).toEqual([true, 'none', -1, 'true']);
});

test('it outlives the body', () => {
  const frame = sessionFrame(arena);
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = '<p>Another page</p>';
  expect(frame.isConnected).toBe(true);
});

test('one that was removed is put back when it is asked for', () => {
  const frame = sessionFrame(arena);
  frame.remove();
  expect(sessionFrame(arena)).toBe(frame);
  expect(frame.isConnected).toBe(true);
});
