// The calls of the discharge area.
import type { Handler } from '../kernel/handler.ts';
import { dischargePatient } from './discharge-patient.ts';
import { getDischarge } from './get-discharge.ts';
import { initiateDischarge } from './initiate-discharge.ts';
import { listDischarged } from './list-discharged.ts';
import { setClearance } from './set-clearance.ts';
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
];
