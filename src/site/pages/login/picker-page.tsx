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
    if (!isEnd) return;
    const { token, ...shown } = location.query;
    const kept = carriedQuery(operatorMemory(runtime.settings.realm).read()?.query ?? {});
    const isRestored = Object.keys(kept).every((key) => Object.hasOwn(shown, key));
    if (token && screen) navigator.rewrite({ provider: screen.query['provider'] ?? '', ...kept, ...carriedQuery(shown) });
    // Who turned back there chooses again, for what they came for.
    else if (shown['error'] && !isRestored) navigator.rewrite({ ...kept, ...shown });
  }, [navigator, runtime, location, isEnd]);
  return <SignInPage {...props} screen={isEnd ? brought.current : undefined} />;
}
