/** The level of errors, as pino numbers it. */
const error = 50;

/** Which request met a problem: its id in the log, and the pattern of its address. */
export interface ProblemPlace { reqId?: string; route?: string }

/**
 * Writes that something failed to standard error, as one line of JSON in the shape of the request log.
 *
 * @param message without values of viewers: what statements fail with is written by `failureText`
 */
export function logProblem(message: string, place: ProblemPlace = {}): void {
  process.stderr.write(`${JSON.stringify({ level: error, time: Date.now(), pid: process.pid, ...place, msg: message })}\n`);
}
