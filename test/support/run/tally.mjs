import { slowestLines } from './slowest.mjs';

/** Adds up what ran, and says each step in one line. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  #rows = [];
  #failures = [];
  #durations = [];

  /** One step's end: its counts, how long it took, and a word of explanation. */
  add(name, { passed = 0, failed = 0, skipped = 0 }, seconds, note = '') {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    const row = `${failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : '–   '} ${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${passed} passed, ${failed} failed, ${skipped} skipped${note && `  (${note})`}`;
    this.#rows.push(row);
    process.stdout.write(`${row}\n`);
  }

  /** What failed, a line each, for the end. */
  addFailures(failures) {
    this.#failures.push(...failures);
  }

  /** How long tests took. */
  addDurations(durations) {
    this.#durations.push(...durations);
  }

  /** The slowest tests, all steps once more, what failed in them, then the one line that counts. */
  end() {
    const slowest = this.#durations.length > 0 ? ['The slowest tests:', ...slowestLines(this.#durations), ''] : [];
    process.stdout.write(`\n${[...slowest, ...this.#rows, ...this.#failures].join('\n')}\n\n${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped\n`);
    return this.failed === 0 && this.passed > 0;
  }
}
