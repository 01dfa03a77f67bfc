import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { programmesAt, programmesNow, type ProgrammesNow } from '../../../rules/guide/programmes-now.ts';
import { createChannelProgrammes } from '../../../store/guide/channel-programmes.ts';
import { useMinute } from '../../clock/use-minute.ts';

/** What a channel shows now and next, also after the programmes that its card came with. */
export function useAirs({ id, programmingInfo = {} }: ContentItem): ProgrammesNow & { at: number } {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createChannelProgrammes(context, id), [context, id]);
  const later = useSignal(slice.programmes);
  const { now: at } = useMinute();
  const told = programmesNow(programmingInfo, at);
  const guided = later && programmesAt(later, at);
  const shown = told.next || !(guided?.now ?? guided?.next) ? told : guided!;
  // The last programme that is known to come has begun, or is over.
  const isUsedUp = !shown.next && (!shown.now || shown.now.id !== programmingInfo.currentProgramme?.id);
  useEffect(() => {
    if (isUsedUp) void slice.need();
  }, [slice, isUsedUp, at]);
  return { ...shown, at };
}
