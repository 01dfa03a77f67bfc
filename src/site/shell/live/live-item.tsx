import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { LiveNow } from '../../../store/catalogue/live-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Overlays } from '../../overlays/overlays.ts';

/** Opens what is on air from the menu behind its button, which leaves for it. */
export function LiveItem({ live, overlays, onOpen }: { live: LiveNow; overlays: Overlays; onOpen(): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const count = useSignal(live.count);
  const open = () => {
    onOpen();
    overlays.open('live-now');
  };
  return (
    <Button variant="secondary" size="small" onClick={open}>
      {count === undefined ? label('liveNow') : label('liveNowCount', { count: new Intl.NumberFormat(locale).format(count) })}
    </Button>
  );
}
