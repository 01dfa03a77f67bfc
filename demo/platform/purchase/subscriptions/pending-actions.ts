import type { SubscriptionRow } from '../../db/tables/purchase/subscription-tables.ts';

type Action = SubscriptionRow['pendingActions'][number];

/** The pending actions without one kind. */
export const without = (row: Pick<SubscriptionRow, 'pendingActions'>, action: Action['action']): Action[] => row.pendingActions.filter((entry) => entry.action !== action);

/** The pending actions with this one; a kind is pending once. */
export const withAction = (row: Pick<SubscriptionRow, 'pendingActions'>, action: Action): Action[] => [...without(row, action.action), action];

export const isPending = ({ pendingActions }: Pick<SubscriptionRow, 'pendingActions'>, action: Action['action']): boolean => pendingActions.some((entry) => entry.action === action);
