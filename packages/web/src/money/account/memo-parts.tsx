// Port: the memos on the account that a bill shows; the area that sells medicine supplies them, so that money knows no department.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { type ComponentType, createContext, useContext } from 'react';
import type { Admission } from '../../stay/admission/paper-facts.tsx';

/** The memos of an admission and what came back of them. */
export interface Memos {
  readonly sales: OutputOf<typeof listServiceCharges>['pharmacySales'];
  readonly returns: OutputOf<typeof listServiceCharges>['pharmacyReturns'];
}

/** The parts. Those of a paper have no waiting place of their own: a paper is shown whole or not yet. */
export interface MemoParts {
  /** The section of a bill on the screen; `onPrint` opens the paper of all memos. */
  readonly Section: ComponentType<Memos & { readonly admission: Admission; onPrint(): void }>;
  /** The rows on a printed bill; nothing where there is no memo. */
  readonly Rows: ComponentType<Memos>;
  /** The paper of all memos, as a dialog to print it from. */
  readonly Print: ComponentType<Memos & { readonly admission: Admission; onClose(): void }>;
}

const Parts = createContext<MemoParts | null>(null);

/** Gives the parts to every bill below; composition/ says which. */
export const MemoPartsProvider = Parts.Provider;

/** The parts. Throws where nobody gave them: a bill must not be shown without its medicine. */
export function useMemoParts(): MemoParts {
  const parts = useContext(Parts);
  if (!parts) throw new Error('Nobody gave the parts of memos');
  return parts;
}
