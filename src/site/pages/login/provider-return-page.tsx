import { useLayoutEffect, useState } from 'react';
import { handOverOf } from '../../../rules/identity/providers/app-hand-over.ts';
import type { IdentityScreen } from '../../../rules/identity/identity-screen.ts';
import { providerReturnOf } from '../../../rules/identity/providers/provider-return.ts';
import { workflowReturnOf } from '../../../rules/identity/providers/workflow-return.ts';
import { carriedQuery, restoredQuery } from '../../../rules/identity/sign-in-return.ts';
import { createAttemptMemory } from '../../../store/identity/providers/attempt-memory.ts';
import type { SiteLocation } from '../../navigator/site-navigator.ts';
import type { PageProps } from '../../page.ts';
import { HandOverPage } from './hand-over-page.tsx';
import { SignInPage } from '../sign-in-page.tsx';

/**
 * Where a provider returns to. What it brought is read once and taken out of the address; what the sign-in was for stands there instead.
 *
 * @source spec 3 §2 "Generic single sign-on and OpenID pages", §4 "Entry values stored earlier are restored into the query"
 */
export function ProviderReturnPage(props: PageProps) {
  const { location } = props;
  // The address is emptied at once, so what it brought is known by its first drawing alone.
  const [isForApp] = useState(() => handOverOf(location)?.isReturn === true);
  const [isBack] = useState(() => location.match?.name === 'oauth' || providerReturnOf(location.query, location.hash) !== undefined);
  if (isForApp) return <HandOverPage {...props} />;
  return isBack ? <Returned {...props} /> : <SignInPage {...props} />;
}

function Returned(props: PageProps) {
  const { location, navigator, runtime } = props;
  const [screen] = useState(() => returnScreenOf(location, runtime.settings.realm));
  useLayoutEffect(() => {
    navigator.rewrite(carriedQuery(screen.query));
    if (location.hash) navigator.leaveFragment();
  }, [navigator, runtime, screen]);
  return <SignInPage {...props} screen={screen} />;
}

/** What the sign-in is for, and what the provider brought. */
function returnScreenOf({ match, query, hash }: SiteLocation, realm: string): IdentityScreen {
  const ended = workflowReturnOf(query);
  const back = ended ?? providerReturnOf(query, hash);
  const memory = createAttemptMemory(realm);
  // An OpenID page names no provider: the sign-in that was begun does.
  const provider = match?.name === 'oauth' ? match.params.provider : memory.ofState(back?.state ?? '')?.provider ?? '';
  const carried = carriedQuery({ ...restoredQuery(memory.read(provider)?.query ?? {}), ...query });
  return { name: 'oauth', params: { provider }, query: { ...carried, ...(ended && { PAGE_READY: 'true' }), ...Object.fromEntries(Object.entries(back ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined)) } };
}
