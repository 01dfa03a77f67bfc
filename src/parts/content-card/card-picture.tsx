import { lazy, useState, type ReactNode } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import type { ContentItem } from '../../contracts/catalogue/content-item.ts';
import { cardPicture } from '../../contracts/catalogue/pictures/card-picture.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { badgeLabelKeys, badgesOf, type CardBadge } from '../../rules/catalogue/card-badges.ts';
import { cardWidthPx, type CardVariant } from '../../rules/catalogue/cards-per-row.ts';
import { airedPercent } from '../../rules/catalogue/live-now.ts';
import { watchedPercent } from '../../rules/catalogue/watched-percent.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lock } from '../../ui/icon/lock-icon.ts';
import { Late } from '../feedback/late.tsx';
import { ProgressBar } from './progress-bar.tsx';

const CardPosition = lazy(() => import('./position/card-position.tsx').then((module) => ({ default: module.CardPosition })));

export interface CardPictureProps {
  item: ContentItem;
  variant: CardVariant;
  viewer: Viewer | undefined;
  now: number;
  /** 1 to 10. */
  position?: number;
  /** What an active card tells over its picture. */
  more?: ReactNode;
}

/** The picture of a card in its fixed ratio, with badges, position and progress over it. */
export function CardPicture({ item, variant, viewer, now, position, more }: CardPictureProps) {
  const address = (variant === 'poster' && item.posterUrl) || item.thumbnailUrl;
  const [missing, setMissing] = useState('');
  const percent = watchedPercent(item) ?? airedPercent(item, now);
  return (
    <span className="fl-card__frame" part="picture">
      {missing === address
        ? <span className="fl-card__stand-in" aria-hidden="true">{[...item.title][0]}</span>
        : <img className="fl-card__picture" loading="lazy" {...cardPicture(address, `auto, ${cardWidthPx[variant]}px`)} alt="" decoding="async" draggable={false} onError={() => setMissing(address)} />}
      {more}
      <span className="fl-card__badges">
        {badgesOf(item, viewer, now).map((badge) => <Badge key={badge} badge={badge} />)}
      </span>
      {position !== undefined && <Late><CardPosition position={position} /></Late>}
      {percent !== undefined && <span className="fl-card__progress"><ProgressBar percent={percent} /></span>}
    </span>
  );
}

function Badge({ badge }: { badge: CardBadge }) {
  const label = useLabel();
  const isLocked = badge === 'locked' || badge === 'premium';
  return (
    <span className={`fl-card__badge fl-card__badge--${badge}`} part={`badge badge-${badge}`}>
      {badge === 'live' && <span className="fl-card__dot" />}
      {isLocked && <Icon path={lock} />}
      {label(badgeLabelKeys[badge])}
    </span>
  );
}
