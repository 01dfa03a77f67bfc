import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './card-position.css';

/** The place of a card in its row, over the picture. Hidden from screen readers: a list counts its entries. */
export function CardPosition({ position }: { position: number }) {
  return <span ref={useSheet(sheet)} className="fl-card__position" aria-hidden="true">{position}</span>;
}
