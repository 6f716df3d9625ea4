// Every call of charges.
import type { Handler } from '../../kernel/handler.ts';
import { addCharge, addCharges, addNonHospitalCharges } from './add-charges.ts';
import { deleteCharge, updateCharge } from './change-charge.ts';
import { listServiceCharges } from './list-service-charges.ts';
import { convertNonHospitalCharges, listNonHospitalCharges } from './non-hospital-charges.ts';

export const chargeHandlers: readonly Handler[] = [
  addCharges,
  addCharge,
  updateCharge,
  deleteCharge,
  listServiceCharges,
  addNonHospitalCharges,
  listNonHospitalCharges,
  convertNonHospitalCharges,
];
