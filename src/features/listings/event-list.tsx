import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { CardGrid } from '../../parts/card-grid/card-grid.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { liveRefreshMs } from '../../rules/catalogue/listings/live-refresh.ts';
import { createEventList } from '../../store/catalogue/listings/event-list.ts';
import { clock } from '../../ui/icon/navigation-icons.ts';
import { useWhileShown } from './use-while-shown.ts';

/**
 * The events that are on air, or those to come.
 *
 * @csspart grid, card
 * @source spec 1 §2.1 "live now", "upcoming", §9 "Upcoming events page size 12", "Live refresh count 15"
 */
export function EventList({ kind }: { kind: 'live' | 'upcoming' }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const slice = useSlice(() => createEventList(context, kind), [context, kind]);
  const items = useSignal(slice.items);
  const total = useSignal(slice.total);
  useEffect(() => void slice.load(), [slice]);
  useWhileShown(() => void slice.refresh(), liveRefreshMs);
  const isLive = kind === 'live';
  return (
    <CardGrid
      list={slice}
      title={label(isLive ? 'liveNow' : 'upcoming')}
      empty={(
        <EmptyState icon={clock} title={label(isLive ? 'nothingLive' : 'nothingUpcoming')} lead={label(isLive ? 'nothingLiveLead' : 'nothingUpcomingLead')}>
          <NavLink to={{ name: isLive ? 'upcoming' : 'epg' }} variant="primary">{label(isLive ? 'seeUpcoming' : 'programmeGuide')}</NavLink>
        </EmptyState>
      )}
    >
      {isLive && items.status === 'ready' && items.value.length > 0 && <p className="fl-grid__lead" role="status">{label('liveCount', { count: total ?? items.value.length })}</p>}
    </CardGrid>
  );
}
