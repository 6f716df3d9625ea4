// A fact on a paper: its label and its value in one line.
import type { ReactNode } from 'react';
import { onEveryPage } from './running-title.ts';

interface FactProps {
  readonly label: string;
  /** True when it identifies the paper's patient: it is repeated above each further page. */
  readonly isOnEveryPage?: boolean;
  readonly children: ReactNode;
}

/** One label and its value; nothing when there is no value. */
export function Fact({ label, isOnEveryPage = false, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <strong>{label}:</strong> {isOnEveryPage ? <span {...onEveryPage}>{children}</span> : children}
    </div>
  );
}
