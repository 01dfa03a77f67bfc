import { expect, it } from 'vitest';
import type { ContentItem } from '../../../src/contracts/catalogue/content-item.ts';
import { useFavourite } from '../../../src/parts/heart-button/use-favourite.ts';
import { member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemsOf } from '../../support/items.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { fireEvent, render, screen } from '../../support/render.tsx';

it('draws one card of a thousand when its heart is pressed', async () => {
  const drawn: string[] = [];
  function Heart({ item }: { item: ContentItem }) {
    const { full, toggle } = useFavourite(item);
    drawn.push(item.id);
    return <button type="button" onClick={toggle}>{`${item.title} ${full ? 'kept' : 'not kept'}`}</button>;
  }
  const runtime = fakeRuntime({ viewer: member, answers: { readWatchlists: recorded('readWatchlists', 'resume: two films'), addWatchlistContent: {} } });
  render(<>{itemsOf(1000).map((item) => <Heart key={item.id} item={item} />)}</>, { wrapper: runtime.Wrapper });
  drawn.length = 0;
  fireEvent.click(screen.getByText('Film 500 not kept'));
  await screen.findByText('Film 500 kept');
  expect([...new Set(drawn)]).toEqual(['500']);
});
