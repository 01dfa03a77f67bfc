/**
 * The demo's own advertising: eight seconds that may be skipped after three.
 *
 * Its HLS is cut from the clip: `ffmpeg -i spot.mp4 -c copy -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file -hls_segment_filename spot-hls.mp4 spot.m3u8`.
 *
 * @source IAB VAST 4.2 §3, VMAP 1.0.1 §2
 */

export interface AdAddresses {
  /** Of the clip. */
  media: string;
  /** Of the same clip as HLS. */
  hls: string;
  /** Where a player says what happened. */
  event(ad: string, name: string): string;
  /** Where a click leads. */
  landing: string;
}

const told = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip', 'mute', 'unmute', 'pause', 'resume'];
const cdata = (address: string): string => `<![CDATA[${address}]]>`;

/** One `Ad`, whose quartiles, skips and clicks are told. */
function ad(id: string, { media, event, landing }: AdAddresses): string {
  const events = told.map((name) => `            <Tracking event="${name}">${cdata(event(id, name))}</Tracking>`).join('\n');
  return `  <Ad id="${id}">
    <InLine>
      <AdSystem>Footlight demo</AdSystem>
      <AdTitle>Lantern &amp; Sons</AdTitle>
      <Impression>${cdata(event(id, 'impression'))}</Impression>
      <Error>${cdata(event(id, 'error'))}</Error>
      <Creatives>
        <Creative id="${id}-spot">
          <Linear skipoffset="00:00:03">
            <Duration>00:00:08</Duration>
            <TrackingEvents>
${events}
            <Tracking event="progress" offset="00:00:05">${cdata(event(id, 'progress'))}</Tracking>
            </TrackingEvents>
            <VideoClicks>
              <ClickThrough>${cdata(landing)}</ClickThrough>
              <ClickTracking>${cdata(event(id, 'click'))}</ClickTracking>
            </VideoClicks>
            <MediaFiles><MediaFile ${media.endsWith('.m3u8') ? 'delivery="streaming" type="application/x-mpegURL"' : 'delivery="progressive" type="video/mp4"'} width="640" height="360" bitrate="400">${cdata(media)}</MediaFile></MediaFiles>
          </Linear>
        </Creative>
      </Creatives>
    </InLine>
  </Ad>`;
}

const vast = (content: string): string => `<VAST version="4.0">\n${content}\n</VAST>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A VAST file with one advertisement. */
export const vastDocument = (id: string, addresses: AdAddresses): string => `${declaration}${vast(ad(id, addresses))}\n`;

/** A VAST file without an advertisement: nothing is sold for this break. */
export const emptyVast = `${declaration}<VAST version="4.0"></VAST>\n`;

/** A break of a VMAP file. @param at `start`, `end` or a moment such as `00:00:20` */
function adBreak(id: string, at: string, addresses: AdAddresses): string {
  return `  <vmap:AdBreak timeOffset="${at}" breakType="linear" breakId="${id}">
    <vmap:AdSource id="${id}-source" allowMultipleAds="false" followRedirects="true">
      <vmap:VASTAdData>${vast(ad(id, addresses))}</vmap:VASTAdData>
    </vmap:AdSource>
    <vmap:TrackingEvents>
      <vmap:Tracking event="breakStart">${cdata(addresses.event(id, 'breakStart'))}</vmap:Tracking>
      <vmap:Tracking event="breakEnd">${cdata(addresses.event(id, 'breakEnd'))}</vmap:Tracking>
    </vmap:TrackingEvents>
  </vmap:AdBreak>`;
}

/** A VMAP file with a break before the title, one inside and one after it. */
export const vmapDocument = (addresses: AdAddresses): string => `${declaration}<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
${[adBreak('vmap-pre', 'start', addresses), adBreak('vmap-mid', '00:00:20', addresses), adBreak('vmap-post', 'end', addresses)].join('\n')}
</vmap:VMAP>
`;
