import { expect, it } from 'vitest';
import type { ShownItem } from '../../../../src/site/shell/menu/menu-items.ts';
import { MoreMenu } from '../../../../src/site/shell/menu/more-menu.tsx';
import { member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent, within } from '../../../support/render.tsx';

const item = (id: string, name: string, featured: boolean): ShownItem => ({ id, name, to: { name: 'browse' }, isHere: false, featured });

async function show(items: ShownItem[], viewer?: typeof member) {
  const site = fakeSite('/home', viewer ? { viewer } : {});
  render(site.within(<ul><MoreMenu items={items} runtime={site.props.runtime} navigator={site.navigator} /></ul>));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
}

const groups = () => screen.getAllByRole('list').slice(1).map((list) => within(list).getAllByRole('link').map((link) => link.textContent));

it('shows main items in a list before the others, also of one name, and the way out for members', async () => {
  await show([item('0', 'Plans', false), item('1', 'Guide', true), item('2', 'Shows', true), item('3', 'Shows', true)], member);
  expect(groups()).toEqual([['Guide', 'Shows', 'Shows'], ['Plans']]);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
});

it('has no list without items', async () => {
  await show([item('0', 'Plans', false)]);
  expect(groups()).toEqual([['Plans']]);
});
