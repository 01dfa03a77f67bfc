import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error.ts';
import type { AuthProvider } from '../../../../src/contracts/identity/auth-provider.ts';
import type { AttemptState, ProviderReturn } from '../../../../src/contracts/identity/sign-in-attempt.ts';
import { createAttemptMemory } from '../../../../src/store/identity/providers/attempt-memory.ts';
import { PartnerError, type PartnerWorkflow } from '../../../../src/store/identity/providers/partner/partner-workflow.ts';
import type { ProviderCalls } from '../../../../src/store/identity/providers/provider-calls.ts';
import { createProviderSignIn, type ProviderSignInParts } from '../../../../src/store/identity/providers/provider-sign-in.ts';
import { authorisation, partner } from '../../../support/fake-partner.ts';
import { settled } from '../../../support/settled.ts';

const google: AuthProvider = { name: 'google', kind: 'google', title: 'Google', featured: true, baseUri: 'http://google.localhost:4000' };
const attempt = { id: 'a1', secret: 's1', state: 'st1', expiresAt: 1_767_225_600_000 };
const answer = { authorisationToken: 'a', refreshToken: 'r', missingInformationStatus: 'COMPLETE' as const, linkedAccounts: [] };
const signedIn: AttemptState = { status: 'signed-in', answer };

function setUp({ how = 'window', uri = 'http://google.localhost:4000/authorize?x=1', isOpen = true, state = signedIn as AttemptState | Error, workflow = undefined as ProviderSignInParts['workflow'] }: { how?: 'window' | 'same-tab'; uri?: string; isOpen?: boolean; state?: AttemptState | Error; workflow?: ProviderSignInParts['workflow'] } = {}) {
  let take: (back: ProviderReturn) => boolean = () => false;
  const opened = { isOpen, go: vi.fn(), close: vi.fn(), onReturn: vi.fn((next: typeof take) => ((take = next), () => undefined)) };
  const page = { open: vi.fn(() => (how === 'window' ? opened : 'same-tab' as const)), leave: vi.fn() };
  const answered = async () => {
    if (state instanceof Error) throw state;
    return state;
  };
  const calls = {
    begin: vi.fn(async () => ({ authorisationUri: uri, attempt })), exchange: vi.fn(answered), deliver: vi.fn(async () => ({ status: 'compare' as const, compareCode: '42' })),
    read: vi.fn(async (): Promise<AttemptState> => ({ status: 'pending' })), confirm: vi.fn(answered), link: vi.fn(answered), skip: vi.fn(async () => signedIn), prove: vi.fn(answered),
  } satisfies ProviderCalls;
  const memory = createAttemptMemory('arena');
  const slice = createProviderSignIn({ calls, page, memory, query: { from: '/video/42' }, workflow });
  return { slice, opened, page, calls, memory, bring: (back: ProviderReturn) => take(back) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  createAttemptMemory('arena').forget('google');
  createAttemptMemory('arena').takeConflict('google');
  vi.useRealTimers();
});

test('a window is opened in the press, before the platform has answered', async () => {
  const { slice, page, opened } = setUp();
  const begun = slice.start(google, 'SIGNIN');
  expect(page.open).toHaveBeenCalledTimes(1);
  await begun;
  expect(opened.go).toHaveBeenCalledWith('http://google.localhost:4000/authorize?x=1');
  expect(slice.step.value).toEqual({ step: 'waiting' });
});

test('what the window brings is exchanged once, and only if it answers this attempt', async () => {
  const { slice, bring, calls } = setUp();
  await slice.start(google, 'SIGNIN');
  expect(bring({ state: 'other', code: 'c' })).toBe(false);
  expect(calls.exchange).not.toHaveBeenCalled();
  expect(bring({ state: 'st1', code: 'c' })).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.exchange).toHaveBeenCalledTimes(1);
  expect(slice.step.value).toEqual({ step: 'signed-in', answer });
});

test('after a conflict the provider is asked once to ask who it is, by the next screen too', async () => {
  const { slice, bring, calls } = setUp({ state: new ApiError('refused', 'loginWithGoogle', { status: 409, body: { code: 'accountConflict', messages: [] } }) });
  await slice.start(google, 'SIGNIN');
  bring({ state: 'st1', code: 'c' });
  await vi.waitFor(() => expect(slice.step.value).toEqual({ step: 'conflict' }));
  slice.dispose();
  expect(calls.begin).toHaveBeenLastCalledWith(google, 'SIGNIN', undefined);
  const next = setUp();
  await next.slice.start(google, 'SIGNIN');
  expect(next.calls.begin).toHaveBeenLastCalledWith(google, 'SIGNIN', 'prompt=login');
  await next.slice.start(google, 'SIGNIN');
  expect(next.calls.begin).toHaveBeenLastCalledWith(google, 'SIGNIN', undefined);
});

test.each(['http://evil.example/authorize', 'javascript:alert(1)', 'http://google.localhost:4000@evil.example/'])('no browser is sent to %s', async (uri) => {
  const { slice, opened, page } = setUp({ uri });
  await slice.start(google, 'SIGNIN');
  expect(opened.go).not.toHaveBeenCalled();
  expect(page.leave).not.toHaveBeenCalled();
  expect(opened.close).toHaveBeenCalled();
  expect(slice.step.value).toEqual({ step: 'failed', problem: { labelKey: 'sorrySomethingWentWrong' } });
});

test('a blocked window offers this tab, which keeps what the sign-in is for', async () => {
  const { slice, page, memory } = setUp({ isOpen: false });
  await slice.start(google, 'SIGNIN');
  expect(slice.step.value).toEqual({ step: 'blocked' });
  slice.goOnHere();
  expect(page.leave).toHaveBeenCalledWith('http://google.localhost:4000/authorize?x=1');
  expect(memory.read('google')).toMatchObject({ query: { from: '/video/42' }, attempt: { state: 'st1' } });
});

test('a redirect is resumed once, by the tab that began it', async () => {
  const { slice, calls, memory } = setUp({ how: 'same-tab' });
  await slice.start(google, 'SIGNIN');
  expect(await slice.resume(google, { state: 'another', code: 'c' })).toBe(false);
  expect(await slice.resume(google, { state: 'st1', code: 'c' })).toBe(true);
  expect(calls.exchange).toHaveBeenCalledWith(google, attempt, { state: 'st1', code: 'c' }, 'SIGNIN');
  expect(memory.read('google')).toBeUndefined();
  expect(await slice.resume(google, { state: 'st1', code: 'c' })).toBe(false);
});

test('a window that lost its opener is found by asking: its digits are typed here', async () => {
  const { slice, calls } = setUp();
  await slice.start(google, 'SIGNIN');
  calls.read.mockResolvedValueOnce({ status: 'compare' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(slice.step.value).toEqual({ step: 'comparing' });
  calls.confirm.mockRejectedValueOnce(new ApiError('refused', 'confirmAttempt', { status: 400, body: { code: 'compare-code-wrong', messages: [] } }));
  await slice.compare('41');
  expect(slice.step.value).toEqual({ step: 'comparing', wrong: true });
  await slice.compare('42');
  expect(slice.step.value).toEqual({ step: 'signed-in', answer });
});

test('the newest sign-in wins: the window of the one before closes, and what it brings is left', async () => {
  const { slice, opened, bring } = setUp();
  await slice.start(google, 'SIGNIN');
  const first = opened.onReturn.mock.calls[0]![0];
  await slice.start(google, 'SIGNUP');
  expect(opened.close).toHaveBeenCalledTimes(1);
  expect(first({ state: 'st1', code: 'old' })).toBe(false);
  expect(bring({ state: 'st1', code: 'new' })).toBe(true);
});

test('a link proves both sides: the window proves the person, and the exchange is made for the member', async () => {
  const { slice, bring, calls } = setUp({ state: { status: 'linked', person: { provider: 'google' } } });
  await slice.start(google, 'LINK');
  expect(calls.begin).toHaveBeenCalledWith(google, 'LINK', undefined);
  bring({ state: 'st1', code: 'c' });
  await settled();
  expect(calls.exchange).toHaveBeenCalledWith(google, attempt, { state: 'st1', code: 'c' }, 'LINK');
  expect(slice.step.value).toEqual({ step: 'linked' });
});

test('a link that went on in this tab is still a link when it returns', async () => {
  const { slice, calls } = setUp({ how: 'same-tab', state: { status: 'linked' } });
  await slice.start(google, 'LINK');
  expect(await slice.resume(google, { state: 'st1', code: 'c' })).toBe(true);
  expect(calls.exchange).toHaveBeenCalledWith(google, attempt, { state: 'st1', code: 'c' }, 'LINK');
});

describe('asking nobody', () => {
  const club: AuthProvider = { ...google, name: 'club', kind: 'openid' };
  const silent = 'http://google.localhost:4000/authorize?prompt=none';
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    createAttemptMemory('arena').forget('club');
    vi.restoreAllMocks();
  });
  const begin = async (state?: AttemptState | Error, silentAuthorisationUri: string | undefined = silent) => {
    const made = setUp({ how: 'same-tab', ...(state ? { state } : {}) });
    made.calls.begin.mockImplementation(async () => ({ authorisationUri: 'http://google.localhost:4000/authorize', attempt, ...(silentAuthorisationUri ? { silentAuthorisationUri } : {}) }) as never);
    await made.slice.start(club, 'SIGNIN', { silent: true, extraParams: 'login_hint=ada' });
    return made;
  };

  test('goes by the silent address, and whoever is signed in there is signed in here', async () => {
    const { slice, page, calls } = await begin();
    expect(calls.begin).toHaveBeenCalledWith(club, 'SIGNIN', 'login_hint=ada');
    expect(page.leave).toHaveBeenCalledExactlyOnceWith(silent);
    await slice.resume(club, { state: 'st1', code: 'c' });
    expect(slice.step.value).toEqual({ step: 'signed-in', answer });
  });

  test.each<[string, AttemptState | Error]>([['login_required', { status: 'failed', code: 'providerAsksViewer' }], ['no answer', new ApiError('unreachable', 'exchangeOpenIdCode')], ['too late', { status: 'expired' }]])('%s: on as a guest, with a warning', async (_, state) => {
    const { slice } = await begin(state);
    await slice.resume(club, { state: 'st1', error: 'login_required' });
    expect(slice.step.value).toEqual({ step: 'as-guest' });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test.each([['on another origin', 'https://evil.example/authorize'], ['none', '']])('an address that is %s: on as a guest, and nobody is sent there', async (_, uri) => {
    const { slice, page } = await begin(undefined, uri);
    expect([slice.step.value, page.leave.mock.calls]).toEqual([{ step: 'as-guest' }, []]);
  });
});

test('an answer finds its attempt by the state, whichever provider it is', async () => {
  const { slice, memory } = setUp({ how: 'same-tab' });
  await slice.start(google, 'SIGNIN');
  expect([memory.ofState('st1')?.provider, memory.ofState('other'), memory.ofState('')]).toEqual(['google', undefined, undefined]);
});

test.each<[string, AttemptState | Error, object]>([
  ['turned back', { status: 'failed', code: 'providerCancelled' }, { step: 'cancelled' }],
  ['409', new ApiError('refused', 'loginWithGoogle', { status: 409, body: { code: 'accountConflict', messages: [] } }), { step: 'conflict' }],
  ['a text of the provider', { status: 'failed', code: '<b>call us</b>' }, { step: 'failed', problem: { labelKey: 'sorrySomethingWentWrong' } }],
  ['too late', { status: 'expired' }, { step: 'failed', problem: { labelKey: 'signInExpired' } }],
  ['a new person', { status: 'linking', person: { provider: 'google', name: 'Ada' } }, { step: 'linking', person: { provider: 'google', name: 'Ada' } }],
])('%s', async (_, state, step) => {
  const { slice, bring } = setUp({ state });
  await slice.start(google, 'SIGNIN');
  bring({ state: 'st1', code: 'c' });
  await settled();
  expect(slice.step.value).toEqual(step);
});

test('a proof that a browser asks goes with the password of a link; without one nothing is sent, and the screen stays', async () => {
  const { slice, bring, calls } = setUp({ state: { status: 'linking', person: { provider: 'google' } } });
  await slice.start(google, 'SIGNIN');
  bring({ state: 'st1', code: 'c' });
  await settled();
  await slice.link({ email: 'a@example.org', password: 'x' }, () => Promise.reject(new ApiError('refused', 'proveAppCheck', { status: 403, body: { code: 'appCheckFailedWeb', messages: [] } })));
  expect(slice.step.value).toEqual({ step: 'linking', person: { provider: 'google' }, problem: { labelKey: 'appCheckFailedWeb' } });
  expect(calls.link).not.toHaveBeenCalled();
  await slice.link({ email: 'a@example.org', password: 'x' }, async () => 'proof');
  expect(calls.link).toHaveBeenCalledWith(expect.anything(), { email: 'a@example.org', password: 'x', captchaToken: 'proof' });
});

test('a wrong password keeps the linking screen; skipping makes an account', async () => {
  const { slice, bring, calls } = setUp({ state: { status: 'linking', person: { provider: 'google' } } });
  await slice.start(google, 'SIGNIN');
  bring({ state: 'st1', code: 'c' });
  await settled();
  calls.link.mockRejectedValueOnce(new ApiError('refused', 'linkAttempt', { status: 401, body: { code: 'failedAuthentication', messages: [] } }));
  await slice.link({ email: 'a@example.org', password: 'x' });
  expect(slice.step.value).toEqual({ step: 'linking', person: { provider: 'google' }, problem: { labelKey: 'failedAuthentication' } });
  await slice.skip();
  expect(slice.step.value).toEqual({ step: 'signed-in', answer });
});

/** @source spec 3 §4 "Identity-partner flow" */
describe('the workflow of a partner', () => {
  const workflowOf = (own: Partial<PartnerWorkflow> = {}) => ({ isHere: vi.fn(() => true), wayThere: vi.fn(() => '/login/partner?from=%2Fvideo%2F42'), takeBegin: vi.fn(() => false), run: vi.fn(async () => `${authorisation}&begun=1`), logOut: vi.fn(async () => undefined), ...own }) satisfies PartnerWorkflow;
  const setUpPartner = (own: Partial<PartnerWorkflow> = {}, how: Parameters<typeof setUp>[0] = {}) => {
    const workflow = workflowOf(own);
    return { workflow, ...setUp({ how: 'same-tab', uri: authorisation, workflow: async () => workflow, ...how }) };
  };
  afterEach(() => createAttemptMemory('arena').forget('partner'));

  test('what the sign-in is for is stored before the workflow is run, which then takes the page’s place', async () => {
    const stored: unknown[] = [];
    const { slice, page, workflow, memory } = setUpPartner({ run: async () => (stored.push(memory.read('partner')?.query), `${authorisation}&begun=1`) });
    await slice.start(partner, 'SIGNIN');
    expect(stored).toEqual([{ from: '/video/42' }]);
    expect(page.leave).toHaveBeenCalledExactlyOnceWith(`${authorisation}&begun=1`);
    expect(workflow.logOut).not.toHaveBeenCalled();
  });

  test('a page that may not run the script opens the one that may, and asks for no attempt', async () => {
    const { slice, page, calls, workflow } = setUpPartner({ isHere: () => false });
    await slice.start(partner, 'SIGNIN');
    expect(workflow.wayThere).toHaveBeenCalledWith(partner, { from: '/video/42' });
    expect(page.leave).toHaveBeenCalledExactlyOnceWith('/login/partner?from=%2Fvideo%2F42');
    expect(calls.begin).not.toHaveBeenCalled();
  });

  test('one that does not begin is said, may be tried again at once, and leaves nothing in storage', async () => {
    const run = vi.fn().mockRejectedValueOnce(new PartnerError('partner-script-unavailable', undefined)).mockResolvedValueOnce(authorisation);
    const { slice, page, memory } = setUpPartner({ run });
    await slice.start(partner, 'SIGNIN');
    expect(slice.step.value).toEqual({ step: 'failed', problem: { labelKey: 'sorrySomethingWentWrong' }, retry: true });
    expect([page.leave.mock.calls, memory.read('partner')]).toEqual([[], undefined]);
    await slice.start(partner, 'SIGNIN');
    expect(page.leave).toHaveBeenCalledExactlyOnceWith(authorisation);
  });

  test('code that does not come is a failure that may be tried again', async () => {
    const { slice, calls } = setUpPartner({}, { workflow: async () => { throw new TypeError('Failed to fetch dynamically imported module'); } });
    await slice.start(partner, 'SIGNIN');
    expect(slice.step.value).toMatchObject({ step: 'failed', retry: true });
    expect(calls.begin).not.toHaveBeenCalled();
  });

  test.each<[string, AttemptState | Error, number]>([
    ['an exchange that is refused', new ApiError('refused', 'exchangePartnerToken', { status: 401, body: { code: 'provider-proof-refused', messages: [] } }), 1],
    ['no answer', new ApiError('unreachable', 'exchangePartnerToken'), 1],
    ['a failed workflow', { status: 'failed', code: 'sorrySomethingWentWrong' }, 1],
    ['a viewer who turned back has not failed', { status: 'failed', code: 'providerCancelled' }, 0],
    ['nor has one who is signed in', signedIn, 0],
  ])('%s: the partner is logged out %j, %i times', async (_, state, times) => {
    const { slice, workflow } = setUpPartner({}, { state });
    await slice.start(partner, 'SIGNIN');
    expect(await slice.resume(partner, { state: 'st1', code: 't1' })).toBe(true);
    expect(workflow.logOut).toHaveBeenCalledTimes(times);
  });

  test('in a window of its own the partner’s page is opened as any other, and no script is fetched', async () => {
    const workflow = vi.fn(async () => workflowOf());
    const { slice, opened } = setUp({ uri: authorisation, workflow });
    await slice.start(partner, 'SIGNIN');
    expect(opened.go).toHaveBeenCalledWith(authorisation);
    expect(workflow).not.toHaveBeenCalled();
  });
});
