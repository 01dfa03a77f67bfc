import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPartnerWorkflow, type PartnerPlace } from '../../../../../src/store/identity/providers/partner/partner-workflow.ts';
import { authorisation, fakePartnerScript, partner } from '../../../../support/fake-partner.ts';

const place: PartnerPlace = { isHere: () => true, wayThere: () => '/login/partner', takeBegin: () => false };

function setUp(answers: Parameters<typeof fakePartnerScript>[0] = {}, load?: () => Promise<never>) {
  const { script, asked } = fakePartnerScript(answers);
  const loaded = vi.fn(load ?? (async () => script));
  return { workflow: createPartnerWorkflow({ place, load: loaded }), loaded, asked };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** @source spec 3 §4 "detect the partner, run the workflow" */
test('the partner is detected, then its workflow is run for this authorisation', async () => {
  const { workflow, loaded, asked } = setUp();
  expect(await workflow.run(partner, authorisation)).toBe(authorisation);
  expect([loaded.mock.calls, asked]).toEqual([[[partner.sdkUri]], ['detect', 'run']]);
  expect(console.error).not.toHaveBeenCalled();
});

/** @source spec 3 §8 "a failure to load the partner SDK is logged and raised" */
test('a script that does not come is logged and raised, and no session is ended that nobody began', async () => {
  const { workflow, asked } = setUp({}, async () => { throw new TypeError('Failed to fetch'); });
  await expect(workflow.run(partner, authorisation)).rejects.toMatchObject({ code: 'partner-script-unavailable' });
  expect(console.error).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

test.each(['https://evil.example/sdk.js', '//evil.example/sdk.js', 'javascript:alert(1)', 'data:text/javascript,1', `${partner.baseUri}@evil.example/sdk.js`, '/sdk.js', ''])('a script at %s is never fetched', async (sdkUri) => {
  const { workflow, loaded } = setUp();
  await expect(workflow.run({ ...partner, sdkUri }, authorisation)).rejects.toMatchObject({ code: 'partner-script-unavailable' });
  expect(loaded).not.toHaveBeenCalled();
});

/** @source spec 3 §4 "On failure the partner session is logged out and an error is shown" */
test.each<[string, Parameters<typeof fakePartnerScript>[0], string, string[]]>([
  ['no partner serves this site', { detect: new Error('404') }, 'partner-detection-failed', ['detect', 'logout of nobody']],
  ['an answer that names none', { detect: { partner: 7 } }, 'partner-detection-failed', ['detect', 'logout of nobody']],
  ['nothing', { detect: undefined }, 'partner-detection-failed', ['detect', 'logout of nobody']],
  ['a workflow that fails', { run: new Error('500') }, 'partner-workflow-failed', ['detect', 'run', 'logout']],
  ['a workflow at another origin', { run: { address: 'https://evil.example/auth' } }, 'partner-workflow-failed', ['detect', 'run', 'logout']],
  ['a workflow that is script', { run: { address: 'javascript:alert(1)' } }, 'partner-workflow-failed', ['detect', 'run', 'logout']],
  ['a workflow without a beginning', { run: {} }, 'partner-workflow-failed', ['detect', 'run', 'logout']],
])('%s: logged, raised, and the partner is logged out', async (_, answers, code, requests) => {
  const { workflow, asked } = setUp(answers);
  await expect(workflow.run(partner, authorisation)).rejects.toMatchObject({ code });
  expect(asked).toEqual(requests);
  expect(console.error).toHaveBeenCalledOnce();
});

/** @source spec 3 §8 "Logout or guest-session failures only log warnings" */
test('a log-out that fails is a warning and no failure', async () => {
  const { workflow } = setUp({ logout: new Error('500') });
  await workflow.logOut(partner);
  const { workflow: without } = setUp({}, async () => { throw new Error('away'); });
  await without.logOut(partner);
  expect(console.warn).toHaveBeenCalledTimes(2);
});
