import { useLabel } from '../../../binding/use-label.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { Button } from '../../../ui/button/button.tsx';

interface SubscriptionActionsProps {
  held: HeldLicence;
  isBusy: boolean;
  onPause(): void;
  onResume(): void;
  onCancel(): void;
  onReactivate(): void;
  onChangePlan(): void;
  onKeepPlan(): void;
}

/** What the platform says may be done now; what leads back to watching comes first. */
export function SubscriptionActions({ held: { name, changes, plans, status }, isBusy, onPause, onResume, onCancel, onReactivate, onChangePlan, onKeepPlan }: SubscriptionActionsProps) {
  const label = useLabel();
  const actions = [
    { change: 'RESUME', labelKey: status.pauseState === 'PAUSED' ? 'subscriptionResume' : 'subscriptionPauseTakeBack', variant: 'primary', act: onResume },
    { change: 'REACTIVATE', labelKey: 'subscriptionReactivate', variant: 'primary', act: onReactivate },
    { change: 'KEEP_PLAN', labelKey: 'planKeep', variant: 'primary', act: onKeepPlan },
    { change: 'PLAN', labelKey: 'planChange', variant: 'secondary', act: onChangePlan },
    { change: 'PAUSE', labelKey: 'subscriptionPause', variant: 'secondary', act: onPause },
    { change: 'CANCEL', labelKey: 'subscriptionCancel', variant: 'secondary', act: onCancel },
  ] as const;
  const open = actions.filter(({ change }) => (change === 'PLAN' ? plans.length > 0 : changes.includes(change)));
  if (open.length === 0) return null;
  return (
    <div className="fl-account__buttons">
      {open.map(({ change, labelKey, variant, act }) => (
        <Button key={change} variant={variant} hiddenSuffix={change === 'KEEP_PLAN' ? undefined : name} loading={isBusy} loadingLabel={label('loading')} onClick={act}>{label(labelKey, { licence: name })}</Button>
      ))}
    </div>
  );
}
