/**
 * The DASH manifest of a programme, over the same segments as its HLS.
 * @source ISO/IEC 23009-1 §5
 */
import type { FilmFacts, FilmTrack } from './film-facts.ts';

function timeline(track: FilmTrack): string {
  const lengths = track.starts.map((start, i) => (track.starts[i + 1] ?? track.ticks) - start);
  const runs: { length: number; count: number }[] = [];
  for (const length of lengths) {
    const last = runs.at(-1);
    if (last?.length === length) last.count += 1;
    else runs.push({ length, count: 1 });
  }
  const rows = runs.map((run, i) => `<S${i === 0 ? ' t="0"' : ''} d="${run.length}"${run.count > 1 ? ` r="${run.count - 1}"` : ''}/>`);
  return `<SegmentTimeline>${rows.join('')}</SegmentTimeline>`;
}

function template(track: FilmTrack): string {
  return `<SegmentTemplate timescale="${track.timescale}" startNumber="1" initialization="$RepresentationID$/init.mp4" media="$RepresentationID$/$Number$.m4s">${timeline(track)}</SegmentTemplate>`;
}

function video(film: FilmFacts): string {
  const rungs = film.video.map((v) => `      <Representation id="${v.id}" codecs="${v.codecs}" bandwidth="${v.bandwidth}" width="${v.width}" height="${v.height}" frameRate="${v.frameRate}" sar="1:1"/>`);
  const [first] = film.video;
  return `    <AdaptationSet id="0" contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1" par="16:9">\n      ${first ? template(first) : ''}\n${rungs.join('\n')}\n    </AdaptationSet>`;
}

function audio(film: FilmFacts): string[] {
  return film.audio.map((a, i) => `    <AdaptationSet id="${10 + i}" contentType="audio" mimeType="audio/mp4" lang="${a.language}" segmentAlignment="true" startWithSAP="1">
      ${a.role ? '<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="1"/>' : ''}<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${a.role ?? (i === 0 ? 'main' : 'dub')}"/>
      <Label>${a.name}</Label>
      ${template(a)}
      <Representation id="${a.id}" codecs="${a.codecs}" bandwidth="${a.bandwidth}" audioSamplingRate="${a.sampleRate}"><AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="${a.channels}"/></Representation>
    </AdaptationSet>`);
}

function captions(film: FilmFacts): string[] {
  return film.captions.map((c, i) => `    <AdaptationSet id="${20 + i}" contentType="text" mimeType="text/vtt" lang="${c.language}">
      <Role schemeIdUri="urn:mpeg:dash:role:2011" value="${c.forced ? 'forced-subtitle' : 'subtitle'}"/>
      <Label>${c.name}</Label>
      <Representation id="text-${c.language}${c.forced ? '-forced' : ''}" bandwidth="256"><BaseURL>${c.file}</BaseURL></Representation>
    </AdaptationSet>`);
}

/** The manifest of the whole programme. */
export function dashManifest(film: FilmFacts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-live:2011" type="static" minBufferTime="PT4S" maxSegmentDuration="PT${Math.ceil(film.segmentSeconds)}S" mediaPresentationDuration="PT${film.seconds}S">
  <Period id="0" start="PT0S">
${[...(film.video.length > 0 ? [video(film)] : []), ...audio(film), ...captions(film)].join('\n')}
  </Period>
</MPD>
`;
}
