import { useLayoutEffect, useRef } from 'react';
import { type IdentityScreen, screenOf } from '../../../rules/identity/identity-screen.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { operatorMemory } from '../../../store/identity/operators/operator-memory.ts';
import type { PageProps } from '../../page.ts';
import { SignInPage } from '../sign-in-page.tsx';

/**
 * The provider picker. What an operator's page brought back is read once and taken out of the address; what the sign-in was for stands there instead.
 *
 * @source spec 3 §2 "With result=success and no device, it completes sign-in", §4 "Entry values stored earlier are restored into the query"
 */
export function PickerPage(props: PageProps) {
  const { location, navigator, runtime } = props;
  const brought = useRef<IdentityScreen>(undefined);
  const isEnd = location.match?.name === 'providers' && location.match.params.result === 'success';
  if (isEnd && location.query['token']) brought.current = screenOf({ ...location.match!, query: location.query });
  useLayoutEffect(() => {
    const screen = brought.current;
    if (!isEnd || !screen || !location.query['token']) return;
    const from = operatorMemory(runtime.settings.realm).read()?.from;
    navigator.rewrite({ provider: screen.query['provider'] ?? '', ...carriedQuery({ ...(from ? { from } : {}), ...location.query }) });
  }, [navigator, runtime, location, isEnd]);
  return <SignInPage {...props} screen={isEnd ? brought.current : undefined} />;
}
