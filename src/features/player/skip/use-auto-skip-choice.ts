import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { autoSkipOf } from '../../../store/playback/timeline/auto-skip.ts';

/**
 * The viewer's choice to skip intros, recaps and credits by themselves, for a menu of settings.
 *
 * @param byPage what holds while the viewer has not chosen
 */
export function useAutoSkipChoice(byPage = false): { on: boolean; toggle(): void } {
  const autoSkip = autoSkipOf(useRuntime().store.context);
  const on = useSignal(autoSkip.on) ?? byPage;
  return { on, toggle: () => autoSkip.set(!on) };
}
