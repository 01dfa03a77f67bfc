import type { ReactNode } from 'react';
import type { Runtime } from '../../../runtime/runtime.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { LoginGround } from './login-ground.tsx';
import sheet from './login-sheet.css';

interface LoginSheetProps {
  runtime: Runtime;
  title: string;
  lead?: string | undefined;
  children?: ReactNode;
}

/** A page that looks as the sign-in does and asks for one thing. */
export function LoginSheet({ runtime, title, lead, children }: LoginSheetProps) {
  return (
    <LoginGround runtime={runtime}>
      <section ref={useSheet(sheet)} className="fl-login-sheet" aria-label={title}>
        <h1 className="fl-login-sheet__title">{title}</h1>
        {lead !== undefined && <p className="fl-login-sheet__lead">{lead}</p>}
        {children}
      </section>
    </LoginGround>
  );
}
