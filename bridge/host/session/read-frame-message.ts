/** A message of the frame after the first look; every field is still to be checked where it is used. */
export type FrameMessage = { readonly x: 1; readonly t: string } & Readonly<Record<string, unknown>>;

const longest = 1024 * 1024;

/** Reads what a frame sent: a string of bearable length that holds an object of this protocol; else undefined. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string' || data.length > longest) return undefined;
  try {
    const message = JSON.parse(data) as Partial<FrameMessage> | null;
    return typeof message === 'object' && message?.x === 1 && typeof message.t === 'string' ? (message as FrameMessage) : undefined;
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
