import { expect, it } from 'vitest';
import { RowTrack } from '../../../src/parts/card-row/row-track.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemsOf } from '../../support/items.ts';
import { render, screen } from '../../support/render.tsx';

const track = (panel?: string) => (
  <RowTrack
    title="Films" titleId="films" items={itemsOf(3)} more="none" variant="landscape" perRow={3} showPositions={false} hideMetadata={false} memory={{ offset: 0, stop: 0 }}
    onMore={() => undefined} onToggled={() => undefined} panel={panel && <p>{panel}</p>}
  />
);

it('shows a panel under its cards, outside of the list', () => {
  const { Wrapper } = fakeRuntime();
  const { rerender } = render(track('All of it'), { wrapper: Wrapper });
  expect(screen.getByText('All of it').closest('ul')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  rerender(track());
  expect(document.querySelector('.fl-row__panel')).toBeNull();
});
