import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/button/button.tsx';
import { render, screen, userEvent } from '../../support/render.tsx';

test('a press reaches whoever asked', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Pay</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a loading button says so, keeps its words for width and takes no press', async () => {
  const press = vi.fn();
  render(<Button loading loadingLabel="Working" onClick={press}>Pay</Button>);
  const button = screen.getByRole('button', { name: /^Pay Working$/ });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(press).not.toHaveBeenCalled();
});

test('a button that cannot be pressed says why, stays reachable and submits nothing', async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" disabledReason="Choose a licence first">Pay</Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Choose a licence first');
});
