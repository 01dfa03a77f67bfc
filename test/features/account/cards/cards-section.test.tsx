import { expect, test } from 'vitest';
import { CardsSection } from '../../../../src/features/account/cards/cards-section.tsx';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen } from '../../../support/render.tsx';

const wallet = recorded('readCards', 'philippines: a wallet');
const cards = recorded('readCards', 'buyer: two');

function show(readCards: unknown) {
  const runtime = fakeRuntime({ viewer: member, answers: { readCards } });
  render(runtime.within(<CardsSection />));
}

test('a wallet is called paid by phone, with what its holder agreed to', async () => {
  show(wallet);
  expect(await screen.findByText('Paid by phone')).toBeTruthy();
  expect(screen.getByText(/You agreed with GCash that the payments to come are collected/)).toBeTruthy();
});

test('a card says neither, and whether it was declined last', async () => {
  show({ ...cards, cards: cards.cards.map((card, index) => ({ ...card, declined: index === 1 })) });
  expect(await screen.findAllByText('Declined last time')).toHaveLength(1);
  expect([screen.queryByText('Paid by phone'), screen.queryByText(/You agreed with/)]).toEqual([null, null]);
});
