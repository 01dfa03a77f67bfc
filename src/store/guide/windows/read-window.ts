import * as z from 'zod/mini';
import { guideWindow, type GuideWindow } from '../../../contracts/guide/guide-window.ts';

/**
 * Reads a window's answer: by its contract, and each channel's programmes once, by their start.
 *
 * What runs in the guide's worker and in its twin beside the page alike.
 *
 * @param answer as the platform sent it
 * @returns undefined when it does not fit the contract
 */
export function readWindow(answer: unknown): GuideWindow | undefined {
  const { data } = z.safeParse(guideWindow, answer);
  if (!data) return undefined;
  return {
    ...data,
    channels: data.channels.map((channel) => ({
      ...channel, programmes: [...new Map(channel.programmes.map((programme) => [programme.id, programme])).values()].sort((one, other) => one.start - other.start),
    })),
  };
}
