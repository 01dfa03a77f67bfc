import { useLabel } from '../../../binding/use-label.ts';

/** What the tenant's captcha does, and that it is doing it: nothing is asked of the viewer. */
export function CaptchaNote({ isChecking }: { isChecking: boolean }) {
  const label = useLabel();
  return (
    <div className="fl-sign-in__lead">
      <p>{label('captchaNote')}</p>
      <p role="status">{isChecking ? label('captchaChecking') : ''}</p>
    </div>
  );
}
