import { lazy, Suspense, useEffect } from 'react';
import { useLabel } from '../../src/binding/use-label.ts';
import { useSignal } from '../../src/binding/use-signal.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { Spinner } from '../../src/ui/feedback/spinner.tsx';

const SignIn = lazy(() => import('../../src/features/sign-in/sign-in.tsx').then((module) => ({ default: module.SignIn })));
const Checkout = lazy(() => import('../../src/features/checkout/checkout.tsx').then((module) => ({ default: module.Checkout })));

/** What a viewer has to settle before the title opens. */
export interface Access {
  need: 'sign-in' | 'licence';
  licences: string[];
}

/**
 * Sign-in or checkout over a framed player.
 *
 * chosen: inside the frame, because it is the platform's origin already; a new tab would sign in another storage partition.
 */
export function AccessPanel({ access, runtime, close }: { access: Access; runtime: Runtime; close(): void }) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const signsIn = access.need === 'sign-in' || viewer?.who !== 'member';
  useEffect(() => {
    if (access.need === 'sign-in' && viewer?.who === 'member') close();
  }, [viewer]);
  return (
    <Dialog label={label(signsIn ? 'signIn' : 'checkout')} closeLabel={label('close')} onClose={close}>
      <Suspense fallback={<Spinner label={label('loading')} />}>
        {signsIn
          ? <SignIn control={runtime.session!} emit={() => true} />
          : <Checkout licenceIds={access.licences} sandboxHint={runtime.settings.flags.sandboxPayments} emit={(...[name]) => {
              if (name === 'purchased') close();
              return true;
            }} />}
      </Suspense>
    </Dialog>
  );
}
