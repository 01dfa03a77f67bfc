import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import type { CellFrame } from '../cells/use-cell-frame.ts';

/**
 * The head of a row: logo, number and name, which open the channel's day; a place for them while they are unknown.
 *
 * chosen: no stop of the tab key, since a row has one; the `d` key of its programmes opens the day
 */
export function ChannelName({ frame: { label, openDay }, channel, row }: { frame: CellFrame; channel: GuideChannel | undefined; row: number }) {
  return (
    <div className="fl-guide__channel" role="rowheader" part="channel" aria-colindex={1}>
      {channel ? (
        <button type="button" className="fl-guide__channel-button" tabIndex={-1} aria-label={[channel.number, channel.name].filter(Boolean).join(' ')} title={label('guideWholeDay', { name: channel.name })} onClick={() => openDay?.(channel, row)}>
          {channel.channelLogoUrl ? <img src={channel.channelLogoUrl} alt="" width={40} height={40} loading="lazy" decoding="async" /> : <span className="fl-guide__no-logo" />}
          <span className="fl-guide__number">{channel.number}</span>
          <span className="fl-guide__name"><bdi>{channel.name}</bdi></span>
        </button>
      ) : <span className="fl-guide__waiting" />}
    </div>
  );
}
