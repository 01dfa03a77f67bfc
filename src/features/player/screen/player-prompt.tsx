import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { ErrorDetails } from '../../../parts/feedback/error-details.tsx';
import { isRestricted } from '../../../rules/playback/outcome-actions.ts';
import { isWorthReopening } from '../../../rules/playback/playback-retry.ts';
import type { PlaybackOutcome } from '../../../rules/playback/playback-outcome.ts';
import type { Player } from '../../../store/playback/player.ts';
import { Broadcasters } from './panels/broadcasters.tsx';
import { Panel } from './panels/panel.tsx';
import { PanelActions } from './panels/panel-actions.tsx';
import { panelWords, startTime } from './panels/panel-words.ts';
import { PlansLine } from './panels/plans-line.tsx';
import { StartCountdown } from './panels/start-countdown.tsx';
import { useStartWhenDue } from './panels/use-start-when-due.ts';
import type { PlayerPromptProps } from './prompt-props.ts';
import { useOnline } from './use-online.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Outcomes that are no failure: their code would tell nobody anything. */
const plain: readonly PlaybackOutcome['kind'][] = ['sign-in', 'purchase', 'profile', 'not-started', 'has-ended', 'not-available'];

/** What stands in place of the pictures: what the viewer must settle first, when it starts, or what went wrong and what helps. */
export function PlayerPrompt(props: PlayerPromptProps) {
  const { player, emit } = props;
  const outcome = useSignal(player.outcome);
  const failure = useSignal(player.failure);
  const item = useSignal(player.item);
  const startsAt = outcome?.startsAt;
  useStartWhenDue(player, startsAt);
  if (!outcome && !failure) return null;
  const code = outcome?.code ?? failure?.code;
  return (
    <Panel item={item} onBack={() => emit('go-back', null, { cancelable: true })}>
      <PanelWords player={player} />
      {startsAt !== undefined && <StartCountdown player={player} startsAt={startsAt} />}
      {outcome && <PlansLine outcome={outcome} />}
      {item && outcome && <Broadcasters broadcasters={item.localBroadcasters} />}
      <PanelActions {...props} />
      {code !== undefined && !(outcome && (plain.includes(outcome.kind) || isRestricted(outcome))) && <ErrorDetails code={code} />}
    </Panel>
  );
}

/** Why nothing plays, and whether the player tries again by itself. */
function PanelWords({ player }: { player: Player }) {
  const label = useLabel();
  const { locale } = useLocale();
  const outcome = useSignal(player.outcome);
  const failure = useSignal(player.failure);
  const item = useSignal(player.item);
  const online = useOnline();
  const heals = isWorthReopening(outcome?.kind, failure?.kind);
  const words = outcome ? panelWords(outcome, item, label, locale) : label(heals ? 'streamUnreachable' : 'playbackError');
  return (
    <>
      <p className="fl-player__prompt-words" role="alert">{heals && !online ? label('youAreOffline') : words}</p>
      {outcome?.kind === 'not-started' && outcome.startsAt !== undefined && <p className="fl-player__prompt-when">{label('eventStarts', { time: startTime(outcome.startsAt, locale) })}</p>}
      {heals && <TryingAgain player={player} />}
    </>
  );
}

/** When the player tries again by itself. No live region: it would be spoken every second. */
function TryingAgain({ player }: { player: Player }) {
  const label = useLabel();
  const seconds = useSecondsUntil(useSignal(player.reopensAt));
  return <p className="fl-player__prompt-countdown" part="countdown">{seconds === undefined ? label('tryingAgain') : label('tryingAgainIn', { seconds })}</p>;
}
