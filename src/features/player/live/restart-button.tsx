import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { programmesNow } from '../../../rules/playback/live/programmes-now.ts';
import { restartPosition } from '../../../rules/playback/live/restart-position.ts';
import type { Player } from '../../../store/playback/player.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { restart } from '../../../ui/icon/title-icons.ts';
import type { LatePartProps } from '../late/late-part.ts';

/** Back to where the running programme, or the event, began; shown while that can be reached. */
export function RestartButton({ player }: LatePartProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  // Its place moves with the window and with the programme.
  useSignal(player.windowSeconds);
  useSignal(player.item);
  const at = restartOf(player, context.now());
  if (at === undefined) return null;
  return <IconButton label={label('restartProgramme')} path={restart} part="restart-button" onClick={() => void player.seek(restartOf(player, context.now()) ?? at)} />;
}

/** Seconds in the window; undefined where nothing can be restarted. */
function restartOf(player: Player, now: number): number | undefined {
  const item = player.item.peek();
  const dateShown = player.dateShown();
  if (!item || dateShown === undefined || item.restartAvailable === false) return undefined;
  const start = item.programmingInfo ? programmesNow(item.programmingInfo, now).now?.start : item.startDate;
  return start === undefined ? undefined : restartPosition({ position: player.position.peek(), dateShown }, start, item.restartAvailable === true);
}
