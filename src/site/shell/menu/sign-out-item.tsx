import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { pathFor } from '../../../routing/path-for.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { SiteNavigator } from '../../navigator/site-navigator.ts';
import { signOut } from '../../sign-out.ts';

/** Signs a member out and goes home; nothing for a guest. @source spec 3 §2 "a logout button (not for guests)" */
export function SignOutItem({ runtime, navigator, onLeave }: { runtime: Runtime; navigator: SiteNavigator; onLeave(): void }) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  if (viewer?.who !== 'member') return null;
  const leave = () => {
    onLeave();
    void signOut(runtime);
    navigator.visit(pathFor({ name: 'home' }, runtime.settings.countryCode));
  };
  return <Button variant="ghost" size="small" onClick={leave}>{label('signOut')}</Button>;
}
