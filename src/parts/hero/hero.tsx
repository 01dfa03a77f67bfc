import { useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { PageButton } from '../../contracts/catalogue/action.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import { isLiveNow } from '../../rules/catalogue/live-now.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { MetaLine } from '../content-card/meta-line.tsx';
import { useCardWords } from '../content-card/use-card-words.ts';
import { useTurn } from '../content-card/use-turn.ts';
import { HeartButton } from '../heart-button/heart-button.tsx';
import { useFavourite } from '../heart-button/use-favourite.ts';
import sheet from './hero.css';

export interface HeroProps {
  items: ContentItem[];
  /** What else there is to do on this page, whichever title shows. */
  buttons?: readonly PageButton[];
}

/**
 * A large picture with its actions. Several are chosen by buttons: nothing moves by itself.
 *
 * @csspart hero, hero-picture, hero-title, hero-action, heart
 * @source spec 1 §2.4 zones, "hero"
 */
export function Hero({ items, buttons = [] }: HeroProps) {
  const label = useLabel();
  const [chosen, choose] = useState(0);
  const item = items[chosen] ?? items[0];
  const adopt = useSheet(sheet);
  if (!item) return null;
  return (
    <section ref={adopt} className="fl-hero" part="hero" aria-label={item.title}>
      <HeroSlide key={item.id} item={item} buttons={buttons} />
      {items.length > 1 && (
        <div className="fl-hero__turns">
          {items.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className="fl-hero__turn"
              aria-label={label('showSlide', { title })}
              aria-pressed={index === chosen}
              onClick={() => choose(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function HeroSlide({ item, buttons }: { item: ContentItem; buttons: readonly PageButton[] }) {
  const label = useLabel();
  const words = useCardWords();
  useTurn(item);
  const favourite = useFavourite(item);
  return (
    <div className="fl-hero__slide">
      <img className="fl-hero__picture" part="hero-picture" src={item.heroUrl ?? item.thumbnailUrl} alt="" decoding="async" fetchPriority="high" />
      <div className="fl-hero__words">
        {isLiveNow(item, words.now) && <p className="fl-hero__live">{label('liveNow')}</p>}
        <h2 className="fl-hero__title" part="hero-title"><bdi>{item.title}</bdi></h2>
        <p className="fl-hero__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
        {item.description && <p className="fl-hero__description"><bdi>{item.description}</bdi></p>}
        <div className="fl-hero__actions">
          <ActionButton action={{ type: 'play', data: item }} variant="primary" size="large" part="hero-action" />
          {buttons.map((button, index) => <ActionButton key={index} {...button} variant="secondary" size="large" part="hero-action" />)}
          {favourite.visible && <HeartButton title={item.title} full={favourite.full} onToggle={favourite.toggle} />}
        </div>
      </div>
    </div>
  );
}
