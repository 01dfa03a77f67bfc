import { lazy, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { opensListPanel } from '../../rules/lists/watchlist-toggle-visible.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { addToList } from '../../ui/icon/title-icons.ts';
import { Late } from '../feedback/late.tsx';

const ListPanel = lazy(() => import('./list-panel.tsx').then((module) => ({ default: module.ListPanel })));

/** Whether a title goes on lists by the panel here, whether that is open, and what opens it. */
export function useListPanel(item: ContentItem) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const [isOpen, setOpen] = useState(false);
  return {
    isOffered: opensListPanel(item, viewer, context.settings.flags),
    isOpen,
    open: () => setOpen(true),
    panel: isOpen ? <Late><ListPanel item={item} onClose={() => setOpen(false)} /></Late> : null,
  };
}

export interface ListButtonProps {
  title: string;
  tabIndex?: number | undefined;
  onPress(): void;
}

/** Opens the panel of lists, in the look of the heart beside it. @csspart list-button */
export function ListButton({ title, tabIndex, onPress }: ListButtonProps) {
  const label = useLabel();
  const words = label('addToWatchlist');
  return (
    <button type="button" className="fl-heart" part="list-button" aria-haspopup="dialog" aria-label={`${words}: \u2068${title}\u2069`} title={words} tabIndex={tabIndex} onClick={onPress}>
      <span className="fl-heart__disc"><Icon path={addToList} /></span>
    </button>
  );
}
