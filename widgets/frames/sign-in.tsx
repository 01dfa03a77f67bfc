import { SignIn } from '../../src/features/sign-in/sign-in.tsx';
import { sendToPage, signInMessages } from '../framing/frame-messages.ts';
import { signInPermissions } from './missing-permissions.ts';
import { mountFrame } from './mount-frame.tsx';

/** Sign-in as a frame: the password is typed on the platform's origin, the page receives only who is watching. */
void mountFrame(({ runtime, server }) => <SignIn control={runtime.session!} emit={sendToPage(server, signInMessages)} />, { permissions: signInPermissions });
