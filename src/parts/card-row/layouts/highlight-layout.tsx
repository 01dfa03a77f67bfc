import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import { cardPicture } from '../../../contracts/catalogue/pictures/card-picture.ts';
import { widePicture } from '../../../contracts/catalogue/pictures/wide-picture.ts';
import { metaLineOf } from '../../../rules/catalogue/card-lines.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { MetaLine } from '../../content-card/meta-line.tsx';
import { useCardWords } from '../../content-card/use-card-words.ts';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowName } from '../row-name.tsx';
import sheet from './highlight-layout.css';

/** chosen: as many as stand beside one another on a phone's screen without scrolling */
const shown = 5;

/**
 * One title at length, and the others to choose from.
 *
 * @csspart highlight, title
 * @source spec 1 §2.4 "content highlight"; chosen: nothing turns by itself
 */
export function HighlightLayout({ title, titleId, description, heading, items }: RowLayoutProps) {
  const label = useLabel();
  const [chosen, choose] = useState<string>();
  const adopt = useSheet(sheet);
  const offered = items.slice(0, shown);
  const item = offered.find(({ id }) => id === chosen) ?? offered[0];
  return (
    <div ref={adopt} className="fl-row-highlight">
      <header className="fl-row__header"><RowName title={title} titleId={titleId} description={description} heading={heading} /></header>
      {item && <Highlighted key={item.id} item={item} />}
      {offered.length > 1 && (
        <ul role="list" className="fl-row-highlight__choice">
          {offered.map(({ id, title: name, thumbnailUrl }) => (
            <li key={id}>
              <button type="button" className="fl-row-highlight__turn" aria-pressed={id === item?.id} aria-label={label('showSlide', { title: name })} onClick={() => choose(id)}>
                <img loading="lazy" {...cardPicture(thumbnailUrl, '200px')} alt="" decoding="async" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Highlighted({ item }: { item: ContentItem }) {
  const words = useCardWords();
  return (
    <article className="fl-row-highlight__title-box" part="highlight">
      <img className="fl-row-highlight__picture" loading="lazy" {...widePicture(item.heroUrl ?? item.thumbnailUrl, '(width <= 600px) 100vw, 60vw')} alt="" decoding="async" />
      <div className="fl-row-highlight__words">
        <h3 className="fl-row-highlight__title"><bdi>{item.title}</bdi></h3>
        <p className="fl-row-highlight__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
        {item.description && <p className="fl-row-highlight__description"><bdi>{item.description}</bdi></p>}
        <ActionButton action={{ type: 'play', data: item }} variant="primary" />
      </div>
    </article>
  );
}
