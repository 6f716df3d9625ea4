// What a step looks like that follows an admission inside its transaction, as its charges and its advance.
import type { Call } from '../../kernel/handler.ts';
import type { AdmissionForm } from './written-admission.ts';

/** An admission that is written, with its stay in the bed. */
export interface Admitted {
  readonly admissionId: number;
  readonly admittedAt: Date;
  /** The form as it was decided on: cleared of what its mode leaves no room for, packages by their names. */
  readonly form: AdmissionForm;
}

/** Runs after the admission and before the answer; a refusal takes the admission back with it. */
export type AfterAdmission = (call: Call, admitted: Admitted) => Promise<void>;
