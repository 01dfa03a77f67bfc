/** What is known of a live title at this moment. */
export interface LiveMoment {
  /** Seconds since the start of what can be rewound to. */
  position: number;
  /** Epoch milliseconds of the picture at `position`. */
  dateShown: number;
}

/** Seconds. chosen: a window slides while a finger moves; what begins this little before it is still its beginning. */
const SLACK = 4;

/**
 * Where the running programme, or the event, begins in what can be rewound to.
 *
 * @param start epoch milliseconds
 * @param isPromised the platform says that it can be restarted: then the oldest picture is the best there is
 * @returns seconds; undefined where it is out of reach
 * @source spec 1 §2.4 "A restart status swaps which button is primary (start from beginning versus live)"
 */
export function restartPosition({ position, dateShown }: LiveMoment, start: number, isPromised: boolean): number | undefined {
  const at = position + (start - dateShown) / 1000;
  if (at > position) return undefined;
  return at >= -SLACK || isPromised ? Math.max(0, at) : undefined;
}
