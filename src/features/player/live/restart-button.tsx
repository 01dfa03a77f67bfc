import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { restartOf } from '../../../store/playback/live/restart-of.ts';
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
