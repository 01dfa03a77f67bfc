import type { CancelReason } from '../../../contracts/purchase/papers/cancel-reason.ts';
import type { LabelKey } from '../../realm/fallback-texts.ts';

/** The words of each reason to leave. */
export const reasonLabels: Readonly<Record<CancelReason, LabelKey>> = {
  TOO_EXPENSIVE: 'reasonTooExpensive', NOT_USED: 'reasonNotUsed', MISSING_TITLES: 'reasonMissingTitles', TECHNICAL: 'reasonTechnical', OTHER_SERVICE: 'reasonOtherService', SOMETHING_ELSE: 'reasonSomethingElse',
};
