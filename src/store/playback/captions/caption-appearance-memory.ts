import { signal, type ReadonlySignal } from '@preact/signals-core';
import { defaultAppearance, readAppearance, type CaptionAppearance } from '../../../rules/playback/captions/caption-appearance.ts';

const KEY = 'footlight.captions';

/** How this device's viewer wants captions; the same for every player of the page and every tab. */
export interface CaptionAppearanceMemory {
  look: ReadonlySignal<CaptionAppearance>;
  change(change: Partial<CaptionAppearance>): void;
  /** Back to how captions look without a choice. */
  reset(): void;
}

let memory: CaptionAppearanceMemory | undefined;

/** The page's one memory, made when captions are first drawn. */
export const captionAppearance = (): CaptionAppearanceMemory => (memory ??= createCaptionAppearance());

/** Keeps it in storage, in the page alone where storage throws; follows what other tabs choose. */
export function createCaptionAppearance(): CaptionAppearanceMemory {
  const look = signal(readKept());
  const keep = (next: CaptionAppearance) => {
    look.value = next;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The page still keeps it.
    }
  };
  globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
    if (key === KEY || key === null) look.value = readKept();
  });
  return {
    look,
    change: (change) => keep({ ...look.peek(), ...change }),
    reset: () => keep(defaultAppearance),
  };
}

function readKept(): CaptionAppearance {
  try {
    return readAppearance(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return defaultAppearance;
  }
}
