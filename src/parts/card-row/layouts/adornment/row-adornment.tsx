import type { ComponentType } from 'react';
import { useSheet } from '../../../../ui/use-sheet.ts';
import type { RowLayoutProps } from '../../row-layout.ts';
import { Adorned } from './adorned.tsx';
import sheet from './row-words.css';

/** What of a row's look stands around its cards. */
const around = ['background', 'primaryCta', 'secondaryCta', 'textAlignment'];

/**
 * Whatever lays out a row's cards, with what few rows have: words on the cards' pictures, a picture of the row's own, buttons, another alignment.
 *
 * chosen: a hero is a picture with words and buttons itself
 */
export function RowAdornment({ Layout, ...props }: RowLayoutProps & { Layout: ComponentType<RowLayoutProps> }) {
  const look = props.facts?.rowTypeData ?? {};
  const isBare = props.facts?.type === 'HERO' || !around.some((field) => field in look);
  return (
    <>
      <span ref={useSheet(sheet)} hidden />
      {isBare ? <Layout {...props} /> : <Adorned {...props} Layout={Layout} />}
    </>
  );
}
