import { useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { actionKeyOf } from '../../rules/catalogue/card-action.ts';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import { isLiveNow } from '../../rules/catalogue/live-now.ts';
import { play } from '../../ui/icon/card-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { MetaLine } from '../content-card/meta-line.tsx';
import { useCardWords } from '../content-card/use-card-words.ts';
import { HeartButton } from '../heart-button/heart-button.tsx';
import { useFavourite } from '../heart-button/use-favourite.ts';
import { NavLink } from '../nav-link/nav-link.tsx';
import sheet from './hero.css';

/**
 * A large picture with one thing to do. Several take turns by hand: nothing moves by itself.
 *
 * @csspart hero, hero-picture, hero-title, hero-action, heart
 * @source spec 1 §2.4 zones, "hero"
 */
export function Hero({ items }: { items: ContentItem[] }) {
  const label = useLabel();
  const [chosen, choose] = useState(0);
  const item = items[chosen] ?? items[0];
  const adopt = useSheet(sheet);
  if (!item) return null;
  return (
    <section ref={adopt} className="fl-hero" part="hero" aria-label={item.title}>
      <HeroSlide key={item.id} item={item} />
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

function HeroSlide({ item }: { item: ContentItem }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const words = useCardWords();
  const favourite = useFavourite(item);
  const to = destinationOf(item, viewer, context.settings);
  const actionKey = actionKeyOf(item, viewer, words.now);
  return (
    <div className="fl-hero__slide">
      <img className="fl-hero__picture" part="hero-picture" src={item.heroUrl ?? item.thumbnailUrl} alt="" decoding="async" fetchPriority="high" />
      <div className="fl-hero__words">
        {isLiveNow(item, words.now) && <p className="fl-hero__live">{label('liveNow')}</p>}
        <h2 className="fl-hero__title" part="hero-title"><bdi>{item.title}</bdi></h2>
        <p className="fl-hero__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
        {item.description && <p className="fl-hero__description"><bdi>{item.description}</bdi></p>}
        <div className="fl-hero__actions">
          <NavLink to={to} variant="primary" size="large" icon={actionKey.startsWith('see') ? undefined : play} part="hero-action">{label(actionKey)}</NavLink>
          {favourite.visible && <HeartButton title={item.title} full={favourite.full} onToggle={favourite.toggle} />}
        </div>
      </div>
    </div>
  );
}
