import { ask, type Earlier, type Scenario } from '../scenario.ts';

const refreshToken = ({ login }: Earlier) => ({ refreshToken: login?.['refreshToken'] ?? '' });

/** Sign-in, its refusals, refresh and the end of a session. */
export const identityScenarios: Scenario[] = [
  {
    realm: 'arena', viewer: 'visitor', steps: [
      ask('login', 'a member', { id: 'member@footlight.test', secret: 'footlight' }),
      ask('refreshTokens', 'once', refreshToken),
      ask('logout', 'signed in', refreshToken),
      ask('refreshTokens', 'after logout', refreshToken),
      ask('login', 'a wrong password', { id: 'member@footlight.test', secret: 'wrong' }),
      ask('login', 'an empty form', { id: '', secret: '' }),
      ask('refreshTokens', 'an unknown token', { refreshToken: 'unknown' }),
    ],
  },
  {
    realm: 'cinema', viewer: 'visitor', steps: [
      ask('login', 'a wrong password, without an envelope', { id: 'child@footlight.test', secret: 'wrong' }),
      ask('login', 'a child, without an envelope', { id: 'child@footlight.test', secret: 'footlight' }),
      ask('refreshTokens', 'first of two', refreshToken),
      ask('refreshTokens', 'too early', ({ refreshTokens }) => ({ refreshToken: refreshTokens?.['refreshToken'] ?? '' })),
    ],
  },
];
