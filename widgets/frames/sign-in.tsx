import { SignIn } from '../../src/features/sign-in/sign-in.tsx';
import { mountFrame } from './mount-frame.tsx';

/** Sign-in as a frame: the password is typed on the platform's origin, the page hears only who is watching. */
void mountFrame(({ runtime, server }) => (
  <SignIn
    control={runtime.session!}
    emit={(name) => {
      const viewer = runtime.store.context.viewer.peek();
      if (name === 'signed-in' && viewer) server.emit('signedin', viewer);
      return true;
    }}
  />
));
