import { useLabel } from '../../binding/use-label.ts';
import { Message } from '../../ui/feedback/message.tsx';

/** The test cards of the demo's bank: publicly documented numbers. */
export function SandboxHint() {
  const label = useLabel();
  return (
    <Message title={label('sandboxHint')}>
      <span className="fl-pay__sandbox">
        <span>{label('sandboxAccepted', { number: '4242 4242 4242 4242' })}</span>
        <span>{label('sandboxDeclined', { number: '4000 0000 0000 0002' })}</span>
      </span>
    </Message>
  );
}
