// Port: a panel that an area adds at the end of the page of one patient.
import type { ComponentType } from 'react';

/** A panel on the page of a patient, as an area declares it in its `patient-panels.tsx`. */
export interface PatientPanel {
  readonly name: string;
  /** Its place on the page, in steps of ten. */
  readonly order: number;
  /** Draws nothing for users who may not see it. */
  readonly Content: ComponentType<{ readonly patientId: number }>;
}
