import { useMemo, type CSSProperties } from 'react';
import * as z from 'zod/mini';
import { rowAdornment, type RowAdornment, type RowBackground } from '../../../contracts/catalogue/row-adornment.ts';
import { cardsPerRow } from '../../../rules/catalogue/cards-per-row.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowTrack } from '../row-track.tsx';
import { useContainerWidth } from '../use-container-width.ts';
import sheet from './inline-featured-layout.css';

/**
 * A row on its own picture: name, description and buttons, and the cards among them.
 *
 * The cards count by the width that is left to them.
 *
 * @csspart background, title, description, action
 * @source spec 1 §3 "rowTypeData (title, description, background …, primaryCta …, secondaryCta, … textAlignment)"
 */
export function InlineFeaturedLayout(props: RowLayoutProps) {
  const adopt = useSheet(sheet);
  const [width, measure] = useContainerWidth();
  const look = props.facts?.rowTypeData;
  const adornment = useMemo(() => z.safeParse(rowAdornment, look ?? {}).data, [look]);
  const perRow = cardsPerRow(width, props.variant);
  const classes = ['fl-row-featured', `fl-row-featured--${look?.rowType ?? 'inline'}`, `fl-row-featured--text-${adornment?.textAlignment ?? 'start'}`];
  return (
    <div ref={adopt} className={classes.join(' ')}>
      {adornment?.background && <Background {...adornment.background} />}
      <div className="fl-row-featured__words">
        <h2 id={props.titleId} className="fl-row__title fl-row-featured__title" part="title"><bdi>{props.title}</bdi></h2>
        {props.description && <p className="fl-row-featured__description" part="description"><bdi>{props.description}</bdi></p>}
        {adornment && <Buttons {...adornment} />}
      </div>
      <div ref={measure} className={perRow === 1 ? 'fl-row fl-row--single fl-row-featured__cards' : 'fl-row fl-row-featured__cards'} style={{ '--fl-row-cards': perRow } as CSSProperties}>
        <div className="fl-row__body"><RowTrack {...props} heading="elsewhere" perRow={perRow} /></div>
      </div>
    </div>
  );
}

function Background({ imageUrl, gradientSides, animationType }: RowBackground) {
  const sides = gradientSides.filter((side) => side !== 'UNKNOWN');
  return (
    <div className="fl-row-featured__background" part="background" aria-hidden="true">
      {imageUrl && <img className={`fl-row-featured__picture fl-row-featured__picture--${animationType}`} src={imageUrl} alt="" loading="lazy" decoding="async" />}
      {sides.map((side) => <span key={side} className={`fl-row-featured__gradient fl-row-featured__gradient--${side}`} />)}
    </div>
  );
}

function Buttons({ primaryCta, secondaryCta }: RowAdornment) {
  if (!primaryCta && !secondaryCta) return null;
  return (
    <div className="fl-row-featured__buttons">
      {primaryCta && <ActionButton action={{ type: 'route', data: { path: primaryCta.link } }} text={primaryCta.ctaText} variant="primary" part="action" />}
      {secondaryCta && <ActionButton action={{ type: 'route', data: { path: secondaryCta.link } }} text={secondaryCta.ctaText} variant="secondary" part="action" />}
    </div>
  );
}
