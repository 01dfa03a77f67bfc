import { supportedVersions, type Hello, type Welcome } from '../contract/envelope.ts';
import { eventNames } from '../contract/events.ts';
import { holdsGrant, type Grants } from '../contract/grants.ts';
import { methodNames, shapeOfMethod } from '../contract/methods.ts';
import { playerState, type PlayerState } from '../contract/player-state.ts';
import type { CallContext, HandlerTable } from './run-method.ts';

/** The registered grants, reduced to what the host said it wants. */
export const narrowGrants = (held: Grants, want: Hello['want']): Grants =>
  want === undefined
    ? held
    : {
        observe: held.observe && want.includes('observe'),
        control: held.control && want.includes('control'),
        load: held.load && want.includes('load'),
        calls: want.includes('calls') ? held.calls : [],
      };

const builtIn: ReadonlySet<string> = new Set(['subscribe', 'unsubscribe']);

function stateNow(handlers: HandlerTable, context: CallContext): PlayerState | null {
  if (!context.grants.observe || !handlers['getState']) return null;
  try {
    const read = playerState.safeParse(handlers['getState']({}, context));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

interface WelcomeParts {
  readonly v: number;
  readonly nonce: string;
  readonly session: string;
  readonly context: CallContext;
  readonly handlers: HandlerTable;
  readonly refusedTokens: readonly string[];
}

/** What a new session is told: what it may do, what it can be told, and the player as it is if that is known at once. */
export function welcomeText({ v, nonce, session, context, handlers, refusedTokens }: WelcomeParts): string {
  const { grants } = context;
  const message: Welcome & { t: 'welcome' } = {
    x: 1,
    t: 'welcome',
    v,
    nonce,
    session,
    grants,
    methods: methodNames.filter((name) => holdsGrant(grants, shapeOfMethod(name).grant) && (builtIn.has(name) || handlers[name])),
    events: grants.observe ? [...eventNames] : [],
    state: stateNow(handlers, context),
    refusedTokens: [...refusedTokens],
  };
  return JSON.stringify(message);
}

export const rejectText = (nonce: string, supported: readonly number[] = supportedVersions): string =>
  JSON.stringify({ x: 1, t: 'reject', nonce, supported });
