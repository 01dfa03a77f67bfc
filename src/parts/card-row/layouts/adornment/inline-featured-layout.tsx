import type { RowLayoutProps } from '../../row-layout.ts';
import { RowTrack } from '../../row-track.tsx';
import { DoubleLayout } from '../double-layout.tsx';
import { Adorned } from './adorned.tsx';

/** A row on its own picture: name, description and buttons, and the cards among them, in as many lines as the row says. */
export function InlineFeaturedLayout(props: RowLayoutProps) {
  return <Adorned {...props} Layout={(props.facts?.rowTypeData?.rowCount ?? 1) > 1 ? DoubleLayout : RowTrack} />;
}
