// A visit that goes to another day or doctor: a new token there, the old one stays used and is cancelled (OP011).
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import { moveVisit as moveVisitEndpoint } from '@charaka/contract/clinic/queue/move-visit';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import { visitSteps } from '@charaka/rules/clinic/opd-queue';
import { mayStep } from '@charaka/rules/step/steps';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockDay } from '../opd/opd-day-store.ts';
import { owedFee } from '../opd/visit-fees.ts';
import {
  followMoved,
  hasSeenDoctor,
  insertVisit,
  lockVisit,
  readNextToken,
  readVisit,
  refuseSecond,
  takeFee,
  type VisitFee,
  writeOutcome,
} from '../opd/visit-store.ts';
import { refusePatientOfColleague } from './colleague.ts';

/** Works out an unpaid fee anew: a patient who is free with one doctor, or on one day, owes the fee of another (OP008). */
async function feeThere(call: Call, visit: Parameters<typeof owedFee>[1]): Promise<VisitFee> {
  return { ...(await owedFee(call, visit)), counterBillId: null, feeLineId: null };
}

/** Locks the day first, as adding a visit does; the payment of the old visit moves to the new visit (OP011). */
export const moveVisit = handle(moveVisitEndpoint, async (call, { visit: { visitId, doctorId, visitOn, reason } }) => {
  if (visitOn < todayOf(call)) refuse(opdSentences.visitInPast);
  await lockDay(call, doctorId, visitOn);
  const known = await lockVisit(call, visitId);
  await refusePatientOfColleague(call, known);
  const { tokenNo: oldTokenNo, patientId, appointmentId } = known;
  if (!mayStep(visitSteps, 'cancel', known.queueState)) refuse(opdSentences.visitBegun({ tokenNo: oldTokenNo }));
  if (known.doctorId === doctorId && known.day === visitOn)
    refuse(queueSentences.movedNowhere({ tokenNo: oldTokenNo }));
  const { complaint, priorityReason, ...old } = await readVisit(call, visitId);
  await writeOutcome(call, visitId, { cancelReason: reason });
  const paid = await takeFee(call, visitId);
  const isOther = known.doctorId !== doctorId && ['New', 'FollowUp'].includes(old.visitKind);
  const isKnown = isOther && (await hasSeenDoctor(call, { patientId, doctorId, day: visitOn }));
  const visitKind = isOther ? (isKnown ? 'FollowUp' : 'New') : old.visitKind;
  const fee =
    paid.counterBillId === null ? await feeThere(call, { patientId, doctorId, visitKind, day: visitOn }) : paid;
  await refuseSecond(call, { patientId, doctorId, visitOn });
  const tokenNo = await readNextToken(call, doctorId, visitOn);
  const newVisitId = await insertVisit(call, {
    patientId,
    doctorId,
    visitOn,
    tokenNo,
    appointmentId,
    visitKind,
    priorityReason,
    fee,
    complaint: complaint ?? null,
    queueState: visitOn === todayOf(call) ? 'Waiting' : 'Booked',
  });
  await followMoved(call, visitId, newVisitId);
  call.say(opdSentences.tokenGiven({ tokenNo }));
  return { visit: { visitId: newVisitId, tokenNo } };
});
