import { move, type Step } from './scenario.ts';

/** The next answer of this call is a fault of the platform's own switch. */
export const faulted = (call: string, status: number): Step =>
  move((platform) => platform.ask({ path: '/demo/faults', method: 'PUT', body: { call, status, count: 1 } }));
