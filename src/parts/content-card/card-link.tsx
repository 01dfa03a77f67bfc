import type { MouseEvent, ReactNode, Ref } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import type { Destination } from '../../routing/destination.ts';

export interface CardLinkProps {
  to: Destination;
  className: string;
  part?: string;
  children: ReactNode;
  label?: string;
  tabIndex?: number;
  /** Tells ears of a key that presses something inside. */
  keyShortcuts?: string;
  linkRef?: Ref<HTMLAnchorElement>;
}

/** A real link whose plain click goes to the navigator. Modified clicks stay the browser's. */
export function CardLink({ to, className, part, children, label, tabIndex, keyShortcuts, linkRef }: CardLinkProps) {
  const { navigator } = useRuntime();
  const click = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isPlain && !event.defaultPrevented && navigator.go(to)) event.preventDefault();
  };
  return (
    <a
      ref={linkRef}
      href={navigator.hrefOf(to)}
      className={className}
      part={part}
      aria-label={label}
      aria-keyshortcuts={keyShortcuts}
      tabIndex={tabIndex}
      draggable={false}
      onClick={click}
    >
      {children}
    </a>
  );
}
