import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextField } from '../../../src/ui/field/text-field.tsx';
import { act, fireEvent, render, screen, userEvent } from '../../support/render.tsx';

function Password() {
  const [value, setValue] = useState('secret');
  return <TextField label="Password" type="password" value={value} onValue={setValue} revealLabel="Show password" />;
}

const typeNow = () => screen.getByLabelText('Password', { selector: 'input' }).getAttribute('type');
const revealButton = () => screen.getByRole('button', { name: 'Show password' });

afterEach(() => vi.useRealTimers());

test('typing tells its value', async () => {
  const told: string[] = [];
  function Name() {
    const [value, setValue] = useState('');
    return <TextField label="Name" value={value} onValue={(next) => { told.push(next); setValue(next); }} />;
  }
  render(<Name />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(told).toEqual(['A', 'Ad', 'Ada']);
});

test('what is wrong, and the hint, belong to the field for ears', () => {
  render(<TextField label="E-mail" value="" onValue={() => {}} required error="Please provide your e-mail" hint="The one you signed up with" />);
  const field = screen.getByLabelText(/E-mail/);
  const words = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(words).toEqual(['Please provide your e-mail', 'The one you signed up with']);
});

test('a click shows the password, the next click hides it', async () => {
  render(<Password />);
  expect(typeNow()).toBe('password');
  await userEvent.click(revealButton());
  expect(typeNow()).toBe('text');
  expect(revealButton().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(revealButton());
  expect(typeNow()).toBe('password');
});

test('a hold shows the password while held and hides it 300 ms after release', () => {
  vi.useFakeTimers();
  render(<Password />);
  const button = revealButton();
  fireEvent.pointerDown(button);
  act(() => void vi.advanceTimersByTime(500));
  expect(typeNow()).toBe('text');
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(299));
  expect(typeNow()).toBe('text');
  act(() => void vi.advanceTimersByTime(1));
  expect(typeNow()).toBe('password');
});
