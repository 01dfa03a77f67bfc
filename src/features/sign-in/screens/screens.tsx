import { useLabel } from '../../../binding/use-label.ts';
import { Wanted } from '../../../parts/feedback/wanted.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SignInSkeleton } from './sign-in-skeleton.tsx';
import { screenOfRoute } from './screen-of-route.ts';

/** The screen of an address: at once, or once its code has come. Each address begins anew. */
export function Screens(props: ScreenProps) {
  const label = useLabel();
  const found = screenOfRoute(props.screen.name);
  const key = JSON.stringify(props.screen);
  if ('here' in found) return <found.here key={key} {...props} />;
  return <Wanted key={key} load={found.load} props={props} waiting={<SignInSkeleton label={label('loading')} />} />;
}
