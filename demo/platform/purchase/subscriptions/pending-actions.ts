import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';
import { authenticationRequired } from '../sandbox-bank.ts';

type Action = SubscriptionRow['pendingActions'][number];

/** The pending actions without one kind. */
export const without = (row: Pick<SubscriptionRow, 'pendingActions'>, action: Action['action']): Action[] => row.pendingActions.filter((entry) => entry.action !== action);

/** The pending actions with this one; a kind is pending once. */
export const withAction = (row: Pick<SubscriptionRow, 'pendingActions'>, action: Action): Action[] => [...without(row, action.action), action];

/** The actions without those that a payment ends. */
export const withoutOwed = (row: Pick<SubscriptionRow, 'pendingActions'>): Action[] => row.pendingActions.filter(({ action }) => action !== 'REFRESH_PAYMENT_DETAILS' && action !== 'CONFIRMED_PAYMENT_REQUIRED');

/** What the viewer has to do about a charge that failed: to confirm it, where the card’s issuer asks, or to enter another card. */
export function withOwed(row: Pick<SubscriptionRow, 'pendingActions'>, failureCode: string | null, when: Omit<Action, 'action'>): Action[] {
  const action = failureCode === authenticationRequired ? 'CONFIRMED_PAYMENT_REQUIRED' : 'REFRESH_PAYMENT_DETAILS';
  return [...withoutOwed(row), { action, ...when }];
}

export const isPending = ({ pendingActions }: Pick<SubscriptionRow, 'pendingActions'>, action: Action['action']): boolean => pendingActions.some((entry) => entry.action === action);
