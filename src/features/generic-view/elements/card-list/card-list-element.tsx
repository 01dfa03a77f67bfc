import { useId } from 'react';
import { cardListAttributes, type CardListAttributes } from '../../../../contracts/catalogue/view-elements.ts';
import { ActionButton } from '../../../../parts/actions/action-button.tsx';
import { ContentCard } from '../../../../parts/content-card/content-card.tsx';
import { actsInCard } from '../../../../rules/catalogue/view/acts-in-card.ts';
import type { ViewChoices } from '../../../../store/catalogue/view-choices.ts';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { elementType } from '../element-type.ts';
import { useWords } from '../../../../binding/use-words.ts';
import sheet from './card-list.css';

/** A few cards with what can be done with each. @source spec 1 §4.1 "In a card only route and favourites act" */
export const cardListElement = elementType({
  $type: 'cardList',
  attributes: cardListAttributes,
  draw: (attributes, { view }) => <CardList {...attributes} view={view} />,
});

function CardList({ cards, view, ...name }: CardListAttributes & { view: ViewChoices }) {
  const words = useWords();
  const id = useId();
  const adopt = useSheet(sheet);
  if (cards.length === 0) return null;
  return (
    <section ref={adopt} className="fl-card-list" aria-labelledby={id}>
      <h2 id={id} className="fl-card-list__name"><bdi>{words(name)}</bdi></h2>
      <ul role="list" className="fl-card-list__cards">
        {cards.map(({ item, buttons }) => {
          const own = buttons.filter(({ action }) => actsInCard(action.type));
          return (
            <li key={item.id} className="fl-card-list__card">
              {/* What a button does the heart need not do as well. */}
              <ContentCard item={own.some(({ action }) => action.type === 'favourites') ? { ...item, favouriteDisabled: true } : item} />
              {own.length > 0 && <div className="fl-card-list__buttons">{own.map((button, index) => <ActionButton key={index} {...button} view={view} size="small" />)}</div>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
