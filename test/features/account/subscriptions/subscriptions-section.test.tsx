import { expect, test, vi } from 'vitest';
import { SubscriptionsSection } from '../../../../src/features/account/subscriptions/subscriptions-section.tsx';
import { type Answers, member } from '../../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../../support/fake-runtime.tsx';
import { recorded, refused } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, within } from '../../../support/render.tsx';
import { heldAnswer, holding } from '../../../support/subscriptions.ts';

const now = Date.UTC(2026, 10, 24, 12);
const offer = recorded('verifyCancellationOffer', 'buyer: an offer to stay');
const paused = () => heldAnswer({ version: 4, changes: ['RESUME', 'CANCEL'] }, { status: 'EXPIRED', pauseState: 'PAUSED', expiryTimestamp: '2026-11-20T12:00:00Z', resumeTimestamp: '2027-01-20T12:00:00Z' });
const cancelled = () => heldAnswer({ version: 4, changes: ['REACTIVATE'] }, { autoRenewingStatus: 'NOT_RENEWING' });

async function open(answers: Answers, locale = 'en') {
  const runtime = fakeRuntime({ viewer: member, now, answers, settings: { locales: [{ locale, name: locale, direction: 'ltr' }], defaultLocale: locale } });
  render(runtime.within(<SubscriptionsSection />));
  await screen.findByRole('heading', { level: 2 });
  return runtime;
}
/** What the platform answers from now on, to the change and to whoever reads again. */
const answersOf = (call: string, answer: ReturnType<typeof heldAnswer>): Answers => ({ [call]: answer, readHeldLicences: holding(answer) });
const card = async (name = 'Arena Pass') => within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isTitleFocused = () => vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Arena Pass'));

test('a card says how the licence stands, what it costs and how often, what comes off, and which card pays', async () => {
  await open({ readHeldLicences: holding(heldAnswer({ discount: { type: 'PERCENTAGE', percentage: 30, state: 'ACTIVE', lifeTimeRepeat: false, paymentsLeft: 2 } })) });
  const pass = await card();
  expect(pass.getByText('Renews on 20/12, every month')).toBeTruthy();
  expect(pass.getByText('€9.99').parentElement?.textContent).toBe('€9.99 a month');
  expect(pass.getByText(/30% off/).textContent).toContain('active');
  expect(pass.getByText('Payments: 2')).toBeTruthy();
  expect(pass.getByText('Visa ending in 4242')).toBeTruthy();
  expect(pass.getByText('20 December 2026')).toBeTruthy();
  expect(pass.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pause Arena Pass', 'Cancel Arena Pass']);
});

test('what was bought stands first while its payment is not confirmed, and leads to the payment', async () => {
  const { licences: [waiting] } = recorded('readHeldLicences', 'netherlands: bought, and still to be confirmed');
  await open({ readHeldLicences: holding(heldAnswer({ licenceId: 'other', name: 'Other' }), waiting as never) });
  const pass = await card();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Arena Pass', 'Other']);
  expect(pass.getByText('The payment is not confirmed yet.')).toBeTruthy();
  expect(pass.getByText('Arena Pass opens by itself as soon as the payment is confirmed.')).toBeTruthy();
  expect(pass.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(`/payment/${waiting?.status.licencePayment?.purchaseId}`);
  expect([pass.queryByRole('button'), pass.queryByText(/Card|You can watch until/)]).toEqual([null, null]);
  expect(screen.getByRole('heading', { name: 'Arena Pass' }).closest('li')?.hasAttribute('data-over')).toBe(false);
});

test('what was paid once says that nothing pays for more, and leads to what could', async () => {
  await open({ readHeldLicences: holding(heldAnswer({ card: undefined, changes: [] }, { autoRenewingStatus: 'NOT_RENEWING' })) });
  const pass = await card();
  expect(pass.getByText(/None\. It ends with the time that is paid\./)).toBeTruthy();
  expect(pass.getByRole('link', { name: /^Choose how to pay/ }).getAttribute('href')).toBe('/payment-update/pass');
});

test('what goes on stands above what is over, and what was given cannot be changed here', async () => {
  await open({ readHeldLicences: holding(heldAnswer({ licenceId: 'old', name: 'Old', changes: [] }, { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: '2026-10-01T12:00:00Z' }), heldAnswer({ licenceId: 'given', name: 'Given', changes: [] })) });
  await card('Given');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Given', 'Old']);
  expect((await card('Old')).getByText('Ended on 1/10/2026')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who holds nothing is led to what is on offer', async () => {
  await open({ readHeldLicences: holding() });
  expect(await screen.findByText('No subscription yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/purchase');
});

test('what could not be read is read again', async () => {
  const runtime = await open({ readHeldLicences: () => { throw refusalWith('readHeldLicences', 503, { code: 'fault' }); } });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  runtime.answers['readHeldLicences'] = holding(heldAnswer());
  await press('Try again');
  await card();
});

test('a pause says what follows for the chosen day, and sends it', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer()) });
  await press('Pause Arena Pass');
  const question = screen.getByRole('heading', { name: 'Pause Arena Pass' });
  expect(document.activeElement).toBe(question);
  const days = screen.getByRole('combobox', { name: /It goes on/ }) as HTMLSelectElement;
  expect([...days.options].map(({ text }) => text)).toEqual(['27 December 2026', '3 January 2027', '19 January 2027', '18 February 2027', '20 March 2027', 'On another day']);
  await userEvent.selectOptions(days, '3 January 2027');
  expect(screen.getAllByRole('listitem').slice(-3).map(({ textContent }) => textContent)).toEqual([
    'You can watch until 20 December 2026: that much is paid.', 'Nothing is charged while it is paused.', 'It goes on by itself on 3 January 2027, for €9.99 again.',
  ]);
  Object.assign(runtime.answers, answersOf('pauseLicence', heldAnswer({ version: 4, changes: ['RESUME', 'CANCEL'] }, { subscriptionPendingActions: [{ action: 'PAUSE', requestedAt: '2026-11-24T12:00:00Z', actionDueBy: '2026-12-20T12:00:00Z' }] })));
  await press('Pause the subscription');
  expect(await screen.findByText('The pause of Arena Pass is set.')).toBeTruthy();
  expect(runtime.inputsOf('pauseLicence')).toEqual([{ licenceId: 'pass', version: 3, resumeAfter: new Date(2027, 0, 3).getTime() }]);
  expect(screen.getByText('A pause is requested. It begins on 20/12.')).toBeTruthy();
  await isTitleFocused();
  Object.assign(runtime.answers, answersOf('resumeLicence', heldAnswer({ version: 5 })));
  await press('Take the pause back Arena Pass');
  expect(await screen.findByText('Renews on 20/12, every month')).toBeTruthy();
  await isTitleFocused();
});

test('a day of one’s own is checked before it is sent, and the wrong box gets the focus', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer()), pauseLicence: heldAnswer({ version: 4 }) });
  await press('Pause Arena Pass');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'On another day');
  await press('Pause the subscription');
  expect(screen.getByText('Check the date.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  const enter = async (year: string, month: string, day: string) => {
    for (const [name, text] of [['Year', year], ['Month', month], ['Day', day]] as const) {
      await userEvent.clear(screen.getByRole('textbox', { name }));
      await userEvent.type(screen.getByRole('textbox', { name }), text);
    }
    await press('Pause the subscription');
  };
  await enter('2026', '12', '20');
  expect(screen.getByText('Choose a day after 20 December 2026.')).toBeTruthy();
  await enter('2027', '04', '01');
  expect(screen.getByText('Choose a day up to 20 March 2027.')).toBeTruthy();
  expect(runtime.inputsOf('pauseLicence')).toEqual([]);
  await enter('2027', '02', '01');
  expect(await screen.findByText('The pause of Arena Pass is set.')).toBeTruthy();
  expect(runtime.inputsOf('pauseLicence')).toEqual([{ licenceId: 'pass', version: 3, resumeAfter: new Date(2027, 1, 1).getTime() }]);
});

const newPrice = (status: 'OPEN' | 'CONTINUE' | 'LEAVE' = 'OPEN') => ({ priceMigration: { id: 'm1', price: { amount: 1299, scale: 2, currency: 'EUR' }, from: '2026-12-20T12:00:00Z', status } });

/** @source spec 2 §7 "PUT price-migration/{id}/consent" */
test('a new price says what it is, from when, and what follows without an answer; it is agreed to', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer(newPrice())) });
  expect(screen.getByText('From 20 December 2026 it costs €12.99 instead of €9.99.')).toBeTruthy();
  expect(screen.getByText(/Without your answer it ends on 20 December 2026, and nothing more is charged\./)).toBeTruthy();
  const [goOn, leave] = [screen.getByRole('button', { name: 'Go on for €12.99 Arena Pass' }), screen.getByRole('button', { name: 'Leave Arena Pass' })];
  expect(leave.className).toBe(goOn.className);
  Object.assign(runtime.answers, answersOf('answerPriceMigration', heldAnswer({ version: 4, ...newPrice('CONTINUE') })));
  await userEvent.click(goOn);
  expect(await screen.findByText('Arena Pass goes on at its new price.')).toBeTruthy();
  expect(screen.getByText('From 20 December 2026 it costs €12.99. You agreed to that.')).toBeTruthy();
  expect(runtime.inputsOf('answerPriceMigration')).toEqual([{ migrationId: 'm1', version: 3, status: 'CONTINUE' }]);
  await isTitleFocused();
});

test('a new price that asks nothing says that it holds by itself, and can be left alone', async () => {
  const { priceMigration } = newPrice();
  const runtime = await open({ readHeldLicences: holding(heldAnswer({ priceMigration: { ...priceMigration, asksConsent: false } })) });
  expect(screen.getByText(/It goes on at this price by itself\. Leave before then, and it ends without another charge\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
  Object.assign(runtime.answers, answersOf('answerPriceMigration', { ...cancelled(), ...newPrice('LEAVE') }));
  await press('Leave Arena Pass');
  expect(runtime.inputsOf('answerPriceMigration')).toEqual([{ migrationId: 'm1', version: 3, status: 'LEAVE' }]);
});

test('a new price that is left cancels, and is not spoken of again', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer(newPrice())) });
  Object.assign(runtime.answers, answersOf('answerPriceMigration', { ...cancelled(), ...newPrice('LEAVE') }));
  await press('Leave Arena Pass');
  expect(await screen.findByText('Arena Pass is cancelled. You can watch until 20 December 2026.')).toBeTruthy();
  expect(screen.queryByText(/it costs €12\.99/)).toBeNull();
  await isTitleFocused();
});

/** @source design/checkout.md 8 */
test('cancelling takes two steps: an offer that weighs the same as leaving, then the day until which may be watched', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer()), verifyCancellationOffer: offer, refuseCancellationOffer: {} });
  await press('Cancel Arena Pass');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Cancel Arena Pass?' }));
  expect(screen.getByText('Stay, and pay €6.99 instead of €9.99.')).toBeTruthy();
  const [stay, leave] = [screen.getByRole('button', { name: 'Stay for less' }), screen.getByRole('button', { name: 'Cancel anyway' })];
  expect(leave.className).toBe(stay.className);
  Object.assign(runtime.answers, answersOf('cancelLicence', cancelled()));
  await userEvent.click(leave);
  expect(await screen.findByText('Arena Pass is cancelled. You can watch until 20 December 2026.')).toBeTruthy();
  expect(runtime.inputsOf('cancelLicence')).toEqual([{ licenceId: 'pass', version: 3, ignoreOffer: true }]);
  expect(runtime.inputsOf('refuseCancellationOffer')).toHaveLength(1);
  expect(screen.getByText('Ends on 20/12')).toBeTruthy();
  await isTitleFocused();
  Object.assign(runtime.answers, answersOf('reactivateLicence', heldAnswer({ version: 5 })));
  await press('Reactivate Arena Pass');
  expect(await screen.findByText(/goes on: it is not cancelled any more/)).toBeTruthy();
  await isTitleFocused();
});

test('an offer that is taken comes off, and nothing is cancelled', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer()), verifyCancellationOffer: offer });
  await press('Cancel Arena Pass');
  Object.assign(runtime.answers, answersOf('redeemCancellationOffer', heldAnswer({ version: 4, discount: { type: 'PERCENTAGE', percentage: 30, state: 'ACTIVE', lifeTimeRepeat: false, paymentsLeft: 3 } })));
  await press('Stay for less');
  expect(await screen.findByText('Arena Pass goes on, and the discount is yours.')).toBeTruthy();
  expect(runtime.inputsOf('cancelLicence')).toEqual([]);
});

test('without an offer the same step asks once, and nothing is refused; who keeps it changes nothing', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer()), verifyCancellationOffer: recorded('verifyCancellationOffer', 'buyer: none') });
  await press('Cancel Arena Pass');
  await press('Keep the subscription');
  await isTitleFocused();
  await press('Cancel Arena Pass');
  Object.assign(runtime.answers, answersOf('cancelLicence', cancelled()));
  await press('Cancel the subscription');
  expect(await screen.findByText(/is cancelled/)).toBeTruthy();
  expect(runtime.inputsOf('refuseCancellationOffer')).toEqual([]);
  expect(runtime.inputsOf('cancelLicence')).toHaveLength(1);
});

/** @source spec 2 §8 "Cancel failure: rejected with joined messages" */
test('a cancellation that was refused says all of the platform’s words', async () => {
  await open({ readHeldLicences: holding(heldAnswer()), verifyCancellationOffer: recorded('verifyCancellationOffer', 'buyer: none'), cancelLicence: () => { throw refusalWith('cancelLicence', 409, { code: 'cancellationOffer', messages: ['The first payment is open.', 'Ask us.'] }); } });
  await press('Cancel Arena Pass');
  await press('Cancel the subscription');
  expect((await screen.findByRole('alert')).textContent).toBe('The first payment is open. Ask us.');
});

test('what was changed elsewhere is shown as it stands, and the viewer is told why nothing happened', async () => {
  const runtime = await open({ readHeldLicences: holding(heldAnswer()), pauseLicence: refused('pauseLicence', 'buyer: an old version') });
  await press('Pause Arena Pass');
  runtime.answers['readHeldLicences'] = holding(cancelled());
  await press('Pause the subscription');
  expect((await screen.findByRole('alert')).textContent).toContain('It was changed elsewhere meanwhile.');
  expect(screen.getByText('Ends on 20/12')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  await isTitleFocused();
});

test('a pause is not ended before its price was said', async () => {
  const runtime = await open({ readHeldLicences: holding(paused()) });
  expect((await card()).getByText('Paused until 20/1')).toBeTruthy();
  await press('Resume Arena Pass');
  expect(screen.getByText('It goes on at once, and €9.99 is charged now.')).toBeTruthy();
  expect(runtime.inputsOf('resumeLicence')).toEqual([]);
  Object.assign(runtime.answers, answersOf('resumeLicence', heldAnswer({ version: 5 })));
  await press('Resume the subscription');
  expect(await screen.findByText('Arena Pass goes on.')).toBeTruthy();
});

test('a paused licence that is cancelled ends at once', async () => {
  const runtime = await open({ readHeldLicences: holding(paused()), verifyCancellationOffer: recorded('verifyCancellationOffer', 'buyer: none') });
  await press('Cancel Arena Pass');
  expect(await screen.findByText('It ends at once, and nothing more is charged.')).toBeTruthy();
  Object.assign(runtime.answers, answersOf('cancelLicence', heldAnswer({ version: 5, changes: [] }, { status: 'EXPIRED', autoRenewingStatus: 'NOT_RENEWING', expiryTimestamp: '2026-11-20T12:00:00Z' })));
  await press('Cancel the subscription');
  expect(await screen.findByText('Arena Pass is cancelled.')).toBeTruthy();
});

test.each([
  ['CONFIRMED_PAYMENT_REQUIRED', 'Your bank wants you to confirm the payment by 1 December 2026.', 'Confirm the payment', '/payment-authorization?selectedLicence=pass'],
  ['REFRESH_PAYMENT_DETAILS', 'Your card needs to be entered again by 1 December 2026, or another one.', 'Change how to pay', '/payment-update/pass'],
] as const)('%s says what has to be done, until when and where', async (action, words, link, href) => {
  await open({ readHeldLicences: holding(heldAnswer({}, { subscriptionPendingActions: [{ action, requestedAt: '2026-11-24T12:00:00Z', actionDueBy: '2026-12-01T12:00:00Z' }] })) });
  expect((await card()).getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
});

test('in the United States the month comes first, and tax that comes on top is said', async () => {
  await open({ readHeldLicences: holding(heldAnswer({ price: { amount: 599, scale: 2, currency: 'USD', taxInclusive: false } })) }, 'en-US');
  const pass = await card();
  expect(pass.getByText('Renews on 12/20, every month')).toBeTruthy();
  expect(pass.getByText('$5.99').parentElement?.textContent).toBe('$5.99 a month plus tax');
});
