import { endOpenSession, endOtherSessions, readSessions } from '../../../api/calls/identity/open-sessions.ts';
import type { OpenSession } from '../../../contracts/identity/open-session.ts';
import { type AccountContext, type AccountOutcome, type AccountPart, createAccountPart } from './account-part.ts';

/** Where the account is signed in. */
export interface OpenSessions extends AccountPart<OpenSession[]> {
  end(sessionId: string): Promise<AccountOutcome>;
  endOthers(): Promise<AccountOutcome>;
}

/** @source issue "sessions and devices with sign out there" */
export function createOpenSessions(context: AccountContext): OpenSessions {
  const { client } = context;
  const part = createAccountPart(context, async (signal) => (await client.call(readSessions, {}, { signal })).sessions);
  return {
    ...part,
    end: (sessionId) => part.change(async () => void await client.call(endOpenSession, { sessionId })),
    endOthers: () => part.change(async () => void await client.call(endOtherSessions, {})),
  };
}
