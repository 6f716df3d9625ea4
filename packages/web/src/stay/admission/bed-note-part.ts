// What an area adds to the bed notes of an admission: a section, and a button that adds to it.
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AdmissionDialog } from './admission-deed.ts';

/** A section of the bed notes, as an area declares it in its `bed-note-parts.tsx`. */
export interface BedNotePart {
  readonly name: string;
  /** Its place on the page, in steps of ten. */
  readonly order: number;
  readonly title: (t: TFunction) => string;
  readonly Content: ComponentType<{ readonly admissionId: number; readonly mayWrite: boolean }>;
  /** Offered to those who may write; opens the dialog. */
  readonly AddButton: ComponentType<{ onClick(): void }>;
  readonly dialog: AdmissionDialog;
}
