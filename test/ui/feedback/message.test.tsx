import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Message } from '../../../src/ui/feedback/message.tsx';
import { Spinner } from '../../../src/ui/feedback/spinner.tsx';
import { render, screen } from '../../support/render.tsx';

test('an alert interrupts, the rest waits its turn', () => {
  render(<><Message tone="alert">Declined</Message><Message>Saved</Message></>);
  expect(screen.getByRole('alert').textContent).toContain('Declined');
  expect(screen.getByRole('status').textContent).toContain('Saved');
});

test('a summary can take the focus', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Message tone="alert" messageRef={ref}>Wrong</Message>);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a spinner without a label is silent', () => {
  render(<><Spinner /><Spinner label="Loading" /></>);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});
