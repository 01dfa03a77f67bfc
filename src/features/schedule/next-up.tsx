import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { widePicture } from '../../contracts/catalogue/pictures/wide-picture.ts';
import { Countdown } from '../../parts/countdown/countdown.tsx';
import { useCardWords } from '../../parts/content-card/use-card-words.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import { startText } from '../../rules/catalogue/card-lines.ts';

/** What starts next, and how long it is until then. @param startsAt epoch milliseconds on the platform's clock */
export function NextUp({ item, startsAt }: { item: ContentItem; startsAt: number }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const words = useCardWords();
  return (
    <section className="fl-schedule__next" aria-label={label('nextUp')}>
      <img className="fl-schedule__next-picture" {...widePicture(item.heroUrl ?? item.thumbnailUrl, '(width <= 960px) 100vw, 960px')} alt="" decoding="async" />
      <div className="fl-schedule__next-words">
        <p className="fl-schedule__kicker">{label('nextUp')}</p>
        <h2 className="fl-schedule__next-name"><bdi>{item.title}</bdi></h2>
        <p className="fl-schedule__facts">{startText(startsAt, words)}</p>
        <Countdown startsAt={startsAt} />
        <NavLink to={destinationOf(item, viewer, context.settings)} variant="primary">{label('seeDetails')}</NavLink>
      </div>
    </section>
  );
}
