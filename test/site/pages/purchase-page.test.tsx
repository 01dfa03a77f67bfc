import { expect, it } from 'vitest';
import { createOwnChoice } from '../../../src/store/purchase/arrival/own-choice.ts';
import { PurchasePage } from '../../../src/site/pages/purchase-page.tsx';
import { member } from '../../support/fake-context.ts';
import { fakeSite } from '../../support/fake-site.tsx';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';
import { afterSignIn } from '../../../src/rules/identity/sign-in-return.ts';
import { render, screen, userEvent } from '../../support/render.tsx';

it('a guest goes to the sign-in with the choice, the title and the code, and comes back with them', async () => {
  const site = fakeSite('/purchase?eventId=1003&from=%2Fvideo%2F1003&voucher=WELCOME20', { viewer: { who: 'guest' }, answers: { readLicences: recorded('readLicences', 'guest: everything') } });
  render(site.within(<PurchasePage {...site.props} />));
  await userEvent.click(await screen.findByRole('radio', { name: /Arena Season/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to buy' }));
  const query = { entryPage: '/purchase', eventId: '1003', selectedLicence: 'season', voucher: 'WELCOME20', from: '/video/1003' };
  expect(site.visited).toEqual([{ name: 'login', query }]);
  expect(afterSignIn(query)).toBe('/purchase?eventId=1003&selectedLicence=season&voucher=WELCOME20&from=%2Fvideo%2F1003');
});

it('the choice of a guest is shown with its price, and its code, after the sign-in', async () => {
  createOwnChoice('arena').keep('season');
  const { readLicences, applyVoucher } = { readLicences: recorded('readLicences', 'buyer: everything'), applyVoucher: recorded('applyVoucher', 'buyer: three payments') };
  const site = fakeSite('/purchase?selectedLicence=season&voucher=WELCOME20', { viewer: member, answers: { readLicences, applyVoucher, updateBasket: recorded('updateBasket', 'buyer: another licence first') } });
  render(site.within(<PurchasePage {...site.props} />));
  expect(await screen.findByRole('button', { name: 'Remove Welcome: 20% off' })).toBeTruthy();
  expect(site.inputsOf('updateBasket')).toEqual([{ sku: 'arena-season-year', acknowledgeNoFreeTrial: false }]);
  expect(site.navigator.rewrite.mock.calls).toEqual([[{ selectedLicence: 'season' }]]);
});

it('the choice of an address that a stranger wrote is marked, and its viewer goes on', async () => {
  createOwnChoice('arena').forget();
  const site = fakeSite('/purchase?licences=pass%20season&selectedLicence=season&voucher=WELCOME20', { viewer: member, answers: { readLicences: recorded('readLicences', 'buyer: everything') } });
  render(site.within(<PurchasePage {...site.props} />));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Arena Season/ })).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Get the whole season' })).toBeTruthy();
  expect([site.inputsOf('updateBasket'), site.inputsOf('applyVoucher')]).toEqual([[], []]);
});

it.each([
  ['/purchase?licences=season&from=%2Fvideo%2F1003%3FplaylistId%3D3%23search%3Dring', '/video/1003?playlistId=3#search=ring'],
  ['/purchase?licences=season&from=%2F%2Fevil.example', '/home'],
  ['/purchase?licences=season', '/home'],
])('%s leads back to %s', async (address, href) => {
  const site = fakeSite(address, { viewer: member, answers: { readLicences: recorded('readLicences', 'subscriber: everything') } });
  render(site.within(<PurchasePage {...site.props} />));
  expect((await screen.findByRole('link', { name: 'Watch now' })).getAttribute('href')).toBe(href);
});

it.each([
  ['a grown-up', {}, true], ['a child', { profileType: 'child' }, false], ['a restricted profile', { restricted: true }, false],
] as const)('%s with %j is led to gifts: %s', async (_who, facts, leads) => {
  const site = fakeSite('/purchase', { viewer: { ...member, ...facts }, answers: { readLicences: recorded('readLicences', 'buyer: everything') } });
  render(site.within(<PurchasePage {...site.props} />));
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('link', { name: 'Give a plan to somebody, or redeem a gift' }) !== null).toBe(leads);
});
