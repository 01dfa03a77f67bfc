import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { browserAuthenticator, offersPasskeys } from '../../../parts/passkeys/browser-authenticator.ts';
import { key } from '../../../parts/passkeys/key-icon.ts';
import { createPasskeySignIn } from '../../../store/identity/passkeys/passkey-sign-in.ts';
import { createLastProvider } from '../../../store/identity/providers/last-provider.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { WayFace } from '../own-ways/way-face.tsx';
import type { ScreenProps } from '../screen-props.ts';

/** Signs in by what the device keeps: by a press, and from the list of the e-mail field where the browser offers it. */
export function PasskeyButton({ control, complete, emit, isLast, authenticator = browserAuthenticator, mayOffer = offersPasskeys }: Pick<ScreenProps, 'control' | 'complete' | 'emit'> & { isLast: boolean; authenticator?: typeof browserAuthenticator; mayOffer?: typeof offersPasskeys }) {
  const label = useLabel();
  const { realm } = useRuntime().store.context.settings;
  const slice = useSlice(() => createPasskeySignIn({
    control, authenticator,
    onSignedIn(answer) {
      createLastProvider(realm).keep('passkey');
      complete(answer);
    },
  }), [control, realm]);
  const state = useSignal(slice.state);
  useEffect(() => {
    let isGone = false;
    void mayOffer().then((may) => void (may && !isGone && slice.offer()));
    return () => {
      isGone = true;
    };
  }, [slice]);
  useEffect(() => void (state.status === 'failed' && emit('sign-in-failed', { code: state.labelKey })), [state]);
  const isBusy = state.status === 'loading';
  return (
    <>
      <button type="button" className="fl-providers__button" part="way" aria-busy={isBusy || undefined} onClick={() => void slice.press()}>
        <WayFace icon={key} last={isLast ? label('lastUsed') : undefined}>{label('passkeyWay')}</WayFace>
        {isBusy && <VisuallyHidden>{label('loading')}</VisuallyHidden>}
      </button>
      {state.status === 'failed' && <Message tone="alert">{label(state.labelKey)}</Message>}
    </>
  );
}
