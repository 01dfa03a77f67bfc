import { useEffect, useMemo } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel, type Label } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import type { Viewer } from '../../../contracts/identity/viewer.ts';
import type { CardSettings } from '../../../rules/catalogue/card-destination.ts';
import { createProgrammeCards } from '../../../store/guide/programme-cards.ts';
import { createReminders } from '../../../store/guide/reminders.ts';
import type { Navigator } from '../../../store/navigator.ts';
import type { EpgGridEvents } from '../events.ts';

/** @source design/guide.md "A dwell of 250 ms before details are fetched" */
const dwellMs = 250;

/** Opens the whole day of a channel. @param row where the focus comes back to */
export type OpenChannelDay = (channel: GuideChannel, row?: number) => void;

/** What every cell of a guide needs and none needs of its own: another object when any of it changes. */
export interface CellFrame {
  label: Label;
  locale: string;
  /** The zone of the guide's times, an IANA name; the viewer's own without one. */
  zone: string | undefined;
  viewer: Viewer | undefined;
  settings: CardSettings;
  navigator: Navigator;
  /** Programmes that this viewer is told of; undefined until the platform has said. */
  reminded: ReadonlySet<string> | undefined;
  /** What a programme's card shows is fetched: at once, or when a cell was pointed at or had the focus for a moment. */
  fetchCard(programme: string): void;
  dwell(programme: string | undefined): void;
  leave(): void;
  /** Undefined where a channel's day is what one sees. */
  openDay?: OpenChannelDay | undefined;
  emit: Emit<EpgGridEvents>;
}

/**
 * Reads once for a whole guide what its hundreds of cells draw.
 *
 * chosen: handed down, since a cell that follows signals and keeps effects of its own takes several times as long to be mounted
 */
export function useCellFrame({ zone, openDay, emit }: Pick<CellFrame, 'zone' | 'openDay' | 'emit'>): CellFrame {
  const { store, navigator } = useRuntime();
  const label = useLabel();
  const words = useSignal(store.labels.current);
  const { locale } = useLocale();
  const viewer = useSignal(store.context.viewer);
  const all = useSignal(store.shared(createReminders).all);
  const cards = store.shared(createProgrammeCards);
  const card = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => clearTimeout(timer);
    return {
      fetchCard: (programme: string) => cards.need(programme),
      leave,
      dwell(programme: string | undefined) {
        leave();
        if (programme !== undefined) timer = setTimeout(() => cards.need(programme), dwellMs);
      },
    };
  }, [cards]);
  useEffect(() => card.leave, [card]);
  return useMemo(() => ({
    label, locale, zone, viewer, settings: store.context.settings, navigator, openDay, emit, ...card,
    reminded: all && new Set(all.map(({ programmeId }) => programmeId)),
  }), [words, locale, zone, viewer, store, navigator, openDay, emit, card, all]);
}
