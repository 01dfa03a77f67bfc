import type * as z from 'zod/mini';
import type { Caller, MemberCaller } from './request-caller.ts';

/** Who may make a call. `bearerless` is for calls that carry their proof elsewhere or need none. */
export type RouteAuth = 'none' | 'bearerless' | 'visitor' | 'guest' | 'member';

interface RouteShape<I extends z.ZodMiniType, O extends z.ZodMiniType> {
  /** The call's name in the product; faults are set by it. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  /** Path parameters, query and body in one. */
  input: I;
  output: O;
  /** Answers in the JSON-RPC style where the tenant asks for it. */
  mayBeRpc?: boolean;
}

/** One call that the platform answers. */
export interface PlatformRoute<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> extends RouteShape<I, O> {
  auth: RouteAuth;
  answer(input: z.output<I>, caller: Caller): Promise<z.input<O>>;
}

/** What the server needs of a route, whatever its shapes. */
export type AnyRoute = Omit<PlatformRoute, 'answer'> & { answer(input: unknown, caller: Caller): Promise<unknown> };

/** A guest or a member is always there where the call asks for one. */
type CallerFor<A extends RouteAuth> = A extends 'guest' | 'member' ? MemberCaller : Caller;

type Definition<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends RouteAuth> = RouteShape<I, O> & {
  auth: A;
  answer(input: z.output<I>, caller: CallerFor<A>): Promise<z.input<O>>;
};

/** Ties a call's shapes to its answer. */
export function defineRoute<I extends z.ZodMiniType, O extends z.ZodMiniType, const A extends RouteAuth>(definition: Definition<I, O, A>): AnyRoute {
  return definition as unknown as AnyRoute;
}
