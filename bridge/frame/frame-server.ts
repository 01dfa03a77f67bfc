import { events } from '../contract/events.ts';
import { methods } from '../contract/methods.ts';
import { frameContract } from './frame-contract.ts';
import { serveContract, type FrameServer, type FrameServerOptions } from './serve-contract.ts';

export type { FrameServer, FrameServerOptions } from './serve-contract.ts';

/** The whole contract. */
export const wholeContract = frameContract(methods, events);

/** The frame's side of the bridge, for a frame that shows something: a player, sign-in, checkout. */
export const createFrameServer = (options: FrameServerOptions): FrameServer => serveContract(wholeContract, options);
