// The calls of the discharge area.
import type { Handler } from '../kernel/handler.ts';
import { dischargePatient } from './discharge-patient.ts';
import { initiateDischarge } from './initiate-discharge.ts';

/** Everything served of discharges. */
export const dischargeHandlers: readonly Handler[] = [initiateDischarge, dischargePatient];
