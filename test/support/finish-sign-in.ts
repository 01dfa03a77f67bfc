import type { Reply, TestPlatform, TestRealm } from './test-platform.ts';

interface Answer { authorisationToken: string; missingInformationStatus: string }

/** Gives what every tenant's form asks for, as a new person does before the first session. */
export function finishSignIn(platform: TestPlatform, realm: TestRealm, { authorisationToken: token }: Answer): Promise<Reply> {
  const body = { token, details: { name: 'Nova Lindqvist', birthDate: '1991-02-03' }, consentAnswers: [{ fieldName: 'terms', answer: true }] };
  return platform.ask({ realm, path: '/api/v1/sign-in/finish', body });
}
