import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { metaLineOf } from '../../rules/catalogue/card-lines.ts';
import { MetaLine } from '../../parts/content-card/meta-line.tsx';
import { useCardWords } from '../../parts/content-card/use-card-words.ts';
import { HeartButton } from '../../parts/heart-button/heart-button.tsx';
import { useFavourite } from '../../parts/heart-button/use-favourite.ts';

/** The facts of the title that the player shows. */
export function TitleFacts({ item }: { item: ContentItem }) {
  const words = useCardWords();
  const favourite = useFavourite(item);
  return (
    <div className="fl-watch__facts">
      <div className="fl-watch__names">
        <h2 className="fl-watch__title"><bdi>{item.title}</bdi></h2>
        {favourite.visible && <HeartButton title={item.title} full={favourite.full} onToggle={favourite.toggle} />}
      </div>
      <p className="fl-watch__meta"><MetaLine pieces={metaLineOf(item, words)} /></p>
      {item.description && <p className="fl-watch__description"><bdi>{item.description}</bdi></p>}
    </div>
  );
}
