import { expect, test, vi } from 'vitest';
import { PasskeysSection } from '../../../../src/features/account/passkeys/passkeys-section.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

const phone = { id: 'k1', name: 'Phone', createdAt: Date.UTC(2026, 0, 5), lastUsedAt: Date.UTC(2026, 1, 7), isSynced: true };

function show(answers: Record<string, () => unknown>, create: () => Promise<object> = async () => ({ id: 'made' }), canAdd = true) {
  const runtime = fakeRuntime();
  const ask = vi.fn(async ({ name }: { name: string }, _input: object) => answers[name]!());
  const authenticator = { create, get: vi.fn(), stop: vi.fn() };
  render(runtime.within(<PasskeysSection control={{ ask } as unknown as SessionControl} authenticator={authenticator} canAdd={canAdd} />));
  return { ask };
}

test('a first passkey is made and then listed', async () => {
  const { ask } = show({ readPasskeys: () => ({ passkeys: [] }), startPasskey: () => ({ options: {} }), addPasskey: () => ({ passkeys: [phone] }) });
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Phone');
  expect(screen.getByText(/Added on Jan 5, 2026|Added on 5 Jan 2026/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('The passkey is ready');
  expect(ask.mock.calls.at(-1)![1]).toEqual({ response: { id: 'made' }, name: 'My device' });
});

test('long after the sign-in the password is asked for first; then the button has the focus again', async () => {
  let isProven = false;
  const { ask } = show({
    readPasskeys: () => ({ passkeys: [] }), addPasskey: () => ({ passkeys: [phone] }),
    startPasskey: () => (isProven ? { options: {} } : Promise.reject(recordedRefusal('startPasskey', 'member: long after the sign-in'))),
    proveAccount: () => Promise.reject(recordedRefusal('proveAccount', 'member: by another password')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const field = await screen.findByLabelText(/^Current password/);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'another{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  ask.mockImplementationOnce(async () => {
    isProven = true;
    return {};
  });
  await userEvent.type(field, 'footlight{Enter}');
  expect((await screen.findByText('Thank you. Now you can add it.'))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a passkey' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect((await screen.findByRole('listitem')).textContent).toContain('Phone');
});

test('giving up in the browser’s window changes nothing and says nothing; a device that has one already says so', async () => {
  const answers = { readPasskeys: () => ({ passkeys: [phone] }), startPasskey: () => ({ options: {} }) };
  const failures = ['NotAllowedError', 'InvalidStateError'];
  show(answers, () => Promise.reject(Object.assign(new Error(), { name: failures.shift() })));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toContain('already');
});

test('is renamed, and taken away after a second press', async () => {
  const { ask } = show({ readPasskeys: () => ({ passkeys: [phone] }), renamePasskey: () => ({ passkeys: [{ ...phone, name: 'Laptop' }] }), removePasskey: () => ({ passkeys: [] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  const field = screen.getByLabelText('Name of the passkey');
  await userEvent.clear(field);
  await userEvent.type(field, 'Laptop{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
  expect(ask.mock.calls.at(-1)![1]).toEqual({ passkeyId: 'k1', name: 'Laptop' });
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it Laptop' }));
  expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
});

test('a failure is said, and the list stays', async () => {
  show({ readPasskeys: () => ({ passkeys: [phone] }), removePasskey: () => Promise.reject(recordedRefusal('removePasskey', 'member: one that is not there')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it Phone' }));
  expect((await screen.findByRole('alert')).textContent).toContain('gone already');
  expect(screen.getByRole('listitem').textContent).toContain('Phone');
});

test('a browser that cannot make one says so', async () => {
  show({ readPasskeys: () => ({ passkeys: [] }) }, undefined, false);
  expect(await screen.findByText('This browser cannot make passkeys.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
