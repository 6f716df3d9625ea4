// What an area adds to the menu of a row in the lists of inpatients: a deed, when it is offered, and what it opens.
import type { Viewer } from '@charaka/rules/stay/admission-state';
import type { IconEye } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { AdmissionRow, factsOf } from './admission-facts.ts';

/** The user as the lists see them. */
export interface RowViewers {
  /** By their rights on the list the row stands in. */
  readonly own: Viewer;
  /** By those on the list of all inpatients: money, papers and notes hang on them, whichever list they are opened from. */
  readonly desk: Viewer;
  /** By those on the way out. */
  readonly discharger: Viewer;
  /** By those on the settlement with payers. */
  readonly settler: Viewer;
}

/** The user as the nursing station sees them. */
export type WardViewers = Pick<RowViewers, 'own' | 'desk'>;

/** What may be asked of a row to be decided about. */
export type DecidedRow = Pick<AdmissionRow, 'admissionMode' | 'isMaternity' | 'isBabyBirth'> &
  Parameters<typeof factsOf>[0];

/** What a deed does with a row; what it still has to show is drawn below the list. */
export interface Doing {
  readonly act: (row: AdmissionRow) => void;
  readonly dialog?: ReactNode;
}

/** A dialog about one admission. */
export type AdmissionDialog = ComponentType<{ readonly admissionId: number; onClose(): void }>;

/** A deed for one admission. */
export interface AdmissionDeed {
  /** Also the key of its label: `actions.<name>` in `admission.json`. */
  readonly name: string;
  /** Its place in the menu of a row, in steps of ten. */
  readonly order: number;
  readonly icon: typeof IconEye;
  readonly isDangerous?: boolean;
  /** Whether the desk offers it (R329-R336). */
  readonly onDesk: (viewers: RowViewers, row: DecidedRow) => boolean;
  /**
   * Whether the nursing station offers it; without it, never. A ward looks by its own right; what changes an admission hangs on the
   * list of all inpatients there (Q31).
   */
  readonly onWard?: (viewers: WardViewers, row: DecidedRow) => boolean;
  readonly opens: { readonly dialog: AdmissionDialog } | { readonly useDoing: () => Doing };
}
