// The calls of the discharge area.
import type { Handler } from '../../kernel/handler.ts';
import { amendSummary } from './amend-summary.ts';
import { dischargePatient } from './discharge-patient.ts';
import { getDischarge } from './get-discharge.ts';
import { getSummary } from './get-summary.ts';
import { initiateDischarge } from './initiate-discharge.ts';
import { listDischarged } from './list-discharged.ts';
import { saveSummary } from './save-summary.ts';
import { setClearance } from './set-clearance.ts';
import { signSummary } from './sign-summary.ts';
import { undoDischarge } from './undo-discharge.ts';
import { undoInitiation } from './undo-initiation.ts';

/** Everything served of discharges. */
export const dischargeHandlers: readonly Handler[] = [
  initiateDischarge,
  undoInitiation,
  setClearance,
  getDischarge,
  dischargePatient,
  undoDischarge,
  listDischarged,
  getSummary,
  saveSummary,
  signSummary,
  amendSummary,
];
