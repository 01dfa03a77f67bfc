import { useLabel } from '../../binding/use-label.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './error-details.css';

/** The code of a failure, for support; closed until a viewer asks for it. @csspart error-details */
export function ErrorDetails({ code }: { code: string }) {
  const label = useLabel();
  return (
    <details ref={useSheet(sheet)} className="fl-error-details" part="error-details">
      <summary>{label('details')}</summary>
      <code>{label('errorCode', { code })}</code>
    </details>
  );
}
