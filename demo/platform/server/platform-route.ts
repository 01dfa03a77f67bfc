import * as z from 'zod/mini';
import { setReporter } from '../../../src/contracts/wire/parsing/report.ts';
import { PlatformError } from './platform-error.ts';
import type { Ability, WritingAbility } from '../identity/profiles/abilities.ts';
import type { Caller, MemberCaller } from './request-caller.ts';

/** Who may make a call. `bearerless` routes read no access token; `buyer` routes are for members, and for guests who pay a gift. */
export type RouteAuth = 'none' | 'bearerless' | 'visitor' | 'guest' | 'member' | 'buyer';

interface RouteShape<I extends z.ZodMiniType, O extends z.ZodMiniType> {
  /** The call's name in `src/api/calls`; faults are set by it. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  path: string;
  /** Path parameters with the body of a write, or with the query of a read, in one. */
  input: I;
  /** What a write reads of its query, never of its body. A secret is read of no query. */
  queryFields?: readonly (keyof z.output<I> & string)[];
  output: O;
  /**
   * Set where the answer is the same for all guests of a tenant, locale and place: the parts of the input that it depends on.
   *
   * What else it depends on is the published data, and moments that are named to the caller's `life`. Undefined for an input whose answer is not shared.
   */
  sharedBy?(input: z.output<I>): readonly (string | number | boolean | undefined)[] | undefined;
  /** Set where an answer to a member depends on these beside: members of whom they are the same share one. Undefined for a member whose answer is nobody else's. */
  membersShareBy?(caller: Caller): Promise<readonly string[] | undefined>;
  /** Uses the JSON-RPC style envelope where the tenant's settings say so. */
  mayBeRpc?: boolean;
  /** Such answers are made one after the other, so that other calls get their turn in between. */
  isLarge?: boolean;
  /** On a tenant's own origin it may be asked without headers, which would cost a partner's page a preflight. */
  realmByHost?: boolean;
  /** How long a browser may keep the answer. chosen: a browser alone, because answers depend on the country of the address. */
  cacheSeconds?: number;
}

/** One call that the platform answers. */
export interface PlatformRoute<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> extends RouteShape<I, O> {
  auth: RouteAuth;
  /** What a member's profile must be able to do: every call of a member names it. A call of guests names it where it is about what only some members may. */
  ability?: Ability | undefined;
  answer(input: z.output<I>, caller: Caller): Promise<z.input<O>>;
}

/** A route without its type parameters, as the server runs it. */
export type AnyRoute = Omit<PlatformRoute, 'answer' | 'sharedBy' | 'queryFields'> & {
  queryFields?: readonly string[];
  answer(input: unknown, caller: Caller): Promise<unknown>;
  sharedBy?(input: unknown): ReturnType<NonNullable<PlatformRoute['sharedBy']>>;
};

/** The caller of a guest's or member's route always has a user. */
type CallerFor<A extends RouteAuth> = A extends 'guest' | 'member' | 'buyer' ? MemberCaller : Caller;

/** Reads name any ability. A write names one that is refused to the team while it acts in a member's name. */
type AbilityOf = { method: 'GET'; ability: Ability } | { method: Exclude<AnyRoute['method'], 'GET'>; ability: WritingAbility };

/** The ability that a call needs, by who may make it. */
type NeededAbility<A extends RouteAuth> = A extends 'member' | 'buyer' ? AbilityOf : A extends 'guest' ? AbilityOf | { ability?: never } : { ability?: never };

type Definition<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends RouteAuth> = RouteShape<I, O> & NeededAbility<A> & {
  auth: A;
  answer(input: z.output<I>, caller: CallerFor<A>): Promise<z.input<O>>;
};

/** Defines a route; the types of its answer follow from its schemas. */
export function defineRoute<I extends z.ZodMiniType, O extends z.ZodMiniType, const A extends RouteAuth>(definition: Definition<I, O, A>): AnyRoute {
  return definition as unknown as AnyRoute;
}

/**
 * Checks an answer against its contract, whole: what a client would leave out or read as unknown fails here.
 *
 * @returns the answer as it was
 * @throws PlatformError 500 `contract-broken`
 */
export function checkedAnswer<T>(name: string, contract: z.ZodMiniType, answer: T): T {
  const unknowns: string[] = [];
  const before = setReporter((place, found) => unknowns.push(`${place}: ${found}`));
  try {
    const fits = z.safeParse(contract, answer);
    if (fits.success && unknowns.length === 0) return answer;
    throw new PlatformError(500, 'contract-broken', `${name}: ${fits.success ? unknowns.join(', ') : z.prettifyError(fits.error)}`);
  } finally {
    setReporter(before);
  }
}
