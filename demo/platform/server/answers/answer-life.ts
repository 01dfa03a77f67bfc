/** How long an answer that depends on the clock stays true, epoch milliseconds: from `since` until before `until`. */
export class AnswerLife {
  readonly #now: number;
  since = -Infinity;
  until = Infinity;

  constructor(now: number) {
    this.#now = now;
  }

  /** Names a moment at which the answer is another one. */
  turnsAt(...moments: number[]): void {
    for (const moment of moments) {
      if (moment <= this.#now) this.since = Math.max(this.since, moment);
      else this.until = Math.min(this.until, moment);
    }
  }

  holdsAt(now: number): boolean {
    return this.since <= now && now < this.until;
  }
}
