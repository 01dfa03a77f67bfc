import { signal } from '@preact/signals-core';
import { afterEach, expect, test } from 'vitest';
import { CaptionLines } from '../../../../src/features/player/captions/caption-lines.tsx';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { captionAppearance } from '../../../../src/store/playback/captions/caption-appearance-memory.ts';
import { act, render } from '../../../support/render.tsx';

/** A track that shows what a test says. */
class MovedTrack extends EventTarget {
  mode: TextTrackMode = 'hidden';
  activeCues: object[] = [];

  async show(...cues: object[]): Promise<void> {
    this.activeCues = cues;
    await act(async () => { this.dispatchEvent(new Event('cuechange')); });
  }
}

function setUp() {
  const track = new MovedTrack();
  const captionTrack = signal<TextTrack | undefined>(track as unknown as TextTrack);
  const video = document.createElement('video');
  const textTracks = signal<readonly object[]>([]);
  const props = { player: { captionTrack, textTracks }, video, box: document.createElement('div'), emit: () => true, onMenu: () => undefined } as unknown as LatePartProps;
  const { container } = render(<CaptionLines {...props} />);
  const layer = () => container.querySelector<HTMLElement>('[part="captions"]');
  return { track, captionTrack, textTracks, video, layer, words: () => layer()?.textContent ?? null };
}

const cue = (text: string, more: object = {}) => ({ startTime: 0, text, ...more });

afterEach(() => captionAppearance().reset());

test('draws what is said now, with what it is, and never as markup', async () => {
  const { track, layer, words } = setUp();
  expect(layer()).toBeNull();
  await track.show(cue('<v Mara><i>Hello</i> <b>you</b> &amp; <c.yellow.evil"onclick>me</c>'), cue('<img src=x onerror=alert(1)>&lt;b&gt;'));
  expect(words()).toBe('Hello you & me<b>');
  expect([layer()!.querySelector('i')?.textContent, layer()!.querySelector('img'), layer()!.querySelector('.fl-captions__yellow')?.className]).toEqual(['Hello', null, 'fl-captions__yellow']);
  await track.show();
  expect(layer()).toBeNull();
});

test('what was said goes when other captions are chosen while nothing plays', async () => {
  const { track, textTracks, words } = setUp();
  await track.show(cue('Good night'));
  expect(words()).toBe('Good night');
  track.activeCues = [];
  await act(async () => { textTracks.value = [{ id: '1', active: false }]; });
  expect(words()).toBeNull();
});

test('two captions at once stand under each other; one with a place of its own stands there; each runs in its own direction', async () => {
  const { track, layer } = setUp();
  await track.show(cue('First'), cue('مرحبا'), cue('Sign', { line: 10, snapToLines: false, size: 40, position: 30 }));
  const stacks = [...layer()!.querySelectorAll<HTMLElement>('.fl-captions__stack')];
  expect(stacks.map(({ textContent }) => textContent)).toEqual(['Firstمرحبا', 'Sign']);
  expect(stacks[1]!.className).toContain('--percent');
  expect(stacks[1]!.style.getPropertyValue('--fl-start')).toBe('10%');
  expect([...layer()!.querySelectorAll('p')].map((line) => line.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
  expect(layer()!.getAttribute('dir')).toBe('ltr');
});

test('lines are counted from above and from below, and upright writing from its side', async () => {
  const { track, layer } = setUp();
  await track.show(cue('above', { line: 2 }), cue('below', { line: -3 }), cue('upright', { vertical: 'rl', line: 1 }));
  const facts = [...layer()!.querySelectorAll<HTMLElement>('.fl-captions__stack')].map((stack) => [stack.className.split('--').at(-1), stack.style.getPropertyValue('--fl-line')]);
  expect(facts).toEqual([['lines', '2'], ['lines-from-end', '2'], ['rl', '1']]);
});

test('a viewer’s choice shows at once', async () => {
  const { track, layer } = setUp();
  await track.show(cue('Hello'));
  await act(async () => captionAppearance().change({ colour: 'yellow', size: '200', position: 'top' }));
  expect(layer()!.style.getPropertyValue('--fl-caption-size')).toBe('2');
  expect(layer()!.style.getPropertyValue('--fl-caption-colour')).toContain('255 230 60');
  expect(layer()!.className).toContain('--top');
});

test.each([['enterpictureinpicture', 'leavepictureinpicture'], ['webkitbeginfullscreen', 'webkitendfullscreen']])('between %s and %s the browser draws the captions', async (begin, end) => {
  const { track, layer, video } = setUp();
  await track.show(cue('Hello'));
  await act(async () => { video.dispatchEvent(new Event(begin)); });
  expect([track.mode, layer()]).toEqual(['showing', null]);
  await act(async () => { video.dispatchEvent(new Event(end)); });
  expect([track.mode, layer()?.textContent]).toEqual(['hidden', 'Hello']);
});

test('another track is read when captions change, and none when they are off', async () => {
  const { track, captionTrack, words } = setUp();
  await track.show(cue('Hello'));
  const next = new MovedTrack();
  next.activeCues = [cue('Hola')];
  await act(async () => { captionTrack.value = next as unknown as TextTrack; });
  expect(words()).toBe('Hola');
  await act(async () => { captionTrack.value = undefined; });
  expect(words()).toBeNull();
});
