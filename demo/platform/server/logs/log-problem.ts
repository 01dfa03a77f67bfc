/** The level of errors, as pino numbers it. */
const error = 50;

/** What JSON leaves as it is, and terminals and readers of lines obey: control characters past ASCII, Unicode's ends of lines, and changes of direction. */
const obeyed = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Which request met a problem: its id in the log, and the pattern of its address. */
export interface ProblemPlace { reqId?: string; route?: string }

/**
 * Writes that something failed to standard error, as one line of JSON in the shape of the request log.
 *
 * @param message without values of viewers: what statements fail with is written by `failureText`
 */
export function logProblem(message: string, place: ProblemPlace = {}): void {
  process.stderr.write(`${JSON.stringify({ level: error, time: Date.now(), pid: process.pid, ...place, msg: message }).replace(obeyed, escaped)}\n`);
}
