import { useLabel } from '../../../binding/use-label.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';

export interface ProviderButtonProps {
  provider: AuthProvider;
  purpose: 'SIGNIN' | 'SIGNUP';
  /** It signed somebody in on this device the last time. */
  isLast: boolean;
  isBusy: boolean;
  onPress(): void;
}

/**
 * A provider to sign in with. A letter of ours stands for each: no sign of another house is drawn.
 *
 * @source spec 3 §9 "Apple button height 38. Social icon size 23"
 */
export function ProviderButton({ provider, purpose, isLast, isBusy, onPress }: ProviderButtonProps) {
  const label = useLabel();
  return (
    <button type="button" className={`fl-providers__button fl-providers__button--${provider.kind}`} part="provider" aria-busy={isBusy || undefined} onClick={() => { if (!isBusy) onPress(); }}>
      <span className="fl-providers__face">
        <span className="fl-providers__letter" aria-hidden="true">{[...provider.title][0]}</span>
        <span className="fl-providers__name">{label(purpose === 'SIGNUP' ? 'signUpWith' : 'continueWith', { provider: provider.title })}</span>
        {isLast && <span className="fl-providers__last">{label('lastUsed')}</span>}
      </span>
      {isBusy && <VisuallyHidden>{label('loading')}</VisuallyHidden>}
    </button>
  );
}
