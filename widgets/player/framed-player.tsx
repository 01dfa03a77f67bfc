import type { Connection } from '../../bridge/host/connect.ts';
import { useLabel } from '../../src/binding/use-label.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { contentOf } from '../element/content-reference.ts';
import type { PlayerHost } from './player-properties.ts';
import { framedApi } from './framed-api.ts';
import { FrameBox } from '../framing/frame-box.tsx';

/** The player inside a frame of the platform: same attributes, same events, same methods, by messages. */
export function FramedPlayer({ host, runtime }: { host: PlayerHost; runtime: Runtime }) {
  const label = useLabel();
  const content = useSignal(host.props.content);
  const autoplay = useSignal(host.props.autoplay);
  const startAt = useSignal(host.props.startAt);
  const title = contentOf(content);
  if (!content || !title) return null;
  return (
    <FrameBox
      origin={runtime.settings.origin}
      name="player"
      title={label('player')}
      query={{ content, ...(autoplay ? { autoplay } : {}), ...(startAt === undefined ? {} : { 'start-at': String(startAt) }) }}
      onConnected={(connection: Connection) => {
        const { api, stop } = framedApi({ connection, content: title, emit: host.emit, setState: host.setState });
        host.expose(api);
        return () => {
          stop();
          host.expose(null);
        };
      }}
    />
  );
}
