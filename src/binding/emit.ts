export interface EmitOptions {
  /** A request: whoever listens may prevent what would follow. A fact cannot be prevented. */
  cancelable?: boolean;
}

/** The arguments that tell one event of a map. */
export type Told<Events> = { [N in keyof Events & string]: [name: N, detail: Events[N], options?: EmitOptions] }[keyof Events & string];

/**
 * How a component tells its page what happened: in an element an event, on the site a callback.
 *
 * `Events` maps each name to its detail, null where there is none; one map for each element (`features/<area>/events.ts`).
 * Names are without the prefix: `access-required` becomes `footlight-access-required`.
 *
 * @returns false when the page prevented a cancelable one
 */
export type Emit<Events> = (...event: Told<Events>) => boolean;

/** Events that any element may tell. */
export interface ElementEvents {
  /** It cannot be shown; `code` says why and is stable, `message` is for logs. */
  error: { code: string; message: string; retryable: boolean };
}
