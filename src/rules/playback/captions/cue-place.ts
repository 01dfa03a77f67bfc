/** What a caption says of its place, as WebVTT and browsers name it. */
export interface CueSettings {
  line: number | 'auto';
  /** Whether `line` counts lines; otherwise it is a percentage. */
  snapToLines: boolean;
  lineAlign: string;
  /** Percent. */
  position: number | 'auto';
  positionAlign: string;
  align: string;
  /** Percent. */
  size: number;
  vertical: string;
}

/**
 * Where a caption is drawn in the area that is free for captions.
 *
 * Percent of that area, measured along the writing from its left or upper end.
 */
export interface CuePlace {
  /** Upright writing, and from which side its lines are counted. */
  vertical: '' | 'lr' | 'rl';
  start: number;
  size: number;
  align: 'start' | 'center' | 'end';
  /** Across the writing; undefined for captions that stack at the edge with the others. */
  line?: { unit: 'lines' | 'percent'; at: number; shift: 0 | 50 | 100 };
}

const SHIFTS = { start: 0, center: 50, end: 100 } as const;
const RTL = /^[^A-Za-z\u00C0-\u024F\u0370-\u058F\u1E00-\u1FFF\u2C00-\u2DFF\u3040-\uD7FF]*[\u0590-\u08FF\uFB1D-\uFDFD\uFE70-\uFEFC]/;

/** Whether words run from right to left: their first letter decides. @source Unicode UAX 9, rules P2 and P3 */
export const isRightToLeft = (text: string): boolean => RTL.test(text.replaceAll(/<[^<>]*>/g, ''));

/**
 * Where a caption belongs.
 *
 * @param text decides what its start is
 * @source W3C WebVTT §7.2 "processing cue settings": maximum size, computed position and its alignment
 */
export function cuePlace(settings: CueSettings, text: string): CuePlace {
  const { vertical, line } = settings;
  const side = sideOf(settings.align, isRightToLeft(text));
  const position = settings.position === 'auto' ? { start: 0, center: 50, end: 100 }[side] : settings.position;
  const anchor = anchorOf(settings.positionAlign, side);
  const most = { start: 100 - position, center: Math.min(position, 100 - position) * 2, end: position }[anchor];
  const size = Math.min(settings.size, most);
  const start = { start: position, center: position - size / 2, end: position - size }[anchor];
  const place = { vertical: vertical === 'lr' || vertical === 'rl' ? vertical : '', start, size, align: side } as const;
  if (line === 'auto' || (settings.snapToLines && line === -1 && !vertical)) return place;
  const shift = SHIFTS[settings.lineAlign as keyof typeof SHIFTS] ?? 0;
  return { ...place, line: { unit: settings.snapToLines ? 'lines' : 'percent', at: line, shift: settings.snapToLines ? 0 : shift } };
}

/** The side of the area, from left to right, whatever the words' direction. */
function sideOf(align: string, isRtl: boolean): 'start' | 'center' | 'end' {
  if (align === 'left' || align === (isRtl ? 'end' : 'start')) return 'start';
  return align === 'right' || align === (isRtl ? 'start' : 'end') ? 'end' : 'center';
}

function anchorOf(positionAlign: string, side: 'start' | 'center' | 'end'): 'start' | 'center' | 'end' {
  if (positionAlign === 'line-left') return 'start';
  if (positionAlign === 'line-right') return 'end';
  return positionAlign === 'center' ? 'center' : side;
}
