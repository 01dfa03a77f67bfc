import * as z from 'zod/mini';
import { instant } from '../../../../../src/contracts/wire/instant.ts';
import { flagsNamed, type RealGuide } from './real-guide.ts';

const text = z.optional(z.nullable(z.string()));
const count = z.optional(z.nullable(z.number()));
const guideFile = z.object({
  channels: z.array(z.object({ id: z.string(), name: z.string(), number: text, group: text })),
  programmes: z.array(z.object({
    channel: z.string(), start: instant, stop: z.optional(z.nullable(instant)), title: z.string(), subtitle: text, description: text,
    genres: z.optional(z.nullable(z.array(z.string()))), season: count, episode: count, flags: z.optional(z.nullable(z.array(z.string()))),
    onDemand: z.optional(z.nullable(z.object({ start: instant, end: instant }))),
  })),
});

const whole = (value: number | null | undefined): number | undefined => (Number.isSafeInteger(value) ? value! : undefined);

/** A guide of the JSON shape that its folder describes. @throws ZodError */
export function readJsonGuide(content: string): RealGuide {
  const { channels, programmes } = z.parse(guideFile, JSON.parse(content));
  return {
    channels: channels.map(({ id, name, number, group }) => ({ id, name, number: number ?? undefined, group: group ?? undefined })),
    programmes: programmes.map(({ stop, genres, season, episode, flags, onDemand, subtitle, description, ...programme }) => ({
      ...programme, end: stop ?? null, genre: genres?.[0], season: whole(season), episode: whole(episode), flags: flagsNamed(flags ?? []),
      subtitle: subtitle ?? undefined, description: description ?? undefined, onDemand: onDemand ? { from: onDemand.start, until: onDemand.end } : undefined,
    })),
  };
}
