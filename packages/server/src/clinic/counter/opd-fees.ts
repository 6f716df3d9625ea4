// The calls for the fee of a visit, and for a booking that is billed in the same step (OP008-OP010).

import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import { bookVisit as bookVisitEndpoint, getFee as getFeeEndpoint } from '@charaka/contract/clinic/counter/opd-fee';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { type Paise, thousandths, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { HttpError, refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { withWarning } from '../../money/payment/cash-receipts.ts';
import type { FeeFinder } from '../opd/visit-fees.ts';
import { hasSeenDoctor, readVisit } from '../opd/visit-store.ts';
import { takeIn } from '../opd/visits.ts';
import { readStates } from './counter-visit-store.ts';
import { makeBill } from './make-bill.ts';
import { priceBill } from './priced-bill.ts';
import { type FeeOf, type WorkedFee, workedFee } from './visit-fee.ts';

/** The kind of a visit by history where nobody says: the first one to a doctor is new (OP008). */
export const getFee = handle(getFeeEndpoint, async (call, { visitKind, ...of }) => {
  const kind = visitKind ?? ((await hasSeenDoctor(call, of)) ? 'FollowUp' : 'New');
  const worked = await workedFee(call, { ...of, visitKind: kind });
  const appointment = await findAppointmentOf(call, of);
  const isHidden = (await call.hiddenPatients()).includes(of.patientId);
  const fee = isHidden ? withoutHistory(worked, visitKind) : withoutVisit(worked);
  return { fee: { ...fee, net: await netOf(call, of, fee), advance: ZERO, ...appointment } };
});

const withoutVisit = ({ freeOfVisitId: _, ...fee }: WorkedFee) => fee;

/** The amount without its reason: a marked patient's earlier visits to this doctor are private (PS009). */
function withoutHistory({ isFree, price, chargeId, chargeName }: WorkedFee, visitKind: WorkedFee['visitKind']) {
  return { visitKind, isFree, price, chargeId, chargeName, reason: 'Withheld' as const };
}

/** The patient's booking with the doctor on the day. */
function findAppointmentOf(call: Call, { patientId, doctorId, day }: Omit<FeeOf, 'visitKind'>) {
  return call.tx.row<{ appointmentId: number; advance: Paise }>(sql`
    select appointment_id, advance_paise as advance from appointment
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and patient_id = ${patientId}
      and doctor_id = ${doctorId} and day = ${day} and status = 'Provisional'
    order by slot limit 1`);
}

/** The total of the bill of a fee, with tax and rounding. */
async function netOf(
  call: Call,
  { patientId, associationId }: Omit<FeeOf, 'visitKind'>,
  { isFree, chargeId }: { readonly isFree: boolean; readonly chargeId?: number | null | undefined },
): Promise<Paise> {
  if (isFree || chargeId == null) return ZERO;
  const visit = { ...(await readStates(call, patientId)), patientId, encounterId: 0, opdVisit: null };
  const lines = [{ chargeId, quantity: thousandths(1000) }];
  const priced = await priceBill(call, { ...visit, admissionId: null, closeReason: null }, [], {
    encounterId: 0,
    lines,
    associationId,
  });
  return priced.bill.netPaise;
}

/** The fee of a visit that is being written. Refuses a visit without a rule for its price, and a follow-up without an earlier visit (Q260). The visit that makes it free is held, so that no two use its last free time. */
export const feeOfNewVisit: FeeFinder = async (call, of) => {
  const fee = await workedFee(call, of);
  if (fee.reason === 'NothingToFollow') refuse(consultationFeeSentences.nothingToFollow);
  if (fee.reason === 'RuleMissing') refuse(consultationFeeSentences.feeRuleMissing);
  if (fee.freeOfVisitId === null) return { feeState: fee.isFree ? 'Free' : 'Due', freeOfVisitId: null };
  await call.tx.rows(sql`
    select 1 from opd_visit where tenant_id = ${call.tenantId} and opd_visit_id = ${fee.freeOfVisitId} for no key update`);
  const again = await workedFee(call, of);
  return { feeState: again.isFree ? 'Free' : 'Due', freeOfVisitId: again.freeOfVisitId };
};

/** Token and bill, both or neither: it takes the right on either. */
export const bookVisit = handle(bookVisitEndpoint, async (call, { visit: form, counterBill }) => {
  if (!hasRight(call.session, visitMenu, 'add')) throw new HttpError(403, kernelSentences.notPermitted);
  const visitId = await takeIn(call, form);
  const { encounterId } = await call.tx.single<{ encounterId: number }>(sql`
    select encounter_id from encounter where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId}`);
  const { counterBill: bill, warning } = await makeBill(call, { billKind: 'OPD', ...counterBill, encounterId });
  const visit = await readVisit(call, visitId);
  call.say(withWarning(counterSentences.tokenAndBill({ tokenNo: visit.tokenNo, billNo: bill.billNo }), warning));
  return { visit, counterBill: bill };
});
