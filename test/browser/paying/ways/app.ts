import { expect } from '@playwright/test';
import { strike } from '../by-keys.ts';
import { beginMonthly, chooseMeans, expectBought, expectSaid, expectStep, pay, toMeans } from '../steps.ts';
import { answer, openPayer, type Walk } from '../walk.ts';

/** Pix: the code is said to be a picture and a text, is copied, and paid in an app. */
export async function payByPix(walk: Walk): Promise<void> {
  const { checkout, page, words: { say } } = walk;
  const name = await beginMonthly(walk);
  await toMeans(walk);
  await chooseMeans(walk, 'Pix');
  await expect(checkout.getByText(say('codeNoteRenewing'))).toBeVisible();
  await pay(walk, name);
  await expectStep(walk, say('codePay', { name: 'Pix' }));
  await expectSaid(walk, say('codeWaiting'));
  await expect(checkout.getByRole('img', { name: say('codePicture') })).toBeVisible();
  await expect(checkout.getByRole('timer', { name: say('codeTimeLeft') })).toBeVisible();
  await strike(page, checkout.getByRole('button', { name: say('codeCopy') }));
  await expect(checkout.getByRole('status').filter({ hasText: say('codeCopied') }).or(checkout.getByRole('status').filter({ hasText: say('codeNotCopied') }))).toBeVisible();
  const app = await openPayer(walk, say('codeSandboxOpen'));
  await answer(app, 'Pay, and allow the payments that follow');
  await expectBought(walk, 'pass');
  expect(await walk.charges()).toHaveLength(1);
}

/** GCash, at the second provider. */
export async function payByGcash(walk: Walk): Promise<void> {
  const { words: { say } } = walk;
  const name = await beginMonthly(walk);
  await toMeans(walk);
  await chooseMeans(walk, 'GCash');
  await pay(walk, name);
  await expectStep(walk, say('confirmPayment'));
  await answer(await openPayer(walk, say('walletOpen', { name: 'GCash' })), 'Confirm payment');
  await expectBought(walk, 'pass');
  expect(await walk.charges()).toHaveLength(1);
}
