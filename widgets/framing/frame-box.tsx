import { useEffect, useRef, useState } from 'react';
import type { Connection } from '../../bridge/host/connect.ts';
import { useLabel } from '../../src/binding/use-label.ts';
import { useLocale } from '../../src/binding/use-locale.ts';
import { tellAuthor } from '../../src/runtime/tell-author.ts';
import { useSheet } from '../../src/ui/use-sheet.ts';
import { themeOf, followTheme } from './page-theme.ts';
import { useConnection } from './use-connection.ts';
import sheet from './frame-box.css';

export interface FrameBoxProps {
  /** The platform's origin; nothing else is ever spoken to. */
  origin: string;
  /** Which frame document. */
  name: 'sign-in' | 'checkout' | 'player';
  title: string;
  /** What the document is about, as its query; read when the frame is made. */
  query?: Record<string, string>;
  /** Permissions beside the usual ones. */
  allow?: string;
  /** Called for each connection. @returns what to undo when it ends */
  onConnected?(connection: Connection): (() => void) | void;
}

/** A browser that cannot share complains in the page's console about the name. */
const usualOf = (browser: Navigator) => `autoplay; fullscreen; picture-in-picture; encrypted-media; screen-wake-lock; ${'share' in browser ? 'web-share; ' : ''}clipboard-write`;

/** A frame of the platform inside a partner's page: passwords, cards and, on request, the player live in it. */
export function FrameBox({ origin, name, title, query = {}, allow, onConnected }: FrameBoxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const ref = useSheet(sheet);
  const label = useLabel();
  const { locale, direction } = useLocale();
  const [height, setHeight] = useState<number>();
  const [address] = useState(() => `${origin}/frames/${name}?${new URLSearchParams({ ...query, locale })}`);
  const { connection, isLost, retry } = useConnection(
    frame,
    () => ({ origin, locale, direction, tokens: themeOf(frame.current!) }),
    (open) => {
      open.on('degraded', ({ missing }) => tellAuthor('missingPermissions', elementAround(frame.current!), missing));
      open.on('resize', (data) => setHeight(heightOf(data)));
      return onConnected?.(open);
    },
    (failure) => tellAuthor('silentFrame', elementAround(frame.current!), origin, failure),
  );
  useEffect(() => {
    if (!connection) return;
    // A failure means that the frame is going; the next one is given all of it at its start.
    const send = () => void connection.setAppearance({ tokens: themeOf(frame.current!), locale, direction }).catch(() => undefined);
    send();
    return followTheme(frame.current!, send);
  }, [connection, locale, direction]);
  return (
    <div className={`fl-frame fl-frame--${name}`} ref={ref}>
      <iframe
        ref={frame}
        src={address}
        title={title}
        part="frame"
        allow={`${usualOf(navigator)}${allow ? `; ${allow}` : ''}`}
        referrerPolicy="strict-origin-when-cross-origin"
        style={name !== 'player' && height ? { blockSize: `${height}px` } : undefined}
      />
      {isLost && (
        <div role="alert" className="fl-frame__lost">
          <p>{label('platformUnreachable')}</p>
          <button type="button" onClick={retry}>{label('retry')}</button>
        </div>
      )}
    </div>
  );
}

/** The element that a frame stands in, which its author is told of. */
const elementAround = (frame: Element): Element => (frame.getRootNode() as Partial<ShadowRoot>).host ?? frame;

function heightOf(data: unknown): number | undefined {
  const height = (data as { height?: unknown } | undefined)?.height;
  return typeof height === 'number' && height > 0 && height < 10_000 ? height : undefined;
}
