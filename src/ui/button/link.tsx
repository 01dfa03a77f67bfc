import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useSheet } from '../use-sheet.ts';
import sheet from './link.css';
import buttonSheet from './button.css';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `text` is part of a sentence; the others look like buttons. */
  variant?: 'text' | 'primary' | 'secondary' | 'ghost';
  size?: 'small' | 'medium' | 'large';
  icon?: string;
  part?: string;
  /** Opens in a window of its own, which cannot reach this page. */
  opensWindow?: boolean;
  onClick?(event: MouseEvent): void;
}

/** A real link. */
export function Link({ href, children, variant = 'text', size = 'medium', icon, part, opensWindow = false, onClick }: LinkProps) {
  const ref = useSheet(sheet, buttonSheet);
  const look = variant === 'text' ? 'fl-link' : `fl-button fl-button--${variant} fl-button--${size}`;
  return (
    <a ref={ref} className={look} href={href} part={part} {...(opensWindow && { target: '_blank', rel: 'noopener noreferrer' })} onClick={onClick}>
      <span className={variant === 'text' ? undefined : 'fl-button__words'}>
        {icon && <Icon path={icon} />}
        <span>{children}</span>
      </span>
    </a>
  );
}
