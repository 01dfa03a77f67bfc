import { useLabel } from '../../../binding/use-label.ts';
import type { PurchaseGate } from '../../../rules/purchase/can-purchase.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { RefusedState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { alert } from '../../../ui/icon/feedback-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './purchase-refused.css';

export interface PurchaseRefusedProps {
  state: RefusedState;
  moved: { current: boolean };
  onAskAgain(): void;
}

/** What each reason is called, and how the viewer says that it is gone. */
const words: Record<PurchaseGate, { titleKey: LabelKey; actionKey?: LabelKey }> = {
  kidPurchasePermissionDenied: { titleKey: 'refusedChildTitle' },
  accountForGrownUpsLead: { titleKey: 'refusedChildTitle' },
  signupGeoRestriction: { titleKey: 'refusedPlaceTitle', actionKey: 'retry' },
  vpnErrorMessage: { titleKey: 'refusedVpnTitle', actionKey: 'vpnTurnedOff' },
  notAvailableHere: { titleKey: 'refusedPlaceTitle', actionKey: 'retry' },
};

/**
 * Why nothing is sold to this viewer, in place of what is on offer.
 *
 * @source spec 2 §2 "A geo or VPN gate shows a modal in place of the signup page"; chosen: in the page itself, since there is nothing behind it to go back to
 */
export function PurchaseRefused({ state: { reason, isAsking, answer }, moved, onAskAgain }: PurchaseRefusedProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const { titleKey, actionKey } = words[reason];
  return (
    <div ref={useSheet(sheet)} className="fl-refused" part="refused">
      <span className="fl-refused__sign" aria-hidden="true"><Icon path={alert} /></span>
      <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label(titleKey)}</h2>
      <p className="fl-checkout__lead">{label(reason)}</p>
      {actionKey && <Button variant="primary" size="large" loading={isAsking} loadingLabel={label('loading')} onClick={onAskAgain} part="ask-again">{label(actionKey)}</Button>}
      <p className="fl-refused__answer" role="status">{!isAsking && answer && label(answerKey(reason, answer))}</p>
    </div>
  );
}

function answerKey(reason: PurchaseGate, answer: NonNullable<RefusedState['answer']>): LabelKey {
  if (answer === 'unreachable') return 'platformUnreachable';
  return reason === 'vpnErrorMessage' ? 'vpnStillOn' : reason;
}
