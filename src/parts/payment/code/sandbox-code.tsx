import { useLabel } from '../../../binding/use-label.ts';
import { Link } from '../../../ui/button/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';

/** The app of the demo's bank, for whoever has none that reads its codes. @param url where it shows the payment */
export function SandboxCode({ url }: { url: string }) {
  const label = useLabel();
  return <Message title={label('codeSandbox')}><Link href={url} opensWindow part="sandbox">{label('codeSandboxOpen')}</Link></Message>;
}
