// The calls of the admission area.
import type { Handler } from '../../kernel/handler.ts';
import { admit } from './admit.ts';
import type { AfterAdmission } from './after-admission-step.ts';
import { cancelAdmission } from './cancel-admission.ts';
import { changeBed } from './change-bed.ts';
import { findPeople } from './find-people.ts';
import { getAdmission } from './get-admission.ts';
import { countAdmissions, listAdmissions } from './list-admissions.ts';
import { listBedStays } from './list-bed-stays.ts';
import { listCancelledAdmissions } from './list-cancelled-admissions.ts';
import { syncPatientAge } from './sync-patient-age.ts';
import { updateAdmission } from './update-admission.ts';

/** Everything served of admissions, with what areas further down do when somebody is admitted. */
export function admissionHandlers(steps: readonly AfterAdmission[]): readonly Handler[] {
  return [
    listAdmissions,
    countAdmissions,
    findPeople,
    listCancelledAdmissions,
    getAdmission,
    admit(steps),
    updateAdmission,
    changeBed,
    listBedStays,
    cancelAdmission,
    syncPatientAge,
  ];
}
