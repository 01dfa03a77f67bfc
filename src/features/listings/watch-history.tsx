import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { CardGrid } from '../../parts/card-grid/card-grid.tsx';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { pathFor } from '../../routing/path-for.ts';
import { createWatchHistory } from '../../store/catalogue/listings/watch-history.ts';
import { clock } from '../../ui/icon/navigation-icons.ts';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';

/** What the member has watched, the latest first; a guest is asked to sign in. @csspart grid, card @source spec 1 §2.1 "history" */
export function WatchHistory() {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const who = viewer?.who;
  return who === 'guest' ? <GuestState /> : <MemberHistory isKnown={who === 'member'} />;
}

function MemberHistory({ isKnown }: { isKnown: boolean }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const slice = useSlice(() => createWatchHistory(context), [context]);
  useEffect(() => {
    if (isKnown) void slice.load();
  }, [slice, isKnown]);
  const empty = (
    <EmptyState icon={clock} title={label('nothingWatched')} lead={label('nothingWatchedLead')}>
      <NavLink to={{ name: 'browse' }} variant="primary">{label('browseCatalogue')}</NavLink>
    </EmptyState>
  );
  return <CardGrid list={slice} title={label('watchHistory')} failedKey="watchHistoryFailed" empty={empty} />;
}

function GuestState() {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const to = { name: 'login', query: { from: pathFor({ name: 'history' }, context.settings.countryCode) } } as const;
  return (
    <div ref={useSheet(frame)} className="fl-frame" dir={direction}>
      <h1 className="fl-frame__heading">{label('watchHistory')}</h1>
      <EmptyState icon={clock} title={label('watchHistoryGuest')} lead={label('watchHistoryGuestLead')}>
        <NavLink to={to} variant="primary">{label('signIn')}</NavLink>
      </EmptyState>
    </div>
  );
}
