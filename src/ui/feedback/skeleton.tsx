import { useSheet } from '../use-sheet.ts';
import sheet from './skeleton.css';

export interface SkeletonProps {
  /** CSS lengths. Without them it fills its box. */
  inlineSize?: string;
  blockSize?: string;
  shape?: 'block' | 'text' | 'circle';
}

/** A placeholder of the size of what it stands for. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton({ inlineSize, blockSize, shape = 'block' }: SkeletonProps) {
  return <span ref={useSheet(sheet)} className={`fl-skeleton fl-skeleton--${shape}`} style={{ inlineSize, blockSize }} aria-hidden="true" />;
}
