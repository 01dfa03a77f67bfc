import { useEffect, useRef, useState } from 'react';
import type { Connection } from '../../bridge/host/connect.ts';
import { useLabel } from '../../src/binding/use-label.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { tellAuthor } from '../../src/runtime/tell-author.ts';
import { contentOf } from '../element/content-reference.ts';
import { hasControls, type PlayerHost } from './player-properties.ts';
import { framedApi } from './framed-api.ts';
import { rememberPlace, takePlace } from './left-place.ts';
import { mediaSlotOf } from './surface/media-slot.ts';
import { FrameBox } from '../framing/frame-box.tsx';

/** The player inside a frame of the platform: same attributes, same events, same methods, by messages. */
export function FramedPlayer({ host, runtime }: { host: PlayerHost; runtime: Runtime }) {
  const content = useSignal(host.props.content);
  const label = useLabel();
  const [connection, setConnection] = useState<Connection>();
  const slot = mediaSlotOf(host.element);
  useLiveOptions(host, connection);
  useNoPlaylist(host);
  const title = contentOf(content);
  if (!content || !title) return null;
  return (
    <FrameBox
      key={content}
      origin={runtime.settings.origin}
      name="player"
      title={label('player')}
      query={queryOf(host, content)}
      onConnected={(open: Connection) => {
        const { api, stop } = framedApi({ connection: open, content: title, emit: host.emit, setState: host.setState });
        slot.take(api);
        setConnection(open);
        return () => {
          rememberPlace(host, api);
          stop();
          slot.take(undefined);
          setConnection(undefined);
        };
      }}
    />
  );
}

/** What the frame's document needs before it is connected. */
function queryOf(host: PlayerHost, content: string): Record<string, string> {
  const { autoplay, startAt, initiallyMuted, loop, autoSkip, poster, controls, shortcuts } = host.props;
  const keys = shortcuts.peek();
  const place = takePlace(host);
  const start = mediaSlotOf(host.element).takeStart() ?? place ?? startAt.peek();
  return {
    content,
    ...(autoplay.peek() && place === undefined ? { autoplay: String(autoplay.peek()) } : {}),
    ...(start === undefined ? {} : { 'start-at': String(start) }),
    ...(initiallyMuted.peek() ? { 'initially-muted': '' } : {}),
    ...(hasControls(host, controls.peek()) ? {} : { 'no-controls': '' }),
    ...(loop.peek() ? { loop: '' } : {}),
    ...(autoSkip.peek() ? { 'auto-skip': '' } : {}),
    ...(keys === undefined ? {} : { shortcuts: typeof keys === 'string' ? keys : JSON.stringify(keys) }),
    ...(poster.peek() ? { poster: poster.peek()! } : {}),
  };
}

/** A frame knows nothing of the page's playlists: the page's author reads it. */
function useNoPlaylist({ element, props }: PlayerHost): void {
  const playlist = useSignal(props.playlist);
  useEffect(() => {
    if (playlist) tellAuthor('cause', 'attribute-without-effect', { tag: element.localName, attribute: 'playlist' }, { elements: [element] });
  }, [element, playlist]);
}

/** Attributes that change while the frame stands. A frame that is going takes no more of them. */
function useLiveOptions({ props }: PlayerHost, connection: Connection | undefined): void {
  const loop = useSignal(props.loop);
  const poster = useSignal(props.poster) ?? null;
  const muted = useSignal(props.initiallyMuted);
  const sentMuted = useRef(muted);
  useEffect(() => {
    connection?.setOptions({ loop, poster }).catch(() => undefined);
  }, [connection, loop, poster]);
  useEffect(() => {
    if (!connection || muted === sentMuted.current) return;
    sentMuted.current = muted;
    connection.setMuted(muted).catch(() => undefined);
  }, [connection, muted]);
}
