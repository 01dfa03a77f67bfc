import type { CauseCode } from '../contracts/wire/cause-code.ts';

export interface EmitOptions {
  /** A request: a listener may prevent what would follow. A fact cannot be prevented. */
  cancelable?: boolean;
}

/** One event of a map, as `emit` takes it. */
export type EventArguments<Events> = { [N in keyof Events & string]: [name: N, detail: Events[N], options?: EmitOptions] }[keyof Events & string];

/**
 * How a component emits events: in an element they are dispatched, on the site a callback receives them.
 *
 * `Events` maps each name to its detail, null where there is none; one map for each element (`features/<area>/events.ts`).
 * Names are without the prefix: `access-required` becomes `footlight-access-required`.
 *
 * @returns false when the page prevented a cancelable one
 */
export type Emit<Events> = (...event: EventArguments<Events>) => boolean;

/** Events of every element. */
export interface ElementEvents {
  /**
   * It cannot be shown, or its page asked for something that cannot be; `code` says why and is stable, `message` is for logs. What the
   * page's author can mend is one of the listed codes, with the address of its explanation in `help`.
   */
  error: { code: CauseCode | (string & Record<never, never>); message: string; retryable: boolean; help?: string };
}
