// The calls of the admission area.
import type { Handler } from '../kernel/handler.ts';
import { admit } from './admit.ts';
import { cancelAdmission } from './cancel-admission.ts';
import { changeBed } from './change-bed.ts';
import { getAdmission } from './get-admission.ts';
import { listAdmissions } from './list-admissions.ts';
import { listBedStays } from './list-bed-stays.ts';
import { syncPatientAge } from './sync-patient-age.ts';

/** Everything served of admissions. */
export const admissionHandlers: readonly Handler[] = [
  listAdmissions,
  getAdmission,
  admit,
  changeBed,
  listBedStays,
  cancelAdmission,
  syncPatientAge,
];
