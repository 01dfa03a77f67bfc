import { expect, test, vi } from 'vitest';
import { SubscriptionsSection } from '../../../src/features/account/subscriptions/subscriptions-section.tsx';
import { type Answers, member } from '../../support/fake-context.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { recorded, refused } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, within } from '../../support/render.tsx';
import { holding } from '../../support/subscriptions.ts';

const now = Date.UTC(2026, 0, 15, 20);
const before = recorded('readHeldLicences', 'buyer: a licence with a higher one');
const after = recorded('readHeldLicences', 'buyer: a higher licence, and one that is over');
const later = recorded('readHeldLicences', 'buyer: a licence that changes later');
const up = recorded('previewPlan', 'buyer: a higher licence');
const down = recorded('previewPlan', 'buyer: a lower licence');
const premium = recorded('changePlan', 'buyer: a higher licence');
const planned = recorded('changePlan', 'buyer: a lower licence');

async function open(answers: Answers, locale = 'en') {
  const runtime = fakeRuntime({ viewer: member, now, answers, settings: { locales: [{ locale, name: locale, direction: 'ltr' }], defaultLocale: locale } });
  render(runtime.within(<SubscriptionsSection />));
  await screen.findByRole('heading', { level: 2 });
  return runtime;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const focused = (words: string | RegExp) => vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(words));
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test('the plan that is held is marked, and the others say from when they hold', async () => {
  await open({ readHeldLicences: before });
  await press('Change plan Cinema Basic');
  await focused('Change Cinema Basic');
  const form = within(screen.getByRole('heading', { level: 4 }).closest('form')!);
  expect(form.getByText('Your plan').parentElement?.textContent).toBe('Cinema BasicYour plan');
  expect(textsOf('radiogroup')).toEqual(['Cinema Premium$11.99 a month plus taxThe shelf and premieres, on four screens.from today']);
  expect(screen.getByRole('button', { name: 'See what it costs' }).getAttribute('aria-disabled')).toBe('true');
});

test('an upgrade says what is credited, due today and paid then, before it is charged', async () => {
  let licences = before;
  const { context } = await open({ readHeldLicences: () => licences, previewPlan: up, changePlan: () => { licences = after; return premium; } });
  await press('Change plan Cinema Basic');
  await choose(/Cinema Premium/);
  await press('See what it costs');
  await focused('Change to Cinema Premium today?');
  expect([...document.querySelectorAll('.fl-plan__line')].map(({ textContent }) => textContent)).toEqual(['Cinema Premium$11.99', 'Unused days of Cinema Basic (17)-$3.28', 'Tax$0.44', 'Due today$9.15']);
  const follows = [...document.querySelectorAll('.fl-plan__follows > li')].map(({ textContent }) => textContent);
  expect(follows).toEqual([
    'Cinema Basic ends now. The new plan begins today, with a whole period of its own.', 'From 15 February 2026 you pay $12.59 a month.', 'Paid by Visa ending in 4242. Change how to pay',
  ]);
  await press('Pay $9.15');
  await focused('Cinema Premium is yours from now on.');
  expect(context.inputsOf('changePlan')).toEqual([{ quoteId: up.quoteId }]);
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(['Cinema Premium', 'Cinema Basic']);
});

test('a downgrade costs nothing today, and is shown beside how the licence stands', async () => {
  let licences = after;
  await open({ readHeldLicences: () => licences, previewPlan: down, changePlan: () => { licences = later; return planned; } });
  await press('Change plan Cinema Premium');
  await choose(/Cinema Basic/);
  await press('See what it costs');
  await focused('Change to Cinema Basic on 15 February 2026?');
  expect([...document.querySelectorAll('.fl-plan__follows > li')].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Nothing is charged today.', 'Cinema Premium stays open until 15 February 2026: nothing that is paid is lost.', 'From 15 February 2026 you pay $6.29 a month.',
  ]);
  await press('Change the plan');
  await focused('Cinema Premium');
  expect(await screen.findByText('From 15 February 2026 it goes on as Cinema Basic, for $5.99 a month plus tax.')).toBeTruthy();
  expect(screen.getByText('Cinema Premium goes on as Cinema Basic from 15 February 2026.')).toBeTruthy();
});

test.each([
  ['an upgrade', before, up, /Cinema Premium/, 'Pay $9.15'], ['a downgrade', after, down, /Cinema Basic/, 'Change the plan'],
] as const)('%s that nothing pays for yet is not made, and leads to what could pay', async (_case, held, { card: _card, ...quote }, target, name) => {
  const { context } = await open({ readHeldLicences: held, previewPlan: quote });
  await press(/^Change plan/);
  await choose(target);
  await press('See what it costs');
  const button = await screen.findByRole('button', { name });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(context.inputsOf('changePlan')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Choose how to pay' }).closest('li')?.textContent).toBe('No card pays for it yet. Choose one first. Choose how to pay');
});

test('it is kept as it is by one press', async () => {
  let licences = later;
  const kept = recorded('keepPlan', 'buyer: kept as it is');
  const { context } = await open({ readHeldLicences: () => licences, keepPlan: () => { licences = holding(kept as never) as never; return kept; } });
  await press('Keep Cinema Premium');
  await focused('Cinema Premium');
  expect(await screen.findByText('Cinema Premium stays as it is.')).toBeTruthy();
  expect(context.inputsOf('keepPlan')).toEqual([{ licenceId: 'premium', version: 2 }]);
  expect(screen.queryByText(/it goes on as/)).toBeNull();
});

test('what has changed since is said, with the focus on the reason', async () => {
  const { context } = await open({ readHeldLicences: before, previewPlan: up, changePlan: refused('changePlan', 'buyer: another price than was shown') });
  await press('Change plan Cinema Basic');
  await choose(/Cinema Premium/);
  await press('See what it costs');
  await press('Pay $9.15');
  await focused('It has changed since it was shown.');
  expect(context.inputsOf('previewPlan')).toHaveLength(2);
});

test('leaving it changes nothing, and the focus goes back to the licence', async () => {
  const { context } = await open({ readHeldLicences: before });
  await press('Change plan Cinema Basic');
  await press('Leave it as it is');
  await focused('Cinema Basic');
  expect(context.inputsOf('previewPlan')).toEqual([]);
});
