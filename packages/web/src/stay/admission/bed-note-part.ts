// Port: a section that an area adds to the bed notes of an admission and, when it needs a dialog, the button that opens it.
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AdmissionDialog } from './admission-deed.ts';
import type { Admission } from './paper-facts.tsx';

/** A section of the bed notes, as an area declares it in its `bed-note-parts.tsx`. */
export interface BedNotePart {
  readonly name: string;
  /** Its place on the page, in steps of ten. */
  readonly order: number;
  readonly title: (t: TFunction) => string;
  /** Beside another half where there is room. */
  readonly isHalf?: boolean;
  readonly Content: ComponentType<{ readonly admission: Admission; readonly mayWrite: boolean }>;
  /** Offered to those who may write, where what is added has a dialog of its own. */
  readonly adding?: { readonly Button: ComponentType<{ onClick(): void }>; readonly dialog: AdmissionDialog };
}
