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
  /** It cannot be shown; `code` says why and is stable, `message` is for logs. */
  error: { code: string; message: string; retryable: boolean };
}
