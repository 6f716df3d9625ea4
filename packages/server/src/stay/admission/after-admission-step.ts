// The type of a step that follows an admission inside its transaction, such as its charges and its advance.
import type { Call } from '../../kernel/handler.ts';
import type { AdmissionForm } from './written-admission.ts';

/** An admission that is written, with its stay in the bed. */
export interface Admitted {
  readonly admissionId: number;
  readonly admittedAt: Date;
  /** The settled form: without the fields that its mode excludes, packages by their names. */
  readonly form: AdmissionForm;
}

/** Runs after the admission and before the answer; a refusal takes the admission back with it. */
export type AfterAdmission = (call: Call, admitted: Admitted) => Promise<void>;

/**
 * The stages after an admission, in their order: packages are charged; the advance of a booking is paid in before new payments,
 * as the cash of it counts with what is paid now (Q115); word goes out last.
 */
const stages = ['charge', 'booking', 'payment', 'word'] as const;

/** A step with its stage. */
export interface AfterAdmissionStep {
  readonly stage: (typeof stages)[number];
  readonly run: AfterAdmission;
}

/** A declaration of an area beside its calls; the admission area receives those of all areas. */
export interface AfterAdmissions {
  readonly afterAdmission: readonly AfterAdmissionStep[];
}

/** Steps in the order of their stages; those of one stage stay as they are. */
export function inStages(steps: readonly AfterAdmissionStep[]): readonly AfterAdmission[] {
  return stages.flatMap((stage) => steps.filter((step) => step.stage === stage).map(({ run }) => run));
}
