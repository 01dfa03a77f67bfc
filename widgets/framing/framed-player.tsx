import { useEffect, useRef } from 'react';
import type { Connection } from '../../bridge/host/connect.ts';
import { useLabel } from '../../src/binding/use-label.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { contentOf } from '../element/content-reference.ts';
import { framedApi } from './framed-api.ts';
import { FrameBox } from './frame-box.tsx';
import type { PlayerHost } from '../element/player-properties.ts';

/** The player inside a frame of the platform: same attributes, same events, same methods, by messages. */
export function FramedPlayer({ host, runtime }: { host: PlayerHost; runtime: Runtime }) {
  const label = useLabel();
  const content = useSignal(host.props.content);
  const autoplay = useSignal(host.props.autoplay);
  const startAt = useSignal(host.props.startAt);
  const release = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => release.current?.(), []);
  const title = contentOf(content);
  if (!content || !title) return null;
  return (
    <FrameBox
      origin={runtime.settings.origin}
      name="player"
      title={label('player')}
      query={{ content, ...(autoplay ? { autoplay } : {}), ...(startAt === undefined ? {} : { 'start-at': String(startAt) }) }}
      onConnected={(connection: Connection) => {
        const { api, stop } = framedApi(connection, title, host.emit, host.setState);
        release.current = () => {
          stop();
          host.expose(null);
        };
        host.expose(api);
      }}
    />
  );
}
