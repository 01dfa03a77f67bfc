import { useEffect, useRef, useState } from 'react';
import { connect, type Connection } from '../../bridge/host/connect.ts';
import { useLabel } from '../../src/binding/use-label.ts';
import { useLocale } from '../../src/binding/use-locale.ts';
import { useSheet } from '../../src/ui/use-sheet.ts';
import sheet from './frame-box.css';

export interface FrameBoxProps {
  /** The platform's origin; nothing else is ever spoken to. */
  origin: string;
  /** Which frame document. */
  name: 'sign-in' | 'checkout' | 'player';
  title: string;
  /** What the document is about, as its query. */
  query?: Record<string, string>;
  /** Permissions beside the usual ones. */
  allow?: string;
  /** Called for each connection. @returns what to undo when it ends */
  onConnected?(connection: Connection): (() => void) | void;
}

const usual = 'autoplay; fullscreen; picture-in-picture; encrypted-media; screen-wake-lock; clipboard-write';

/** A frame of the platform inside a partner's page: passwords, cards and, on request, the player live in it. */
export function FrameBox({ origin, name, title, query = {}, allow, onConnected }: FrameBoxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const ref = useSheet(sheet);
  const label = useLabel();
  const { locale } = useLocale();
  const [height, setHeight] = useState<number>();
  const [lost, setLost] = useState(false);
  const address = `${origin}/frames/${name}?${new URLSearchParams({ ...query, locale })}`;
  useEffect(() => {
    let here = true;
    let open: Connection | undefined;
    let undo: (() => void) | void;
    setLost(false);
    connect(frame.current!, { origin, locale }).then(
      (connection) => {
        if (!here) return connection.destroy();
        open = connection;
        connection.on('resize', (data) => setHeight(heightOf(data)));
        undo = onConnected?.(connection);
      },
      () => here && setLost(true),
    );
    return () => {
      here = false;
      undo?.();
      open?.destroy();
    };
  }, [address]);
  return (
    <div className={`fl-frame fl-frame--${name}`} ref={ref}>
      <iframe
        ref={frame}
        src={address}
        title={title}
        part="frame"
        allow={allow ? `${usual}; ${allow}` : usual}
        referrerPolicy="strict-origin-when-cross-origin"
        style={name !== 'player' && height ? { blockSize: `${height}px` } : undefined}
      />
      {lost && <p role="alert" className="fl-frame__lost">{label('platformUnreachable')}</p>}
    </div>
  );
}

function heightOf(data: unknown): number | undefined {
  const height = (data as { height?: unknown } | undefined)?.height;
  return typeof height === 'number' && height > 0 && height < 10_000 ? height : undefined;
}
