import { makeMagicCode, readMagicLink, signInByMagicLink, startMagicLink } from '../../../api/calls/identity/magic-link.ts';
import type { MagicAttempt } from '../../../contracts/identity/magic-link.ts';
import type { SessionControl } from '../../../session/session-control.ts';
import { proofStep } from '../mailed-proof.ts';

type Ask = Pick<SessionControl, 'ask'>;

/** Asks for a link. */
export const createMagicStart = ({ ask }: Ask) => proofStep((email: string) => ask(startMagicLink, { email }, { bearer: null }));

/** Looks at an opened link, which uses nothing up. */
export const createMagicLook = ({ ask }: Ask) => proofStep((input: { token: string; attempt?: MagicAttempt }) => ask(readMagicLink, input, { bearer: null }));

/** Makes the code of an opened link. */
export const createMagicCode = ({ ask }: Ask) => proofStep((token: string) => ask(makeMagicCode, { token }, { bearer: null }));

/** Signs in by the link, or by the code that another device shows. */
export const createMagicSignIn = ({ ask }: Ask) => proofStep((proof: { attempt: MagicAttempt; token?: string; code?: string }) => ask(signInByMagicLink, proof, { bearer: null }));
