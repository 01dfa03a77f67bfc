import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { useFavourite } from '../../../parts/heart-button/use-favourite.ts';
import { opensListPanel, watchlistToggleVisible } from '../../../rules/lists/watchlist-toggle-visible.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { heart, heartFilled } from '../../../ui/icon/heart-icons.ts';
import { addToList } from '../../../ui/icon/title-icons.ts';
import type { PlayerScreen } from '../player-screen.ts';

export interface KeepButtonProps {
  item: ContentItem;
  screen: PlayerScreen;
}

/** Opens the panel of lists; in my-list mode it is the heart. @source spec 1 §4.2 "When the my-list mode is disabled, the watchlist add button opens a modal; otherwise it toggles" */
export function KeepButton({ item, screen }: KeepButtonProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const viewer = useSignal(context.viewer);
  const isOpen = useSignal(screen.panel) === 'lists';
  const favourite = useFavourite(item);
  const { flags } = context.settings;
  if (opensListPanel(item, viewer, flags)) {
    return <IconButton label={label('addToWatchlist')} path={addToList} part="list-button" popup="dialog" expanded={isOpen} onClick={() => { screen.panel.value = 'lists'; }} />;
  }
  if (!watchlistToggleVisible(item, viewer, flags)) return null;
  return (
    <IconButton
      label={label(favourite.full ? 'removeFromMyList' : 'addToMyList', { title: item.title })}
      path={favourite.full ? heartFilled : heart}
      part="heart"
      onClick={favourite.toggle}
    />
  );
}
