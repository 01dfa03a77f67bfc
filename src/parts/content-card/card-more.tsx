import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { play } from '../../ui/icon/card-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './card-more.css';

/** What an active card tells beside its name: that it plays, what it is about in two lines, and its rating. Part of the link. */
export function CardMore({ item: { description, ageRating } }: { item: ContentItem }) {
  return (
    <span ref={useSheet(sheet)} className="fl-card__more" part="more">
      <span className="fl-card__play"><Icon path={play} /></span>
      {ageRating && <bdi className="fl-card__rating">{ageRating}</bdi>}
      {description && <span className="fl-card__about"><bdi>{description}</bdi></span>}
    </span>
  );
}
