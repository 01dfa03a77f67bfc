import { useSheet } from '../use-sheet.ts';
import sheet from './skeleton.css';

export interface SkeletonProps {
  /** CSS lengths. Without them it fills the box it stands in. */
  inlineSize?: string;
  blockSize?: string;
  shape?: 'block' | 'text' | 'circle';
}

/** The shape of something on its way, as large as the thing itself. Silent: the region around it says that it is busy. */
export function Skeleton({ inlineSize, blockSize, shape = 'block' }: SkeletonProps) {
  return <span ref={useSheet(sheet)} className={`fl-skeleton fl-skeleton--${shape}`} style={{ inlineSize, blockSize }} aria-hidden="true" />;
}
