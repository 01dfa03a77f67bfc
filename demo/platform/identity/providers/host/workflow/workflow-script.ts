/**
 * The partner's sign-in script, as the partner's own engineers would write it: a module, so that it loads under Trusted Types and a strict policy.
 *
 * `detectPartner({ clientId })` finds which partner's workflow a site uses, `runWorkflow({ partner, authorisationUri })` opens one and says
 * where it begins, `logout()` ends the partner's session of the newest workflow.
 *
 * @source spec 3 §4 "Identity-partner flow", §7 "A third-party sign-in SDK script"; chosen: its three functions, as the specification names none
 */
export const workflowScript = `const host = new URL(import.meta.url).origin;
const kept = 'identity-partner-workflow';

async function ask(path, fields) {
  const answer = await fetch(host + path, { method: 'POST', body: new URLSearchParams(fields), credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error('The partner answered ' + answer.status + '.');
  return answer.status === 204 ? undefined : answer.json();
}

export async function detectPartner({ clientId }) {
  return ask('/workflow/partner', { client_id: clientId });
}

export async function runWorkflow({ partner, authorisationUri }) {
  const { workflow, address } = await ask('/workflow/start', { partner, address: authorisationUri });
  sessionStorage.setItem(kept, workflow);
  return { address };
}

export async function logout() {
  const workflow = sessionStorage.getItem(kept);
  if (workflow === null) return;
  await ask('/workflow/logout', { workflow });
  sessionStorage.removeItem(kept);
}
`;
