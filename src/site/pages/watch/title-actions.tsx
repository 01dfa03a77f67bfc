import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { ActionButton } from '../../../parts/actions/action-button.tsx';
import { HeartButton } from '../../../parts/heart-button/heart-button.tsx';
import { useFavourite } from '../../../parts/heart-button/use-favourite.ts';
import { useListPanel } from '../../../parts/list-panel/list-button.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { addToList, people } from '../../../ui/icon/title-icons.ts';
import { watchedPlayer } from '../../watched-player.ts';
import { PlayButton } from './play-button.tsx';
import { RestartButton, type Restarted } from './restart-button.tsx';

export interface TitleActionsProps {
  item: Restarted;
  kind: 'live' | 'vod';
  /** The event that can be watched with others. */
  eventId?: string | undefined;
}

/** What there is to do with the title that the player shows. */
export function TitleActions({ item, kind, eventId }: TitleActionsProps) {
  const favourite = useFavourite(item);
  const driven = useSignal(watchedPlayer);
  return (
    <div className="fl-watch__actions">
      {driven && <PlayButton player={driven.player} />}
      {driven && (kind === 'vod' || eventId !== undefined) && <RestartButton player={driven.player} item={item} kind={kind} />}
      {kind === 'vod' && <ActionButton action={{ type: 'trailer', data: item }} size="large" part="trailer" />}
      {eventId !== undefined && <TogetherLink eventId={eventId} end={item.endDate} />}
      {favourite.visible && <HeartButton title={item.title} full={favourite.full} onToggle={favourite.toggle} />}
      <ListAction item={item} />
      <ActionButton action={{ type: 'share', data: item }} variant="ghost" size="large" part="share" />
    </div>
  );
}

/** Opens the panel of lists. In my-list mode the heart does all of it. */
function ListAction({ item }: { item: ContentItem }) {
  const label = useLabel();
  const lists = useListPanel(item);
  if (!lists.isOffered) return null;
  return (
    <>
      <Button variant="ghost" size="large" icon={addToList} part="list-button" onClick={lists.open}>{label('addToWatchlist')}</Button>
      {lists.panel}
    </>
  );
}

/** To a room with friends, until the event is over. chosen: for members, as a room knows its people by name */
function TogetherLink({ eventId, end }: { eventId: string; end: number | undefined }) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  if (viewer?.who !== 'member' || (end !== undefined && end <= context.now())) return null;
  return <NavLink to={{ name: 'watch-together', params: { eventId } }} variant="secondary" icon={people}>{label('watchTogether')}</NavLink>;
}
