import type { ReactNode } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import type { Player } from '../../../store/playback/player.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/card-icons.ts';
import { alert } from '../../../ui/icon/feedback-icons.ts';
import { requestAccess } from '../emit-player-events.ts';
import type { PlayerEvents } from '../events.ts';

/** What stands in place of the pictures: sign in, buy, or what went wrong and what helps. */
export function PlayerPrompt({ player, emit }: { player: Player; emit: Emit<PlayerEvents> }) {
  const label = useLabel();
  const outcome = useSignal(player.outcome);
  const failure = useSignal(player.failure);
  if (!outcome && !failure) return null;
  if (outcome?.kind === 'sign-in') return <AccessPrompt words={label(outcome.labelKey)} action={label('signIn')} onAction={() => requestAccess(player, emit)} />;
  if (outcome?.kind === 'purchase') return <AccessPrompt words={label(outcome.labelKey)} action={label('seePlans')} onAction={() => requestAccess(player, emit)} />;
  if (outcome?.kind === 'profile') return <AccessPrompt words={label(outcome.labelKey)} />;
  return (
    <Panel sign={alert} words={label(outcome?.labelKey ?? 'playbackError')} code={codeOf(outcome, failure)} urgent>
      {(!outcome || outcome.retryable) && <Button variant="primary" part="retry-button" onClick={() => void player.retry()}>{label('retry')}</Button>}
      <Button variant="ghost" part="back-button" onClick={() => emit('go-back', null, { cancelable: true })}>{label('goBack')}</Button>
    </Panel>
  );
}

function AccessPrompt({ words, action, onAction }: { words: string; action?: string; onAction?(): void }) {
  return (
    <Panel sign={lock} words={words}>
      {action && <Button variant="primary" size="large" part="access-button" onClick={onAction}>{action}</Button>}
    </Panel>
  );
}

function Panel({ sign, words, code, urgent = false, children }: { sign: string; words: string; code?: string; urgent?: boolean; children?: ReactNode }) {
  const label = useLabel();
  return (
    <div className="fl-player__prompt" part="prompt" role={urgent ? 'alert' : undefined}>
      <span className="fl-player__prompt-sign"><Icon path={sign} /></span>
      <p className="fl-player__prompt-words">{words}</p>
      {code && <p className="fl-player__prompt-code">{label('errorCode', { code })}</p>}
      <div className="fl-player__prompt-actions">{children}</div>
    </div>
  );
}

const codeOf = (outcome: PlaybackOutcome | undefined, failure: Player['failure']['value']) => outcome?.code ?? failure?.code;
