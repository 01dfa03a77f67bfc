import { expect } from '@playwright/test';
import { beginMonthly, choose, chooseMeans, expectBought, expectConfirmation, expectRefused, giveUp, meansNamed, pay, payFor, toCard, toMeans, typeCard } from '../steps.ts';
import { answer, openPayer, type Walk } from '../walk.ts';

/** A card that nobody asks about; another one is refused before. Where more is sold, it pays the next time by what is kept. */
export async function payByCard(walk: Walk): Promise<void> {
  const name = await beginMonthly(walk);
  await toCard(walk);
  await typeCard(walk, '4000000000000002');
  await pay(walk, name);
  await expectRefused(walk, walk.words.said('card_declined'));
  await typeCard(walk, '4242424242424242');
  await pay(walk, name);
  await expectBought(walk, 'pass');
  if (walk.tenant === 'arena') await payByKeptCard(walk);
  expect(await walk.charges()).toHaveLength(walk.tenant === 'arena' ? 2 : 1);
}

async function payByKeptCard(walk: Walk): Promise<void> {
  await walk.offer('fight-night');
  await choose(walk, 'fight-night', walk.words.price(1495, 'EUR'));
  await toMeans(walk);
  await chooseMeans(walk, walk.words.say('cardEnding', { brand: 'Visa', digits: '4242' }));
  await pay(walk, payFor(walk, 1495, 'EUR'));
  await expectBought(walk, 'fight-night');
}

/** A card whose issuer asks: left, refused, and passed by what is kept of it. */
export async function payByChallengedCard(walk: Walk): Promise<void> {
  const { say } = walk.words;
  const name = await beginMonthly(walk);
  await toCard(walk);
  await typeCard(walk, '4000002760003184');
  await pay(walk, name);
  await expectConfirmation(walk);
  const left = await openPayer(walk, say('issuerOpen'));
  await left.close();
  await giveUp(walk);
  await payAgain(walk);
  await answer(await openPayer(walk, say('issuerOpen')), 'Let it be refused');
  await expectRefused(walk, say('paymentNotConfirmed'));
  await payAgain(walk);
  await answer(await openPayer(walk, say('issuerOpen')), 'Confirm payment');
  await expectBought(walk, 'pass');
  expect(await walk.charges()).toHaveLength(1);
}

/** The same licence by the card that is kept since its first try. */
async function payAgain(walk: Walk): Promise<void> {
  const name = await beginMonthly(walk);
  await toMeans(walk);
  await expect(meansNamed(walk, walk.words.say('cardEnding', { brand: 'Visa', digits: '3184' }))).toBeChecked();
  await pay(walk, name);
  await expectConfirmation(walk);
}
