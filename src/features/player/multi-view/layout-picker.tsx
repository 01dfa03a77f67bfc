import { useRef, type KeyboardEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { MultiViewLayout } from '../../../rules/playback/multi-view/multi-view-layout.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import type { MultiView } from '../../../store/playback/multi-view/multi-view.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

const names: Readonly<Record<MultiViewLayout, LabelKey>> = { twoUp: 'layoutTwoUp', pip: 'layoutPip', threeUp: 'layoutThreeUp', quad: 'layoutQuad' };

/** Each layout as a plan of its tiles. */
const plans: Readonly<Record<MultiViewLayout, string>> = {
  twoUp: 'M2 6h9v12H2ZM13 6h9v12h-9Z',
  pip: 'M2 4h20v16H2Zm2 2v12h8v-6h8V6Z',
  threeUp: 'M2 4h12v16H2ZM16 4h6v7h-6ZM16 13h6v7h-6Z',
  quad: 'M2 4h9v7H2ZM13 4h9v7h-9ZM2 13h9v7H2ZM13 13h9v7h-9Z',
};

/** The layouts that this event's angles fill. @param onFocus whether the viewer is choosing: the controls stay */
export function LayoutPicker({ multi, onFocus }: { multi: MultiView; onFocus(choosing: boolean): void }) {
  const label = useLabel();
  const layouts = useSignal(multi.layouts);
  const chosen = useSignal(multi.layout);
  const box = useRef<HTMLDivElement>(null);
  if (layouts.length < 2) return null;
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    const at = chosen ? layouts.indexOf(chosen) : -1;
    if (step === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const to = (at + step + layouts.length) % layouts.length;
    multi.setLayout(layouts[to]!);
    box.current?.querySelectorAll<HTMLElement>('[role="radio"]')[to]?.focus();
  };
  return (
    <div ref={box} className="fl-multi__layouts" role="radiogroup" dir="ltr" aria-label={label('layout')} onKeyDown={move} onFocus={() => onFocus(true)} onBlur={() => onFocus(false)}>
      {layouts.map((layout) => (
        <button
          key={layout}
          type="button"
          role="radio"
          className="fl-multi__layout"
          aria-checked={layout === chosen}
          aria-label={label(names[layout])}
          title={label(names[layout])}
          tabIndex={layout === chosen ? 0 : -1}
          onClick={() => multi.setLayout(layout)}
        >
          <Icon path={plans[layout]} />
        </button>
      ))}
    </div>
  );
}
