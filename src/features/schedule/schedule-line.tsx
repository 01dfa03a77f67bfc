import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { cardPicture } from '../../contracts/catalogue/pictures/card-picture.ts';
import { clockFormat } from '../../parts/clock/clock-format.ts';
import { useTurn } from '../../parts/content-card/use-turn.ts';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import { badgeLabelKeys, badgesOf } from '../../rules/catalogue/card-badges.ts';
import { destinationOf } from '../../rules/catalogue/card-destination.ts';
import { startsAt } from '../../rules/catalogue/live-now.ts';
import { lengthText } from '../../rules/catalogue/length-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** One event or release of a day: when, its picture, what it is, and how long it is until then. */
export function ScheduleLine({ item, now }: { item: ContentItem; now: number }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const { locale } = useLocale();
  useTurn(item);
  const link = useNavLink(destinationOf(item, viewer, context.settings));
  const moment = item.premiereRelease?.start ?? item.startDate;
  const start = startsAt(item, now);
  const badges = badgesOf(item, viewer, now).filter((badge) => badge !== 'upcoming');
  return (
    <a {...link} className="fl-schedule__line" part="line">
      <span className="fl-schedule__time">{moment === undefined ? '' : <time dateTime={new Date(moment).toISOString()}>{clockFormat(locale).time.format(moment)}</time>}</span>
      <img className="fl-schedule__picture" loading="lazy" {...cardPicture(item.thumbnailUrl, '200px')} alt="" decoding="async" />
      <span className="fl-schedule__what">
        <span className="fl-schedule__name"><bdi>{item.title}</bdi></span>
        <span className="fl-schedule__facts">{[item.genres[0], start === undefined ? undefined : label('startsIn', { time: lengthText(Math.max(60, Math.round((start - now) / 1000)), locale) })].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="fl-schedule__badges">
        {badges.map((badge) => <span key={badge} className={`fl-schedule__badge fl-schedule__badge--${badge}`}>{label(badgeLabelKeys[badge])}</span>)}
      </span>
    </a>
  );
}

/** The place of a line. */
export function WaitingLine() {
  return (
    <div className="fl-schedule__line" aria-hidden="true">
      <span className="fl-schedule__time"><Skeleton shape="text" inlineSize="3rem" /></span>
      <span className="fl-schedule__picture"><Skeleton /></span>
      <span className="fl-schedule__what"><Skeleton shape="text" inlineSize="60%" /><Skeleton shape="text" inlineSize="30%" /></span>
    </div>
  );
}
