// Port: an action that an area adds to the row menu of inpatient lists, with its condition and the dialog or page it opens.
import type { Viewer } from '@charaka/rules/stay/admission-state';
import type { IconEye } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { StayKey } from '../../kernel/keys.ts';
import type { RowGroup } from '../../ui/table/data-table-column.ts';
import type { AdmissionRow, factsOf } from './admission-facts.ts';
import type { patientName } from './paper-facts.tsx';
import type { StayTab } from './stay-tab.ts';

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

/** The row fields on which the conditions of actions depend. */
export type DecidedRow = Pick<AdmissionRow, 'admissionMode' | 'isMaternity' | 'isBabyBirth'> &
  Parameters<typeof factsOf>[0];

/** The fields passed to an action without a dialog: a list row and the admission of a workspace both have them. */
export type DoneRow = Pick<AdmissionRow, 'admissionId' | 'patientId' | 'registrationNo'> &
  Parameters<typeof patientName>[0];

/** The effect of an action on a row; `dialog` is rendered below the list. */
export interface Doing {
  readonly act: (row: DoneRow) => void;
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
  /** Its part of the menu of a row. */
  readonly group: RowGroup;
  readonly isDangerous?: boolean;
  /** True for an action used often during a stay: the search shows it first. */
  readonly isFrequent?: boolean;
  /** The button of a row where no step of the way out is the next. */
  readonly isUsual?: boolean;
  /** Whether the desk offers it (R329-R336). */
  readonly onDesk: (viewers: RowViewers, row: DecidedRow) => boolean;
  /**
   * Whether the nursing station offers it; without it, never. A ward looks by its own right; what changes an admission hangs on the
   * list of all inpatients there (Q31).
   */
  readonly onWard?: (viewers: WardViewers, row: DecidedRow) => boolean;
  readonly opens: { readonly dialog: AdmissionDialog } | { readonly useDoing: () => Doing };
  /** How the workspace of the stay offers it; without it, in the menu of the further deeds. */
  readonly inWorkspace?: {
    /** The key of the action; null when the state of the stay makes another action the likely one. */
    readonly key: (row: DecidedRow) => StayKey | null;
    /** The tab with its entry, which is opened there in place of a dialog. */
    readonly tab?: StayTab;
    /** True for the most likely next action: the filled button. */
    readonly isNext?: boolean;
  };
}
