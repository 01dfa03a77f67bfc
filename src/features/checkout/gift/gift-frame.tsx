import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import checkoutSheet from '../checkout.css';
import sheet from './gift.css';

/** What every step of giving stands in. */
export function GiftFrame({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const label = useLabel();
  return (
    <div ref={useSheet(checkoutSheet, sheet)} className="fl-checkout" part="gift">
      <section className="fl-checkout__frame" aria-label={label('gifts')} aria-busy={isBusy || undefined}>{children}</section>
    </div>
  );
}
