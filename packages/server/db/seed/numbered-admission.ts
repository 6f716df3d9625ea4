// An admission of the demo once it has its number.
import type { DemoAccount } from './account-admission.ts';
import type { PlannedAdmission } from './plan-admissions.ts';
import type { NumberedPatient } from './seed-patients.ts';

/** An admission with its number and its money. */
export interface NumberedAdmission {
  readonly admissionId: number;
  readonly planned: PlannedAdmission;
  readonly patient: NumberedPatient;
  readonly account: DemoAccount;
}
