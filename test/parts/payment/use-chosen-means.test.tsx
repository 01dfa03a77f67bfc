import { expect, test } from 'vitest';
import { useChosenMeans } from '../../../src/parts/payment/use-chosen-means.ts';
import { meansKey, offeredMeans } from '../../../src/rules/purchase/payment/payment-means.ts';
import type { PaymentError } from '../../../src/rules/purchase/payment/payment-error.ts';
import { render, screen, userEvent } from '../../support/render.tsx';

const card = (id: string, more: object = {}) => ({ paymentDetailsExid: id, targetPaymentProvider: 'p', paymentMethodType: 'CARD', ...more });
const refusal = (): PaymentError => ({ labelKey: 'cardDeclined', retryable: true });

function Choice({ all, failed }: { all: Parameters<typeof offeredMeans>[0]; failed?: PaymentError | undefined }) {
  const { chosen, problem, choose } = useChosenMeans(offeredMeans(all, 999), failed);
  return (
    <>
      <output>{`${meansKey(chosen)}${problem ? ' refused' : ''}`}</output>
      {all.map((one) => <button key={one.paymentDetailsExid} type="button" onClick={() => choose(`CARD:${one.paymentDetailsExid}`)}>{one.paymentDetailsExid}</button>)}
    </>
  );
}
const said = () => screen.getByRole('status').textContent;

test('the first kept card is chosen, and not one that was declined before', () => {
  const { rerender } = render(<Choice all={[card('a'), card('b')]} />);
  expect(said()).toBe('CARD:a');
  rerender(<Choice all={[card('a', { declined: true }), card('b')]} />);
  expect(said()).toBe('CARD:b');
  rerender(<Choice all={[card('a', { declined: true })]} />);
  expect(said()).toBe('new-card');
});

test('a chosen card that is declined is left, and why stays said; chosen again it is paid with, until it is declined again', async () => {
  const declined = [card('a', { declined: true })];
  const { rerender } = render(<Choice all={[card('a')]} />);
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(said()).toBe('CARD:a');
  const first = refusal();
  rerender(<Choice all={declined} failed={first} />);
  expect(said()).toBe('new-card refused');
  await userEvent.click(screen.getByRole('button', { name: 'a' }));
  expect(said()).toBe('CARD:a');
  rerender(<Choice all={declined} />);
  expect(said()).toBe('CARD:a');
  rerender(<Choice all={declined} failed={refusal()} />);
  expect(said()).toBe('new-card refused');
});
