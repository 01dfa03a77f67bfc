import { useLabel } from '../../../../binding/use-label.ts';
import type { PlaybackDetails } from '../../../../contracts/playback/playback-details.ts';

/** Who shows a live title where the viewer is. @source spec 1 §3 "localBroadcasters" */
export function Broadcasters({ broadcasters }: { broadcasters: PlaybackDetails['localBroadcasters'] }) {
  const label = useLabel();
  if (broadcasters.length === 0) return null;
  return (
    <div className="fl-player__broadcasters" part="broadcasters">
      <p>{label('watchWith')}</p>
      <ul>
        {broadcasters.map((broadcaster) => <li key={broadcaster.name}><Broadcaster {...broadcaster} /></li>)}
      </ul>
    </div>
  );
}

function Broadcaster({ name, url, logoUrl }: PlaybackDetails['localBroadcasters'][number]) {
  const face = <>{logoUrl && <img src={logoUrl} alt="" decoding="async" />}<bdi>{name}</bdi></>;
  const isLink = url !== undefined && /^https?:\/\//.test(url);
  return isLink ? <a href={url} target="_blank" rel="noopener noreferrer">{face}</a> : <span>{face}</span>;
}
