import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../../bridge/host/connect.ts';
import { tellAuthor } from '../../../src/runtime/tell-author.ts';
import { FrameBox } from '../../../widgets/framing/frame-box.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';

vi.mock('../../../bridge/host/connect.ts', () => ({ connect: vi.fn() }));
vi.mock('../../../src/runtime/tell-author.ts', () => ({ tellAuthor: vi.fn() }));

const origin = 'http://arena.localhost';
afterEach(() => {
  cleanup();
  vi.mocked(tellAuthor).mockClear();
});

/** In the shadow root of an element, as it stands in a page. */
function show(): Element {
  const element = document.body.appendChild(document.createElement('footlight-sign-in'));
  const container = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(fakeRuntime().within(<FrameBox origin={origin} name="sign-in" title="Sign in" />), { container });
  return element;
}

test('permissions that a frame lacks are told of the element that it stands in', async () => {
  const heard = new Map<string, (detail: unknown) => void>();
  const on = (event: string, listener: (detail: unknown) => void) => { heard.set(event, listener); };
  vi.mocked(connect).mockResolvedValue({ on, setAppearance: () => Promise.resolve(), destroy: () => undefined } as unknown as Connection);
  const element = show();
  await vi.waitFor(() => expect(heard.has('degraded')).toBe(true));
  act(() => heard.get('degraded')?.({ missing: ['encrypted-media'] }));
  expect(vi.mocked(tellAuthor).mock.calls).toEqual([['missingPermissions', element, ['encrypted-media']]]);
});

test('a frame that does not answer is told of the element that it stands in', async () => {
  const failure = new Error('HANDSHAKE_TIMEOUT');
  vi.mocked(connect).mockRejectedValue(failure);
  const element = show();
  await vi.waitFor(() => expect(vi.mocked(tellAuthor).mock.calls).toEqual([['silentFrame', element, origin, failure]]));
});
