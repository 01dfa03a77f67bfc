import type { ReactNode } from 'react';
import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import { needsSignIn } from '../../../../rules/identity/needs-sign-in.ts';
import { outcomeActions, shownTrailerOf, type OutcomeAction } from '../../../../rules/playback/outcome-actions.ts';
import { isWorthReopening } from '../../../../rules/playback/playback-retry.ts';
import { NavLink } from '../../../../parts/nav-link/nav-link.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { play } from '../../../../ui/icon/card-icons.ts';
import { requestAccess } from '../../emit-player-events.ts';
import { publicStateOf } from '../../public-state.ts';
import type { PlayerPromptProps } from '../prompt-props.ts';
import { ReminderButton } from './reminder-button.tsx';

/** What the viewer can do about it, the most helpful first. A failed stream can only be tried again. */
export function PanelActions(props: PlayerPromptProps) {
  const { player } = props;
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const outcome = useSignal(player.outcome);
  const item = useSignal(player.item);
  const actions = outcome ? outcomeActions(outcome, viewer, item) : (['retry'] as const);
  return (
    <div className="fl-player__prompt-actions">
      {actions.map((action) => <Action key={action} action={action} {...props} />)}
    </div>
  );
}

function Action({ action, player, emit, lead }: PlayerPromptProps & { action: OutcomeAction }): ReactNode {
  const label = useLabel();
  const { context } = useRuntime().store;
  const outcome = player.outcome.peek();
  const item = player.item.peek();
  const askToSignIn = () => {
    const { id, kind } = publicStateOf(player);
    emit('sign-in-required', { id, kind, need: 'sign-in', asked: true }, { cancelable: true });
  };
  const openTrailer = () => {
    const trailer = shownTrailerOf(item);
    if (trailer && needsSignIn(trailer, context.viewer.peek())) askToSignIn();
    else if (item) void player.openTrailer(item.id);
  };
  switch (action) {
    case 'sign-in':
      return <Button variant="primary" size="large" part="access-button" onClick={() => requestAccess(player, emit)}>{label('signIn')}</Button>;
    case 'plans':
      return <Button variant="primary" size="large" part="access-button" onClick={() => requestAccess(player, emit)}>{label('seePlans')}</Button>;
    case 'profiles':
      return <NavLink to={{ name: 'profiles' }} variant="primary" size="large">{label('chooseAnotherProfile')}</NavLink>;
    case 'member-sign-in':
      return <button type="button" className="fl-player__prompt-link" part="sign-in-link" onClick={askToSignIn}>{label('alreadyMember')}</button>;
    case 'trailer':
      return <Button variant="ghost" icon={play} part="trailer-button" onClick={openTrailer}>{label('watchTrailer')}</Button>;
    case 'remind':
      return item && outcome?.startsAt !== undefined ? <ReminderButton item={item} startsAt={outcome.startsAt} /> : null;
    case 'recording': {
      const id = item?.replacementVodId;
      return id === undefined ? null : <Button variant="primary" part="recording-button" onClick={() => lead({ kind: 'vod', id })}>{label('watchRecording')}</Button>;
    }
    case 'retry':
      return <Button variant="primary" part="retry-button" onClick={() => void player.retry()}>{label(healsByItself(player) ? 'tryNow' : 'retry')}</Button>;
    case 'back':
      // Stands above, in the panel's corner.
      return null;
  }
}

const healsByItself = ({ outcome, failure }: PlayerPromptProps['player']) => isWorthReopening(outcome.peek()?.kind, failure.peek()?.kind);
