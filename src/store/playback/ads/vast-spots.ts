import { VASTParser, VASTTracker } from '@dailymotion/vast-client';
import type { AdFile } from '../../../rules/playback/ads/choose-ad-file.ts';
import type { AdSpot, AdTracking } from './ad-spot.ts';
import { isWebAddress, readAdDocument } from './read-ad-document.ts';

/** chosen: as ad servers themselves bound a chain */
const DEEPEST = 5;

/** What is used of the package's ads, which it leaves untyped. */
interface VastAd {
  id: string | null;
  title: string | null;
  sequence: number | null;
  creatives: VastCreative[];
}

interface VastCreative {
  type: string;
  duration: number;
  skipDelay: number | null;
  videoClickThroughURLTemplate: { url: string } | null;
  mediaFiles: { fileURL: string | null; mimeType: string | null; height: number; bitrate: number; apiFramework: string | null }[];
}

type Tracker = InstanceType<typeof VASTTracker>;

/**
 * The ads of a VAST document, wrappers followed: those of a pod in their order, or the first ad that stands alone.
 *
 * Errors are told to the addresses that the documents name for them. Never rejects.
 *
 * @param read fetches the document behind a wrapper
 * @source design/player.md "Ads … through a kept library behind an adapter"; VAST 4.3
 */
export async function vastSpotsOf(document: Document, url: string, signal: AbortSignal, read = readAdDocument): Promise<AdSpot[]> {
  const parser = new VASTParser({
    fetcher: {
      async fetchVAST({ url: wrapped }: { url: string }) {
        const found = await read(wrapped, signal);
        if (!found) throw new Error('no document');
        return found;
      },
    },
  });
  try {
    const { ads } = await parser.parseVAST(document, { wrapperLimit: DEEPEST, url }) as { ads: VastAd[] };
    const pod = ads.filter(({ sequence }) => sequence).toSorted((one, other) => Number(one.sequence) - Number(other.sequence));
    return (pod.length > 0 ? pod : ads).flatMap(spotsOf).slice(0, pod.length > 0 ? undefined : 1);
  } catch {
    return [];
  }
}

function spotsOf(ad: VastAd): AdSpot[] {
  return ad.creatives.filter(({ type }) => type === 'linear').slice(0, 1).map((creative) => {
    const tracker = new VASTTracker(null as never, ad as never, creative as never);
    return {
      id: ad.id, title: ad.title,
      duration: creative.duration > 0 ? creative.duration : undefined,
      skipAfter: creative.skipDelay !== null && creative.skipDelay >= 0 ? creative.skipDelay : undefined,
      files: filesOf(creative),
      clickUrl: clickUrlOf(ad, creative),
      track: trackingOf(tracker),
    };
  });
}

/** What needs code of the advertiser's own (VPAID, SIMID) is no file. */
function filesOf({ mediaFiles }: VastCreative): AdFile[] {
  return mediaFiles.flatMap(({ fileURL, mimeType, height, bitrate, apiFramework }) =>
    (fileURL && mimeType && !apiFramework && isWebAddress(fileURL) ? [{ url: fileURL, type: mimeType, height, bitrate }] : []));
}

/** The tracker tells the address, macros filled in, when it counts a click: one that counts none is asked. */
function clickUrlOf(ad: VastAd, creative: VastCreative): string | undefined {
  let found: string | undefined;
  const asked = new VASTTracker(null as never, ad as never, { ...creative, videoClickTrackingURLTemplates: [] } as never);
  asked.on('clickthrough', (address: unknown) => { found = String(address); });
  asked.click();
  return found !== undefined && isWebAddress(found) ? found : undefined;
}

function trackingOf(tracker: Tracker): AdTracking {
  return {
    impression: () => tracker.trackImpression(),
    progress: (seconds) => tracker.setProgress(seconds),
    paused: (paused) => { if (Boolean(Reflect.get(tracker, 'paused')) !== paused) tracker.setPaused(paused); },
    muted: (muted) => tracker.setMuted(muted),
    fullscreen: (fullscreen) => { if (Boolean(Reflect.get(tracker, 'fullscreen')) !== fullscreen) tracker.setFullscreen(fullscreen); },
    click: () => tracker.click(),
    skip: () => tracker.skip(),
    complete: () => tracker.track('complete', { once: true }),
    error: (code) => tracker.error({ ERRORCODE: String(code) }),
  };
}
