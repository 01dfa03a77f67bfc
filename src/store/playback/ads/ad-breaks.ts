import VMAP from '@dailymotion/vmap';
import type { AdUnit } from '../../../contracts/playback/overlays.ts';
import { breakPlaceOf, placeOf, type AdBreak } from '../../../rules/playback/ads/ad-break.ts';
import type { AdSpot } from './ad-spot.ts';
import { readAdDocument } from './read-ad-document.ts';
import { vastSpotsOf } from './vast-spots.ts';

/** A break with its ads, which are asked for once, shortly before it. */
export interface FilledBreak extends AdBreak {
  /** Never rejects; empty when there is nothing to show. */
  spots(): Promise<AdSpot[]>;
  /** Tells whoever planned the break. */
  track(event: 'breakStart' | 'breakEnd'): void;
}

/**
 * The breaks of a title, in the order of its ad units: one for each VAST unit, those of the document for a VMAP unit.
 *
 * @param duration seconds of the title, if known
 * @param signal the title is left
 * @source spec 1 §3 "adUnits"; VMAP 1.0.1
 */
export async function adBreaksOf(units: readonly AdUnit[], duration: number | undefined, signal: AbortSignal): Promise<FilledBreak[]> {
  const breaks = await Promise.all(units.map(async (unit) => {
    if (unit.type === 'VMAP') return vmapBreaks(unit, duration, signal);
    return unit.type === 'VAST' ? vastBreak(unit, duration, signal) : [];
  }));
  return breaks.flat();
}

function vastBreak({ id, url, position, offset }: AdUnit, duration: number | undefined, signal: AbortSignal): FilledBreak[] {
  const place = { PRE: placeOf(0), MID: placeOf(offset, duration), POST: placeOf(Infinity), UNKNOWN: undefined }[position];
  return place ? [{ id, ...place, spots: once(() => spotsAt(url, signal)), track: () => undefined }] : [];
}

async function vmapBreaks({ id, url }: AdUnit, duration: number | undefined, signal: AbortSignal): Promise<FilledBreak[]> {
  const document = await readAdDocument(url, signal);
  if (document?.documentElement.localName !== 'VMAP') return [];
  return new VMAP(document).adBreaks.flatMap((planned, at) => {
    const place = breakPlaceOf(planned.timeOffset ?? '', duration);
    const source = planned.adSource;
    if (!place || !source || !/linear/.test(planned.breakType ?? 'linear') || planned.breakType === 'nonlinear') return [];
    const inline = source.vastAdData;
    const read = () => (inline ? vastSpotsOf(documentOf(inline), url, signal) : spotsAt(source.adTagURI?.uri ?? '', signal));
    return [{ id: `${id}/${planned.breakId ?? at}`, ...place, spots: once(read), track: (event: 'breakStart' | 'breakEnd') => planned.track(event) }];
  });
}

async function spotsAt(url: string, signal: AbortSignal): Promise<AdSpot[]> {
  const document = await readAdDocument(url, signal);
  return document ? vastSpotsOf(document, url, signal) : [];
}

/** A VAST document that stands inside a VMAP document, by itself. */
function documentOf(element: Element): Document {
  const alone = document.implementation.createDocument(null, null);
  alone.append(alone.importNode(element, true));
  return alone;
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= read());
}
