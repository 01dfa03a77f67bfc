import { useEffect, useState, type ComponentType } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { LatePartProps } from '../late/late-part.ts';

/** Lines of channels, the middle one marked. */
const guide = 'M4 5h4v3H4V5Zm6 .5h10v2H10v-2ZM3 10h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1Zm1 2v1h4v-1H4Zm6 0v1h10v-1H10ZM4 17h4v3H4v-3Zm6 .5h10v2H10v-2Z';

/** Opens what is on beside the channel that plays. */
export function GuideButton({ screen }: LatePartProps) {
  const label = useLabel();
  const isOpen = useSignal(screen.panel) === 'mini-guide';
  return (
    <IconButton label={label('miniGuide')} path={guide} part="guide-button" expanded={isOpen} popup="dialog" onClick={() => { screen.panel.value = isOpen ? undefined : 'mini-guide'; }} />
  );
}

/** The mini guide, whose code travels when it is first opened. Where it does not come, it is said, and the next press asks again. */
export function GuidePanel(props: LatePartProps) {
  const { screen } = props;
  const label = useLabel();
  const [Loaded, setLoaded] = useState<ComponentType<LatePartProps>>();
  useEffect(() => {
    let isOpen = true;
    import('./mini-guide.tsx').then(({ MiniGuide }) => isOpen && setLoaded(() => MiniGuide), () => {
      if (!isOpen) return;
      screen.said.value = { words: label('guideNotLoaded') };
      screen.pulse.value = { icon: guide, words: label('guideNotLoaded') };
      screen.panel.value = undefined;
    });
    return () => { isOpen = false; };
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}
