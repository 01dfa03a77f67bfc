import { expect, test, vi } from 'vitest';
import { BankCardForm } from '../../../src/parts/payment/bank-card-form.tsx';
import type { PaymentError } from '../../../src/rules/purchase/payment/payment-error.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../support/render.tsx';

const field = (name: RegExp) => screen.getByLabelText(name) as HTMLInputElement;
const payButton = () => screen.getByRole('button', { name: /^Pay €9\.99/ });

test('too many tries of a card: the button waits as long as the platform asks, and then pays what was typed', async () => {
  const onPay = vi.fn();
  const runtime = fakeRuntime();
  const form = (problem?: PaymentError) => runtime.within(<BankCardForm action="Pay €9.99" isPaying={false} sandboxHint={false} onPay={onPay} {...(problem ? { problem } : {})} />);
  const { rerender } = render(form());
  await userEvent.type(field(/Name on card/), 'Ada Lovelace');
  await userEvent.type(field(/Card number/), '4242424242424242');
  await userEvent.type(field(/Expiry date/), '1230');
  rerender(form({ labelKey: 'tooManyAttempts', retryable: true, waitMs: 2_000 }));
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 s');
  await userEvent.type(field(/Security code/), '123{Enter}');
  expect(onPay).not.toHaveBeenCalled();
  expect(payButton().getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.type(field(/Security code/), '{Enter}');
  expect(onPay).toHaveBeenCalledExactlyOnceWith({ cardHolder: 'Ada Lovelace', number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvc: '123' });
});
