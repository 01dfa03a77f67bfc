import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import type { ListContext } from '../../rules/catalogue/list-context.ts';
import { MetaLine } from '../../parts/content-card/meta-line.tsx';
import { useCardWords } from '../../parts/content-card/use-card-words.ts';
import { Neighbours } from './watch/neighbours.tsx';
import { TitleActions } from './watch/title-actions.tsx';

interface TitleFactsProps {
  item: ContentItem;
  /** What the player opened: an event has no titles around it. */
  kind: 'live' | 'vod';
  /** The list that it is watched in. */
  list: ListContext;
  /** The event that can be watched with others. */
  eventId?: string | undefined;
}

/** The facts of the title that the player shows, and what to do with it. */
export function TitleFacts({ item, kind, list, eventId }: TitleFactsProps) {
  const words = useCardWords();
  return (
    <div className="fl-watch__facts">
      <h1 className="fl-watch__title"><bdi>{item.title}</bdi></h1>
      <p className="fl-watch__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
      <TitleActions item={item} kind={kind} eventId={eventId} />
      {item.description && <p className="fl-watch__description"><bdi>{item.description}</bdi></p>}
      {kind === 'vod' && <Neighbours id={item.id} list={list} />}
    </div>
  );
}
