import { useEffect, useState } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { giveLink, saidMs } from '../../parts/actions/give-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { share } from '../../ui/icon/form-icons.ts';

/** Gives the room's link away. Where the browser does neither, the link can be read. */
export function InviteButton({ title, link }: { title: string; link: string }) {
  const label = useLabel();
  const [told, setTold] = useState<'linkCopied' | 'shareFailed'>();
  useEffect(() => {
    if (told !== 'linkCopied') return;
    const timer = setTimeout(() => setTold(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <>
      <Button variant="primary" icon={share} onClick={() => void giveLink(title, link).then(setTold)}>{label(told === 'linkCopied' ? told : 'togetherInvite')}</Button>
      <VisuallyHidden role="status">{told ? label(told) : ''}</VisuallyHidden>
      {told === 'shareFailed' && <p className="fl-together__link">{label(told)} <bdi dir="ltr">{link}</bdi></p>}
    </>
  );
}
