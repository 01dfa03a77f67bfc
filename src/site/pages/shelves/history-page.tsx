import { WatchHistory } from '../../../features/listings/watch-history.tsx';

/** What a member has watched. */
export function HistoryPage() {
  return <WatchHistory />;
}
