import { useLabel } from '../../../binding/use-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { useReplacedFocus } from './use-replaced-focus.ts';

export interface AppliedVoucherProps {
  name: string;
  isBusy: boolean;
  /** Nothing can be changed while it is paid. */
  isLocked: boolean;
  moved: { current: boolean };
  onRemove(): void;
}

/** The voucher of this order, with a button that takes it off. */
export function AppliedVoucher({ name, isBusy, isLocked, moved, onRemove }: AppliedVoucherProps) {
  const label = useLabel();
  const remove = useReplacedFocus<HTMLButtonElement>(moved);
  return (
    <div className="fl-voucher__chip" part="voucher">
      <Icon path={check} />
      <span className="fl-voucher__name" dir="auto">{name}</span>
      {!isLocked && <Button variant="ghost" size="small" buttonRef={remove} hiddenSuffix={name} loading={isBusy} loadingLabel={label('loading')} onClick={onRemove}>{label('removeVoucher')}</Button>}
    </div>
  );
}
