import { supportedVersions, type Hello, type Welcome } from '../../contract/messages/envelope.ts';
import { holdsGrant, type Grants } from '../../contract/origins/grants.ts';
import type { PlayerState } from '../../contract/player/player-state.ts';
import type { FrameContract } from '../frame-contract.ts';
import type { CallContext, HandlerTable } from '../requests/run-method.ts';

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

const builtIn: ReadonlySet<string> = new Set(['subscribe', 'unsubscribe', 'readCounters']);

function stateNow({ methods }: FrameContract, handlers: HandlerTable, context: CallContext): PlayerState | null {
  if (!context.grants.observe || !handlers['getState']) return null;
  try {
    const read = methods['getState']?.output.safeParse(handlers['getState']({}, context));
    return read?.success ? (read.data as PlayerState) : null;
  } catch {
    return null;
  }
}

interface WelcomeParts {
  readonly contract: FrameContract;
  readonly v: number;
  readonly nonce: string;
  readonly session: string;
  readonly context: CallContext;
  readonly handlers: HandlerTable;
  readonly refusedTokens: readonly string[];
}

/** What a new session is told: what it may do, what it can be told, and the player as it is if that is known at once. */
export function welcomeText({ contract, v, nonce, session, context, handlers, refusedTokens }: WelcomeParts): string {
  const { grants } = context;
  const message: Welcome & { t: 'welcome' } = {
    x: 1,
    t: 'welcome',
    v,
    nonce,
    session,
    grants,
    methods: Object.entries(contract.methods).filter(([name, { grant }]) => holdsGrant(grants, grant) && (builtIn.has(name) || handlers[name])).map(([name]) => name),
    events: grants.observe ? Object.keys(contract.events) : [],
    state: stateNow(contract, handlers, context),
    refusedTokens: [...refusedTokens],
  };
  return JSON.stringify(message);
}

export const rejectText = (nonce: string, supported: readonly number[] = supportedVersions): string =>
  JSON.stringify({ x: 1, t: 'reject', nonce, supported });
