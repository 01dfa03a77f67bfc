/** What the line saw of one request. Every time is epoch milliseconds. */
export interface LoggedRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  /** Whether a connection had to be opened for it. */
  readonly opened: boolean;
  readonly asked: number;
  status: number;
  type: string;
  ended: number;
  /** Bytes of the body as they arrived: when and how many. */
  readonly arrived: [at: number, bytes: number][];
}

/** Fractions of a millisecond included, comparable with a page's `performance.timeOrigin`. */
export const epochNow = (): number => performance.timeOrigin + performance.now();

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Bytes of one body that had arrived by then. */
export const bytesBy = ({ arrived }: LoggedRequest, until = Infinity): number => sum(arrived.filter(([at]) => at <= until).map(([, bytes]) => bytes));

/** Bytes of JavaScript on the wire before a moment. */
export const codeBytesBy = (requests: readonly LoggedRequest[], until: number): number =>
  sum(requests.filter(({ type }) => type.includes('javascript')).map((request) => bytesBy(request, until)));

/** A line for each request up to a moment: when it was asked, began to arrive and had arrived, from the start of the page. */
export function waterfallOf(requests: readonly LoggedRequest[], start: number, until: number): string[] {
  const at = (time: number | undefined): string => (time === undefined || time > until ? '–' : String(Math.round(time - start))).padStart(6);
  return requests.filter(({ asked }) => asked <= until).map((request) => {
    const place = `${request.host.split('.')[0]} ${request.path.split('?')[0]}`;
    const size = `${(bytesBy(request) / 1000).toFixed(1)} kB`.padStart(10);
    return `${at(request.asked)}${at(request.arrived[0]?.[0])}${at(request.ended || undefined)}${size}  ${request.opened ? '+' : ' '} ${request.method.padEnd(7)} ${request.status} ${place}`;
  });
}
