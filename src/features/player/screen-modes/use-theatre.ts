import { signal, type Signal } from '@preact/signals-core';
import { useEffect } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import { recall, remember } from '../remembered.ts';

const KEPT = 'theatre';
const theatre = signal(recall(KEPT) === 'on');

/** Whether the film takes the whole width of its page: one choice for every title, kept in the browser. */
export function useTheatre(): { theatre: Signal<boolean>; isWide: boolean } {
  const isWide = useSignal(theatre);
  useEffect(() => remember(KEPT, isWide ? 'on' : 'off'), [isWide]);
  return { theatre, isWide };
}
