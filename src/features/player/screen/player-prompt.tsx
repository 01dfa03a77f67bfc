import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { Button } from '../../../ui/button/button.tsx';
import { lock } from '../../../ui/icon/card-icons.ts';
import { requestAccess } from '../emit-player-events.ts';
import { FailurePrompt } from './failure-prompt.tsx';
import type { PlayerPromptProps } from './prompt-props.ts';
import { Prompt } from './prompt.tsx';

/** What stands in place of the pictures: sign in, buy, or what went wrong and what helps. */
export function PlayerPrompt(props: PlayerPromptProps) {
  const { player, emit } = props;
  const label = useLabel();
  const outcome = useSignal(player.outcome);
  const failure = useSignal(player.failure);
  if (!outcome && !failure) return null;
  if (outcome?.kind === 'sign-in') return <AccessPrompt words={label(outcome.labelKey)} action={label('signIn')} onAction={() => requestAccess(player, emit)} />;
  if (outcome?.kind === 'purchase') return <AccessPrompt words={label(outcome.labelKey)} action={label('seePlans')} onAction={() => requestAccess(player, emit)} />;
  if (outcome?.kind === 'profile') return <AccessPrompt words={label(outcome.labelKey)} />;
  return <FailurePrompt {...props} />;
}

function AccessPrompt({ words, action, onAction }: { words: string; action?: string; onAction?(): void }) {
  return (
    <Prompt sign={lock}>
      <p className="fl-player__prompt-words">{words}</p>
      <div className="fl-player__prompt-actions">
        {action && <Button variant="primary" size="large" part="access-button" onClick={onAction}>{action}</Button>}
      </div>
    </Prompt>
  );
}
