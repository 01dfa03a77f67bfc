import { useEffect, useState, type CSSProperties } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Watermark as Mark } from '../../../contracts/playback/overlays.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import sheet from './watermark.css';

/** Milliseconds. chosen: a mark that moves a little burns into no screen, and is not cut out of a recording by one crop */
const MOVES_EVERY = 60_000;
/** Steps out of the corner and back, parts of the mark's room. */
const places = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

/** A title's mark, in its corner whatever is open or shown, fullscreen too. Says nothing to screen readers and takes no press. */
export function Watermark({ player }: LatePartProps) {
  const sheetRef = useSheet(sheet);
  const item = useSignal(player.item);
  const mark = item?.watermark;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!mark) return;
    const timer = setInterval(() => setTurn((last) => (last + 1) % places.length), MOVES_EVERY);
    return () => clearInterval(timer);
  }, [Boolean(mark)]);
  if (!mark) return null;
  return (
    <div ref={sheetRef} className={`fl-player__watermark fl-player__watermark--${cornerOf(mark)}`} part="watermark" aria-hidden="true" dir="ltr" style={styleOf(mark, turn)}>
      <MarkContent mark={mark} />
    </div>
  );
}

/** The picture; the text where there is none, or where it does not arrive. */
function MarkContent({ mark: { imageUrl, text } }: { mark: Mark }) {
  const [broken, setBroken] = useState<string>();
  const picture = imageUrl && /^https?:\/\//.test(imageUrl) && imageUrl !== broken ? imageUrl : undefined;
  return picture ? <img src={picture} alt="" decoding="async" onError={() => setBroken(picture)} /> : <span dir="auto">{text}</span>;
}

/** chosen: an unknown corner is the top right one, where captions never are */
const cornerOf = ({ position }: Mark) => ({ TOP_LEFT: 'top-left', TOP_RIGHT: 'top-right', BOTTOM_LEFT: 'bottom-left', BOTTOM_RIGHT: 'bottom-right' })[position] ?? 'top-right';

function styleOf({ opacity }: Mark, turn: number): CSSProperties {
  const [x = 0, y = 0] = places[turn] ?? [];
  return { opacity: Math.min(1, Math.max(0, Number.isFinite(opacity) ? opacity : 0.6)), '--fl-x': x, '--fl-y': y } as CSSProperties;
}
