import { afterEach, expect, test, vi } from 'vitest';
import { HeldOrientation } from '../../../../src/features/player/screen-modes/held-orientation.tsx';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { render, waitFor } from '../../../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

test('while a film fills a phone’s screen, the screen lies as the film does, and is free afterwards', async () => {
  const told: string[] = [];
  vi.stubGlobal('screen', { orientation: { lock: (wanted: string) => { told.push(wanted); return Promise.reject(new Error('computers refuse')); }, unlock: () => told.push('free') } });
  const video = Object.assign(document.createElement('video'), {});
  const view = render(<HeldOrientation {...({ video } as LatePartProps)} />);
  await waitFor(() => expect(told).toEqual(['landscape']));
  view.unmount();
  await waitFor(() => expect(told).toEqual(['landscape', 'free']));
});
