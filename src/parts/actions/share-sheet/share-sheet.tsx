import { useEffect, useRef, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import type { ShareWay } from '../../../contracts/catalogue/share-details.ts';
import { mailAddress } from '../../../rules/search/share/mail-address.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/button/link.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { copy, mail } from '../../../ui/icon/title-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { copyLink, saidMs } from '../give-link.ts';
import { QrPicture } from '../../../ui/qr-code/qr-picture.tsx';
import sheet from './share-sheet.css';

export interface ShareSheetProps {
  title: string;
  linkFor(way: ShareWay): string;
  onClose(): void;
}

/**
 * The ways to give a link away where the browser has no dialog for it: copy, e-mail, another device's camera.
 *
 * @csspart share-sheet
 */
export function ShareSheet({ title, linkFor, onClose }: ShareSheetProps) {
  const label = useLabel();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ key: 'linkCopied' | 'shareFailed' }>();
  useEffect(() => {
    if (!told) return undefined;
    // What can be copied by hand is chosen already.
    if (told.key === 'shareFailed') field.current?.select();
    const timer = setTimeout(() => setTold(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <Dialog label={label('shareTitle', { title })} closeLabel={label('close')} onClose={onClose}>
      <div ref={useSheet(sheet)} className="fl-share" part="share-sheet">
        <h2 className="fl-share__heading">{label('share')}</h2>
        <p className="fl-share__title"><bdi>{title}</bdi></p>
        <input ref={field} className="fl-share__link" type="text" readOnly dir="ltr" aria-label={label('sharedLink')} value={linkFor('COPY')} onFocus={(event) => event.currentTarget.select()} />
        <div className="fl-share__ways">
          <Button variant="primary" icon={copy} onClick={() => void copyLink(linkFor('COPY')).then((key) => setTold({ key }))}>{label(told?.key ?? 'copyLink')}</Button>
          <Link variant="secondary" icon={mail} href={mailAddress(title, linkFor('EMAIL'))}>{label('emailLink')}</Link>
        </div>
        <VisuallyHidden role="status">{told ? label(told.key) : ''}</VisuallyHidden>
        <QrPicture link={linkFor('QR')} label={label('scanToOpen')} />
      </div>
    </Dialog>
  );
}
