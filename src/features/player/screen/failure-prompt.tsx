import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { ErrorDetails } from '../../../parts/feedback/error-details.tsx';
import { isWorthReopening } from '../../../rules/playback/playback-retry.ts';
import type { Player } from '../../../store/playback/player.ts';
import { Button } from '../../../ui/button/button.tsx';
import { alert } from '../../../ui/icon/feedback-icons.ts';
import type { PlayerPromptProps } from './prompt-props.ts';
import { Prompt } from './prompt.tsx';
import { useOnline } from './use-online.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Why nothing plays, whether the player tries again by itself, and what the viewer can do. */
export function FailurePrompt({ player, emit, onRecording }: PlayerPromptProps) {
  const label = useLabel();
  const outcome = useSignal(player.outcome);
  const failure = useSignal(player.failure);
  const item = useSignal(player.item);
  const online = useOnline();
  const heals = isWorthReopening(outcome?.kind, failure?.kind);
  const recording = outcome?.kind === 'has-ended' ? item?.replacementVodId : undefined;
  const code = outcome?.code ?? failure?.code;
  const words = heals && !online ? 'youAreOffline' : (outcome?.labelKey ?? (heals ? 'streamUnreachable' : 'playbackError'));
  return (
    <Prompt sign={alert}>
      {outcome?.kind === 'has-ended' && item && <p className="fl-player__prompt-title"><bdi>{item.title}</bdi></p>}
      <p className="fl-player__prompt-words" role="alert">{label(words)}</p>
      {heals && <Countdown player={player} />}
      <div className="fl-player__prompt-actions">
        {recording !== undefined && <Button variant="primary" part="recording-button" onClick={() => onRecording(recording)}>{label('watchRecording')}</Button>}
        {(!outcome || outcome.retryable) && <Button variant="primary" part="retry-button" onClick={() => void player.retry()}>{label(heals ? 'tryNow' : 'retry')}</Button>}
        <Button variant="ghost" part="back-button" onClick={() => emit('go-back', null, { cancelable: true })}>{label('goBack')}</Button>
      </div>
      {code !== undefined && outcome?.kind !== 'has-ended' && <ErrorDetails code={code} />}
    </Prompt>
  );
}

/** When the player tries again by itself. No live region: it would be spoken every second. */
function Countdown({ player }: { player: Player }) {
  const label = useLabel();
  const seconds = useSecondsUntil(useSignal(player.reopensAt));
  return <p className="fl-player__prompt-countdown" part="countdown">{seconds === undefined ? label('tryingAgain') : label('tryingAgainIn', { seconds })}</p>;
}
