// Port: a step that an area offers for a patient just registered: a button, and the dialog it opens.
import type { ComponentType } from 'react';
import type { Patient } from './patient-form.ts';

/** A next step after registration, as an area declares it in its `patient-steps.tsx`. */
export interface PatientStep {
  readonly name: string;
  /** Its place among the others, in steps of ten. */
  readonly order: number;
  /** The button, an `OfferStep`; draws nothing for users who may not do it. */
  readonly Offer: ComponentType<{ onChoose(): void }>;
  /** The dialog of the step. */
  readonly Content: ComponentType<{ readonly patient: Patient; onClose(): void }>;
}
