import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import { PinResetPage } from '../../../../src/site/pages/account/pin-reset-page.tsx';
import { guest } from '../../../support/fake-context.ts';
import { refusalWith } from '../../../support/fake-runtime.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent } from '../../../support/render.tsx';

function open(answers: Record<string, unknown>, address = '/confirm-reset/c0de') {
  const site = fakeSite(address, { viewer: guest });
  site.session.ask = vi.fn(async ({ name }: { name: string }) => {
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const put = vi.spyOn(history, 'replaceState');
  render(site.within(<PinResetPage {...site.props} />));
  return { ...site, put };
}
const gone = (call: string) => refusalWith(call, 404, { code: 'invalidToken' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pin = () => screen.findByLabelText(/^New PIN/, { selector: 'input' });

test('the code leaves the address at once, and a new PIN is set', async () => {
  const { session, put } = open({ readPinReset: { name: 'Leo' }, resetPin: {} });
  expect(put.mock.calls[0]?.[2]).toBe('/confirm-reset/-');
  expect(await screen.findByRole('heading', { name: /Leo/ })).toBeTruthy();
  await press('Save the PIN');
  expect(await screen.findByText('Enter four digits.')).toBeTruthy();
  await userEvent.type(await pin(), '1357');
  await press('Save the PIN');
  expect(await screen.findByText('The new PIN is set.')).toBeTruthy();
  expect(session.ask).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'resetPin' }), { code: 'c0de', pin: '1357' }, { bearer: null });
});

test('a profile may be left without one', async () => {
  const { session } = open({ readPinReset: { name: 'Leo' }, resetPin: {} });
  await press('Leave it without a PIN');
  expect(await screen.findByText('The new PIN is set.')).toBeTruthy();
  expect(session.ask).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'resetPin' }), { code: 'c0de' }, { bearer: null });
});

test('a link that was used or is too old says so, and leads on', async () => {
  open({ readPinReset: gone('readPinReset') });
  expect((await screen.findByRole('alert')).textContent).toContain('This link is not good any more');
  expect(screen.getByRole('link', { name: 'Who’s watching?' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what was typed stays where it fails, and the link is good for another try', async () => {
  const answers: Record<string, unknown> = { readPinReset: { name: 'Leo' }, resetPin: new ApiError('unreachable', 'resetPin') };
  open(answers);
  await userEvent.type(await pin(), '1357');
  await press('Save the PIN');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await pin() as HTMLInputElement).value).toBe('1357');
  answers['resetPin'] = {};
  await press('Save the PIN');
  expect(await screen.findByText('The new PIN is set.')).toBeTruthy();
});

test('an address without its code asks for nothing', async () => {
  const { session } = open({}, '/confirm-reset/-');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(session.ask).not.toHaveBeenCalled();
});
