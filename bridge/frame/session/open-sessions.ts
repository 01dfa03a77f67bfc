import type { Hello } from '../../contract/messages/envelope.ts';
import type { EventName } from '../../contract/events.ts';
import type { Grants } from '../../contract/origins/grants.ts';
import { randomId } from '../../contract/messages/random-id.ts';
import type { acceptTokens } from '../../contract/frame/theme-tokens.ts';
import { createFrameSession, type FrameSession, type SessionPorts } from './frame-session.ts';
import { narrowGrants, welcomeText } from '../handshake/handshake-replies.ts';
import type { SessionStart } from './session-start.ts';

/** chosen: several, since a page's second connection must not end its first; few, since a page may forget to end them */
const mostSessions = 4;

/** What every session of a frame shares. */
type SharedPorts = Omit<SessionPorts, 'id' | 'origin' | 'grants' | 'port'> & { readonly acceptTokens: typeof acceptTokens };
interface OpenSession { readonly session: FrameSession; readonly want: Hello['want'] }

/** Welcomes a host page with a port of its own. */
function welcome(ports: Omit<SessionPorts, 'port'> & SharedPorts, { v, nonce, tokens: offered, locale, direction }: Hello, source: Window): { session: FrameSession; start: SessionStart } {
  const { contract, id, origin, grants, handlers } = ports;
  const { tokens, refused } = ports.acceptTokens(offered ?? {});
  const { port1, port2 } = new MessageChannel();
  const session = createFrameSession({ ...ports, port: port1 });
  const context = { origin, grants, signal: new AbortController().signal };
  source.postMessage(welcomeText({ contract, v, nonce, session: id, context, handlers, refusedTokens: refused }), origin, [port2]);
  return { session, start: { origin, grants, tokens, locale, direction } };
}

/** The conversations of one frame, four at most: one too many ends the oldest. */
export function createOpenSessions(shared: SharedPorts) {
  let sessions: readonly OpenSession[] = [];
  return {
    /** @param held what the origin is registered for */
    begin(hello: Hello, source: Window, origin: string, held: Grants): { session: FrameSession; start: SessionStart } {
      const open = sessions.filter(({ session }) => session.isOpen());
      for (const { session: oldest } of open.splice(0, open.length - mostSessions + 1)) oldest.end('replaced');
      shared.counters.count('sessions');
      const begun = welcome({ ...shared, id: randomId(), origin, grants: narrowGrants(held, hello.want) }, hello, source);
      sessions = [...open, { session: begun.session, want: hello.want }];
      return begun;
    },
    emit: (name: EventName, data: unknown) => sessions.forEach(({ session }) => session.emit(name, data)),
    areOpen: () => sessions.some(({ session }) => session.isOpen()),
    /** Of the pages that are connected. */
    origins: () => sessions.filter(({ session }) => session.isOpen()).map(({ session }) => session.origin),
    /** @param heldBy what an origin is registered for now; null ends its sessions */
    setGrants(heldBy: (origin: string) => Grants | null): void {
      for (const { session, want } of sessions) {
        const held = heldBy(session.origin);
        if (held) session.setGrants(narrowGrants(held, want));
        else session.end();
      }
    },
    /** Each is told that the document goes. */
    end(): void {
      for (const { session } of sessions) {
        session.emit('destroyed', null);
        session.end();
      }
      sessions = [];
    },
  };
}
