// One cash memo with its lines, its returns and whom it was sold to.
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { getSale as getSaleEndpoint } from '@charaka/contract/supply/pharmacy/sale';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readAdmission } from '../../stay/admission/admission-store.ts';
import { quarantineLinesOf } from './return-place.ts';
import { findSale, readMemoPatient } from './sale-store.ts';

/** Facts of a stay that no memo shows and that the right to the pharmacy's memos does not open: money, family, ways to the hospital. */
const hidden = {
  referralId: null,
  referralName: null,
  referralCommission: null,
  estimatedAmount: null,
  estimatedStayDays: null,
  exceptionalAmount: null,
  packages: null,
  packageAmount: null,
  creditorName: null,
  email: null,
  maritalStatus: null,
  fatherName: null,
  bloodGroup: null,
  image: null,
  guardianName: null,
  guardianRelation: null,
  admittedBy: null,
  opdNumber: null,
  opdDate: null,
  opdDoctorId: null,
  opdDoctorFullName: null,
  emergencyNumber: '',
  emergencyContactNo: null,
  emergencyContactPerson: null,
};

/** Refuses when the hospital has no memo of that number. */
export const getSale = handle(getSaleEndpoint, async (call, { sale: { saleId } }) => {
  const sale = (await findSale(call, saleId)) ?? refuse(pharmacySentences.cashMemoDoesNotExist);
  const places = await quarantineLinesOf(call, sale);
  if (sale.admissionId == null && sale.patientId == null) return { sale, ...places };
  if (sale.admissionId == null) return { sale, patient: await readMemoPatient(call, sale.patientId ?? 0), ...places };
  return { sale, admission: { ...(await readAdmission(call, sale.admissionId)), ...hidden }, ...places };
});
