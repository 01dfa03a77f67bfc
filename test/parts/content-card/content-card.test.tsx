import { afterEach, expect, it, vi } from 'vitest';
import { ContentCard } from '../../../src/parts/content-card/content-card.tsx';
import { member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { fireEvent, render, screen, waitFor } from '../../support/render.tsx';

/** jsdom has no pointer type of its own. */
const pointer = (type: string, pointerType: string) => Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });

function draw(facts: Parameters<typeof itemOf>[0] = {}, props: Partial<Parameters<typeof ContentCard>[0]> = {}) {
  const runtime = fakeRuntime({ viewer: member });
  render(<ContentCard item={itemOf({ description: 'Two lines about it.', ageRating: '12', ...facts })} {...props} />, { wrapper: runtime.Wrapper });
  const card = document.querySelector('article')!;
  return { runtime, card, isActive: () => card.classList.contains('fl-card--active') };
}

afterEach(() => vi.useRealTimers());

it('tells more while a mouse rests on it: that it plays, two lines and its rating', async () => {
  const { card, isActive } = draw();
  fireEvent(card, pointer('pointerover', 'mouse'));
  fireEvent(card, pointer('pointerenter', 'mouse'));
  await waitFor(() => expect(isActive()).toBe(true));
  expect((await screen.findByText('Two lines about it.')).closest('a')).not.toBeNull();
  expect(document.querySelector('.fl-card__rating')?.textContent).toBe('12');
  fireEvent.keyUp(screen.getByRole('link'), { key: 'Escape' });
  await waitFor(() => expect(isActive()).toBe(false));
});

it('stays as it is while a mouse presses it, so that a heart does not move away from a quick click', async () => {
  const { card, isActive } = draw();
  vi.useFakeTimers();
  fireEvent(card, pointer('pointerover', 'mouse'));
  fireEvent(card, pointer('pointerenter', 'mouse'));
  fireEvent(card, pointer('pointerdown', 'mouse'));
  await vi.advanceTimersByTimeAsync(600);
  expect(isActive()).toBe(false);
  vi.useRealTimers();
  fireEvent(card, pointer('pointerup', 'mouse'));
  await waitFor(() => expect(isActive()).toBe(true));
});

it('opens nothing for a finger that passes, and follows no link for one that was held', async () => {
  const { runtime, card, isActive } = draw();
  fireEvent(card, pointer('pointerover', 'touch'));
  fireEvent(card, pointer('pointerenter', 'touch'));
  vi.useFakeTimers();
  fireEvent(card, pointer('pointerdown', 'touch'));
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  await waitFor(() => expect(isActive()).toBe(true));
  fireEvent.click(screen.getByRole('link'), { detail: 1 });
  expect(runtime.visited).toEqual([]);
  fireEvent.click(screen.getByRole('link'), { detail: 1 });
  expect(runtime.visited).toHaveLength(1);
});

/** A finger that stays until the card tells more. */
async function hold(card: Element) {
  vi.useFakeTimers();
  fireEvent(card, pointer('pointerdown', 'touch'));
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  await waitFor(() => expect(document.querySelector('.fl-card__more')).not.toBeNull());
}

it('a held card follows its link by a key, when no click came of the finger', async () => {
  const { runtime, card } = draw();
  await hold(card);
  fireEvent.click(screen.getByRole('link'));
  expect(runtime.visited).toHaveLength(1);
});

it.each([
  ['a tap elsewhere', () => fireEvent(document.body, pointer('pointerdown', 'touch'))],
  ['a scroll of what is around it', () => fireEvent.scroll(document.body)],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('a held card ends by %s, and not by a tap on itself', async (_, end) => {
  const { card, isActive } = draw();
  await hold(card);
  fireEvent(card.querySelector('a')!, pointer('pointerdown', 'touch'));
  expect(isActive()).toBe(true);
  end();
  await waitFor(() => expect(isActive()).toBe(false));
});

it('has a heart for a member, unless the card forbids it', async () => {
  draw();
  await screen.findByRole('button', { name: 'Add The Long Night to my list' });
});

it('has none where the card forbids it', () => {
  draw({ favouriteDisabled: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not say its position twice', async () => {
  draw({}, { position: 3 });
  expect((await screen.findByText('3')).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('link', { name: /The Long Night/ }).getAttribute('aria-label')).not.toContain('3,');
});
