import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { PlaybackDetails } from '../../contracts/playback/playback-details.ts';
import type { PlaybackOutcome } from './playback-outcome.ts';

/** What a viewer can do about a title that does not play. `back` leads to the page before. */
export type OutcomeAction = 'sign-in' | 'plans' | 'profiles' | 'member-sign-in' | 'trailer' | 'remind' | 'recording' | 'retry' | 'back';

type Title = Pick<PlaybackDetails, 'replacementVodId' | 'trailers'>;

/**
 * The actions under a refused or failed title, the most helpful first.
 *
 * @param item undefined where the platform did not say what the title is
 * @source spec 1 §4.1 "Access and playback", §8 "Then a go-back action returns to the previous page"; a trailer where one is
 *   GRANTED or GRANTED_ON_SIGN_IN (§4.1 "Button actions are hidden when"); chosen: a guest who must buy may be a member already
 */
export function outcomeActions(outcome: PlaybackOutcome, viewer: Viewer | undefined, item: Title | undefined): OutcomeAction[] {
  const { kind, retryable, startsAt } = outcome;
  const isGuest = viewer?.who !== 'member';
  const actions: (OutcomeAction | false)[] = [
    kind === 'sign-in' && 'sign-in',
    kind === 'purchase' && 'plans',
    (kind === 'profile' || isRestricted(outcome)) && 'profiles',
    kind === 'has-ended' && item?.replacementVodId !== undefined && 'recording',
    startsAt !== undefined && 'remind',
    retryable && startsAt === undefined && 'retry',
    shownTrailerOf(item) !== undefined && 'trailer',
    kind === 'purchase' && isGuest && 'member-sign-in',
    'back',
  ];
  return actions.filter((action) => action !== false);
}

/** Whether the title is for older viewers than the profile's. */
export const isRestricted = ({ code }: Pick<PlaybackOutcome, 'code'>): boolean => code === 'title-restricted';

/** The trailer that a refused title offers; one for members leads a guest to sign-in. @source spec 1 §4.1 "trailer unless at least one trailer is GRANTED or GRANTED_ON_SIGN_IN" */
export function shownTrailerOf(item: Pick<Title, 'trailers'> | undefined): PlaybackDetails['trailers'][number] | undefined {
  const of = (level: string) => item?.trailers.find(({ accessLevel }) => accessLevel === level);
  return of('GRANTED') ?? of('GRANTED_ON_SIGN_IN');
}
