import { useLabel } from '../src/binding/use-label.ts';
import type { SignInEvents } from '../src/features/sign-in/events.ts';
import type { Runtime } from '../src/runtime/runtime.ts';
import { defineWidget } from './element/define-widget.ts';
import type { commonProperties } from './element/property.ts';
import type { WidgetHost } from './element/widget-host.ts';
import { LatePart } from './starting/late-part.tsx';
import { WidgetRoot } from './element/widget-root.tsx';
import { FrameBox } from './framing/frame-box.tsx';
import { emitFromFrame, signInMessages } from './framing/frame-messages.ts';

/** Drawn on the platform's own origin only: a partner's page never loads its code. */
const importSignIn = () => import('../src/features/sign-in/sign-in.tsx');
type SignInHost = WidgetHost<typeof commonProperties, SignInEvents>;

/**
 * Sign-in by e-mail and password. On a partner's page the form is a frame of the platform: no password is typed into the page.
 *
 * @attr realm - another tenant than the script's own
 * @attr locale - the language to show, when the tenant offers it
 * @fires footlight-signed-in - somebody signed in, which is `onSigninComplete`: the element stays, and the page decides where it goes; detail carries no secret
 * @fires footlight-signed-out - the viewer signed out here
 * @fires footlight-sign-in-failed - an attempt was refused; detail.code says why
 * @fires footlight-navigate - a link was clicked; prevent it to go there yourself
 * @fires footlight-error - the element could not be shown; detail.code says why
 * @csspart frame - the frame on a partner's page
 */
export const signIn = defineWidget({
  name: 'sign-in',
  properties: {},
  component: ({ host }: { host: SignInHost }) => (
    <WidgetRoot host={host} shape="form">{(runtime) => <InlineOrFramed runtime={runtime} host={host} />}</WidgetRoot>
  ),
});

function InlineOrFramed({ runtime, host }: { runtime: Runtime; host: SignInHost }) {
  const label = useLabel();
  const { session } = runtime;
  if (session) return <LatePart host={host} load={importSignIn}>{({ SignIn }) => <SignIn control={session} emit={host.emit} />}</LatePart>;
  return (
    <FrameBox
      origin={runtime.settings.origin}
      name="sign-in"
      title={label('signIn')}
      allow="publickey-credentials-get; identity-credentials-get"
      onConnected={(connection) => emitFromFrame<SignInEvents>(connection, signInMessages, host.emit)}
    />
  );
}
