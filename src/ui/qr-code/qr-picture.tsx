import { encode } from 'uqr';
import { useSheet } from '../use-sheet.ts';
import sheet from './qr-picture.css';

/** A square of so many modules, as one path of the dark ones; undefined for a link that is too long for one. */
function qrPath(link: string): { modules: number; path: string } | undefined {
  try {
    const { size, data } = encode(link, { ecc: 'M', border: 0 });
    return { modules: size, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('') };
  } catch {
    return undefined;
  }
}

/** Modules of white around a code, without which cameras do not find it. */
const quiet = 4;

/** A link for another device's camera. Dark on white in every theme, as cameras want it. */
export function QrPicture({ link, label }: { link: string; label: string }) {
  const adopt = useSheet(sheet);
  const code = qrPath(link);
  if (!code) return null;
  const whole = code.modules + 2 * quiet;
  return (
    <figure ref={adopt} className="fl-qr">
      <svg viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={code.path} />
      </svg>
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}
