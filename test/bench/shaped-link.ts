/** One piece of an answer: how heavy it is on the line, and what happens when it has arrived. */
export interface Piece {
  readonly bytes: number;
  deliver(): void;
}

/** Time as the line sees it; a test brings its own. */
export interface LinkClock {
  now(): number;
  after(ms: number, then: () => void): void;
}

/** One answer on its way. */
export interface Flow {
  add(piece: Piece): void;
  /** Forgets what has not arrived: the page gave up. */
  drop(): void;
}

// oxlint-disable-next-line footlight/no-waits -- the delay of a slow link
const systemClock: LinkClock = { now: () => performance.now(), after: (ms, then) => void setTimeout(then, ms) };

/** Ten megabits a second, in bytes a millisecond. */
export const bytesPerMs = 10_000_000 / 8 / 1000;

/**
 * The one line on which every answer of a page arrives.
 *
 * Answers share it in turns, a piece each, as connections share a real line: a small answer does not wait for a big one.
 * A late timer loses nothing: pieces are counted from when the line became busy.
 */
export class ShapedLink {
  readonly #turns: Piece[][] = [];
  #free = 0;
  #waiting = false;

  constructor(readonly rate: number = bytesPerMs, readonly clock: LinkClock = systemClock) {}

  open(): Flow {
    const pieces: Piece[] = [];
    return {
      add: (piece) => {
        pieces.push(piece);
        if (pieces.length === 1) this.#join(pieces);
      },
      drop: () => void pieces.splice(0),
    };
  }

  #join(pieces: Piece[]): void {
    if (!this.#waiting) this.#free = Math.max(this.#free, this.clock.now());
    if (!this.#turns.includes(pieces)) this.#turns.push(pieces);
    this.#run();
  }

  #run(): void {
    if (this.#waiting) return;
    for (let [pieces] = this.#turns; pieces; [pieces] = this.#turns) {
      const [piece] = pieces;
      const arrives = this.#free + (piece?.bytes ?? 0) / this.rate;
      if (piece && arrives > this.clock.now()) return this.#runAt(arrives);
      this.#turns.shift();
      if (!piece) continue;
      pieces.shift();
      this.#free = arrives;
      if (pieces.length > 0) this.#turns.push(pieces);
      piece.deliver();
    }
  }

  #runAt(time: number): void {
    this.#waiting = true;
    this.clock.after(time - this.clock.now(), () => {
      this.#waiting = false;
      this.#run();
    });
  }
}
