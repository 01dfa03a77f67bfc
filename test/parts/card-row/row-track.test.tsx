import { afterEach, expect, it, vi } from 'vitest';
import type { RowMemory } from '../../../src/parts/card-row/row-layout.ts';
import { RowTrack } from '../../../src/parts/card-row/row-track.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemsOf } from '../../support/items.ts';
import { render, screen, waitFor } from '../../support/render.tsx';

afterEach(() => vi.unstubAllGlobals());

interface Drawn { panel?: string; count?: number; memory?: RowMemory; onMore?(): void }

const track = ({ panel, count = 3, memory = { offset: 0, stop: 0 }, onMore = () => undefined }: Drawn = {}) => (
  <RowTrack
    title="Films" titleId="films" items={itemsOf(count)} more={count > 3 ? 'available' : 'none'} variant="landscape" perRow={3} showPositions={false} hideMetadata={false} memory={memory}
    onMore={onMore} onToggled={() => undefined} panel={panel && <p>{panel}</p>}
  />
);

/** A browser that is busy until it is told otherwise. */
function busyBrowser(): { rest(): void } {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  return { rest: () => waiting.splice(0).forEach((work) => work()) };
}

it('shows a panel under its cards, outside of the list', () => {
  const { Wrapper } = fakeRuntime();
  const { rerender } = render(track({ panel: 'All of it' }), { wrapper: Wrapper });
  expect(screen.getByText('All of it').closest('ul')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(track());
  expect(document.querySelector('.fl-row__panel')).toBeNull();
});

it('mounts this screen of cards and the next, and the rest when the browser has time', async () => {
  const browser = busyBrowser();
  const onMore = vi.fn();
  render(track({ count: 20, onMore }), { wrapper: fakeRuntime().Wrapper });
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await waitFor(() => {
    browser.rest();
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
  });
  expect(onMore).not.toHaveBeenCalled();
});

it('mounts all cards at once where the row was scrolled before', () => {
  busyBrowser();
  render(track({ count: 20, memory: { offset: 0, stop: 12 } }), { wrapper: fakeRuntime().Wrapper });
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});
