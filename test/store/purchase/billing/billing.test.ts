import { afterEach, expect, test, vi } from 'vitest';
import { createBilling } from '../../../../src/store/purchase/billing/billing.ts';
import { brazilian } from '../../../support/billed-people.ts';
import { type Answers, fakeContext, guest, member } from '../../../support/fake-context.ts';
import { recorded, recordedRefusal, refused } from '../../../support/recorded-answers/recorded-answer.ts';

const requirements: Record<string, () => unknown> = {
  BR: () => recorded('readBillingRequirements', 'brazil: Brazil'), US: () => recorded('readBillingRequirements', 'abroad: the United States'), GB: () => recorded('readBillingRequirements', 'guest: the United Kingdom'),
};
const readBillingRequirements = ({ country }: { country: string }) => {
  const found = requirements[country];
  if (!found) throw recordedRefusal('readBillingRequirements', 'brazil: where nothing is sold');
  return found();
};

let dispose = () => {};
afterEach(() => dispose());

async function open(answers: Answers = {}, missing?: string[]) {
  const context = fakeContext({ answers: { readBillingDetails: recorded('readBillingDetails', 'brazil: nothing given'), readBillingRequirements, ...answers }, viewer: member });
  const slice = createBilling(context, missing);
  dispose = slice.dispose;
  await vi.waitFor(() => expect(slice.state.value.kind).not.toBe('loading'));
  return { context, slice };
}

test('a form asks for exactly what is missing, and begins with what the account knows', async () => {
  const { slice } = await open({}, ['taxNumber', 'birthDate']);
  expect(slice.state.value).toMatchObject({ kind: 'form', country: 'BR', fields: ['taxNumber', 'birthDate'], first: { birthDate: '1990-05-17' }, isSaving: false });
});

test('another country asks for all that it needs, and the first one for what was missing again', async () => {
  const { slice } = await open({}, ['taxNumber']);
  await slice.chooseCountry('US');
  expect(slice.state.value).toMatchObject({ country: 'US', fields: ['line1', 'city', 'administrativeLevel1', 'postalCode'], isChanging: false });
  await slice.chooseCountry('GB');
  expect(slice.state.value).toMatchObject({ country: 'GB', fields: [] });
  await slice.chooseCountry('BR');
  expect(slice.state.value).toMatchObject({ country: 'BR', fields: ['taxNumber'] });
});

test('a country that cannot be read leaves the form as it was, and says so', async () => {
  const { slice } = await open();
  await slice.chooseCountry('CN');
  expect(slice.state.value).toMatchObject({ kind: 'form', country: 'BR', isChanging: false, failure: { status: 404 } });
});

test('what is kept is answered, and given again is nothing but what was sent', async () => {
  const { slice, context } = await open({ saveBillingDetails: recorded('saveBillingDetails', 'brazil: kept') });
  expect(await slice.save(brazilian)).toMatchObject({ details: { taxNumberEnding: '09' }, missingFields: [] });
  expect(context.inputsOf('saveBillingDetails')).toEqual([brazilian]);
});

test('what the platform finds wrong is asked for, also where the form did not', async () => {
  const { slice } = await open({ saveBillingDetails: refused('saveBillingDetails', 'brazil: not good') }, ['birthDate']);
  expect(await slice.save(brazilian)).toBeUndefined();
  expect(slice.state.value).toMatchObject({ kind: 'form', fields: ['taxNumber', 'birthDate'], refused: ['taxNumber'], isSaving: false, failure: undefined });
});

test('a platform that is down keeps the form, and says that nothing was kept', async () => {
  const { slice } = await open({ saveBillingDetails: refused('saveBillingDetails', 'brazil: platform down') });
  expect(await slice.save(brazilian)).toBeUndefined();
  expect(slice.state.value).toMatchObject({ kind: 'form', isSaving: false, refused: [], failure: { status: 503 } });
});

test('one is saved at a time', async () => {
  const { slice, context } = await open({ saveBillingDetails: recorded('saveBillingDetails', 'brazil: kept') });
  await Promise.all([slice.save(brazilian), slice.save(brazilian)]);
  expect(context.inputsOf('saveBillingDetails')).toHaveLength(1);
});

test('details that cannot be read can be asked for again, and a guest is not asked', async () => {
  const { slice, context } = await open({ readBillingDetails: refused('readBillingDetails', 'brazil: platform down') });
  expect(slice.state.value).toMatchObject({ kind: 'failed' });
  context.answers['readBillingDetails'] = recorded('readBillingDetails', 'brazil: kept');
  await slice.load();
  expect(slice.state.value).toMatchObject({ kind: 'form', first: { city: 'São Paulo' } });
  const asGuest = fakeContext({ viewer: guest });
  createBilling(asGuest).dispose();
  expect(asGuest.calls).toEqual([]);
});
