import { useLabel } from '../../binding/use-label.ts';
import type { CheckoutState } from '../../store/purchase/checkout-state.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/choice-icons.ts';

const labels = ['stepChoose', 'stepPay', 'stepWatch'] as const;

/** The place of each state in the list; other states show no list. */
const places: Partial<Record<CheckoutState['step'], number>> = { loading: 0, offer: 0, guest: 0, trialDenied: 0, plan: 1, summary: 1, paying: 1, billing: 1, confirm: 1, expired: 1, unknown: 1, success: 2 };

/** The steps of a purchase, with the current one marked. */
export function StepIndicator({ step }: { step: CheckoutState['step'] }) {
  const label = useLabel();
  const place = places[step];
  if (place === undefined) return null;
  return (
    <ol className="fl-checkout__steps">
      {labels.map((key, index) => {
        const isDone = index < place || step === 'success';
        return (
          <li key={key} className={isDone ? 'fl-checkout__step fl-checkout__step--done' : 'fl-checkout__step'} aria-current={index === place ? 'step' : undefined}>
            <span className="fl-checkout__step-sign" aria-hidden="true">{isDone ? <Icon path={check} /> : index + 1}</span>
            <span>{label(key)}</span>
          </li>
        );
      })}
    </ol>
  );
}
