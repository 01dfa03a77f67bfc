import { useMemo, type ComponentType, type CSSProperties } from 'react';
import * as z from 'zod/mini';
import { widePicture } from '../../../../contracts/catalogue/pictures/wide-picture.ts';
import { rowAdornment, type RowAdornment, type RowBackground } from '../../../../contracts/catalogue/row-adornment.ts';
import { cardsPerRow } from '../../../../rules/catalogue/cards-per-row.ts';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../../ui/use-sheet.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import type { RowLayoutProps } from '../../row-layout.ts';
import { useContainerWidth } from '../../use-container-width.ts';
import sheet from './row-adornment.css';
import words from './row-words.css';

/**
 * A row's own picture, words and buttons around whatever lays out its cards.
 *
 * The cards count by the width that is left to them.
 *
 * @csspart background, title, description, action
 * @source spec 1 §3 "rowTypeData (title, description, background …, primaryCta …, secondaryCta, … textAlignment)"
 */
export function Adorned({ Layout, ...props }: RowLayoutProps & { Layout: ComponentType<RowLayoutProps> }) {
  const adopt = useSheet(sheet, words);
  const [width, measure] = useContainerWidth();
  const look = props.facts?.rowTypeData;
  const adornment = useMemo(() => z.safeParse(rowAdornment, look ?? {}).data, [look]);
  const perRow = cardsPerRow(width, props.variant);
  const classes = ['fl-row-featured', `fl-row-featured--${look?.rowType ?? 'basic'}`, `fl-row-featured--text-${adornment?.textAlignment ?? 'start'}`];
  if (adornment?.background) classes.push('fl-row-featured--pictured');
  return (
    <div ref={adopt} className={classes.join(' ')}>
      {adornment?.background && <Background {...adornment.background} />}
      <div className="fl-row-featured__words">
        <h2 id={props.titleId} className="fl-row__title fl-row-featured__title" part="title">{props.heading ? <VisuallyHidden>{props.title}</VisuallyHidden> : <bdi>{props.title}</bdi>}</h2>
        {props.description && <p className="fl-row-featured__description" part="description"><bdi>{props.description}</bdi></p>}
        {adornment && <Buttons {...adornment} />}
      </div>
      <div ref={measure} className={perRow === 1 ? 'fl-row fl-row--single fl-row-featured__cards' : 'fl-row fl-row-featured__cards'} style={{ '--fl-row-cards': perRow } as CSSProperties}>
        <div className="fl-row__body"><Layout {...props} heading="elsewhere" perRow={perRow} /></div>
      </div>
    </div>
  );
}

function Background({ imageUrl, gradientSides, animationType }: RowBackground) {
  const sides = gradientSides.filter((side) => side !== 'UNKNOWN');
  return (
    <div className="fl-row-featured__background" part="background" aria-hidden="true">
      {imageUrl && <img className={`fl-row-featured__picture fl-row-featured__picture--${animationType}`} {...widePicture(imageUrl, '100vw')} alt="" loading="lazy" decoding="async" />}
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
