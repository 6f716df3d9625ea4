// Charges that are not the hospital's own: those on an account, and their conversion to the hospital's own (R283, R331, R523).

import {
  convertNonHospitalCharges as convertNonHospitalChargesEndpoint,
  listNonHospitalCharges as listNonHospitalChargesEndpoint,
} from '@charaka/contract/money/charge/charge';
import { chargeSentences } from '@charaka/contract/money/charge/charge-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readStanding } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { convertLines } from './change-charge-store.ts';
import { refuseClosed } from './charge-checks.ts';
import { readAccountLines } from './list-service-charges.ts';

/** The lines with their figures and the payments of their own pool. */
export const listNonHospitalCharges = handle(listNonHospitalChargesEndpoint, async (call, { admissionId }) => {
  const { serviceCharges, payments } = await readAccountLines(call, admissionId);
  return {
    serviceCharges: serviceCharges.filter((line) => line.isNonApplicable),
    payments: payments.filter((payment) => payment.isNonHospital),
  };
});

/** Charges and payments move together: a patient who paid for the charges that are now on the bill has paid them (docs/decisions/0015). */
export const convertNonHospitalCharges = handle(convertNonHospitalChargesEndpoint, async (call, { admission }) => {
  const { admissionId } = admission;
  const [, standing] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    readStanding(call, admissionId),
  ]);
  refuseClosed(call, standing, chargeSentences.chargesNotConverted);
  if ((await convertLines(call, admissionId)) === 0) refuse(chargeSentences.nothingToConvert);
  return {};
});
