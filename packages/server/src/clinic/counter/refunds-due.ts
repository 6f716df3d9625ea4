// The refunds due to outpatients, and their payment: in full, by a credit note or by a refund of the advance.

import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import {
  listRefundsDue as listRefundsDueEndpoint,
  refundFee as refundFeeEndpoint,
} from '@charaka/contract/clinic/counter/refund-due';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { visitSteps } from '@charaka/rules/clinic/opd-queue';
import { thousandths, ZERO } from '@charaka/rules/money/money';
import { mayStep } from '@charaka/rules/step/steps';
import { type Call, handle } from '../../kernel/handler.ts';
import { readPatientRows } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refundAdvance } from '../opd/advance-owner.ts';
import { appointmentBooking, lockAppointment, readAppointment } from '../opd/appointment-store.ts';
import { lockVisit, writeOutcome } from '../opd/visit-store.ts';
import { paidOutFor } from './counter-standing.ts';
import { backLines } from './refund-bill.ts';
import { findRefundDue, type RefundDue, refundDueList } from './refund-due-store.ts';

const row = listRefundsDueEndpoint.output.shape.rows.element;

/** Everything that waits, whoever it is of: an advance whole, of a fee what the refund of it would pay out. */
export const listRefundsDue = handle(listRefundsDueEndpoint, async (call, input) => {
  const page = await readPatientRows<RefundDue>(call, refundDueList(call, input), row, input);
  const paidOut = await paidOutFor(call, page.rows);
  const rows = page.rows.map((each, index) =>
    each.kind === 'Fee' ? { ...each, amount: paidOut[index] ?? ZERO } : each,
  );
  return { ...page, rows };
});

type Form = ParsedOf<typeof refundFeeEndpoint>['refund'];

/** Refuses what is not to be given back, or not yet: judged behind the lock, since the patient may come in at this instant. */
export const refundFee = handle(refundFeeEndpoint, async (call, { refund: form }) => {
  const { visitId = null, appointmentId = null } = form;
  if (visitId !== null) await lockVisit(call, visitId);
  if (appointmentId !== null) await lockAppointment(call, appointmentId);
  const due = (await findRefundDue(call, { visitId, appointmentId })) ?? refuse(counterSentences.nothingToGiveBack);
  if (due.kind === 'Advance') return giveAdvanceBack(call, due, form);
  return giveFeeBack(call, due, form);
});

/** All that the appointment holds, answered with what its memo prints (Q258); who was to come and was not seen stays booked until somebody cancels it. */
async function giveAdvanceBack(call: Call, { appointmentId }: RefundDue, form: Form) {
  const known = await lockAppointment(call, appointmentId ?? 0);
  if (known.advancePaise === 0) refuse(opdSentences.refundNothing);
  if (known.advancePaise !== form.amount) refuse(counterSentences.refundDiffers);
  const booking = { ...known, kind: appointmentBooking, id: known.appointmentId };
  const entry = await refundAdvance(call, booking, { ...form, reason: form.reason.trim() });
  call.say(opdSentences.advanceRefunded);
  return { appointment: await readAppointment(call, known.appointmentId), entry };
}

/** The line of the fee goes back whole; a visit that nobody will hold any more is cancelled with it. */
async function giveFeeBack(call: Call, due: RefundDue, form: Form) {
  const { visitId: _, appointmentId: __, ...paid } = form;
  const answer = await backLines(call, {
    ...paid,
    counterBillId: due.counterBillId ?? 0,
    lines: [{ serviceChargeId: due.serviceChargeId ?? 0, quantity: thousandths(1000) }],
  });
  const visit = await lockVisit(call, due.visitId ?? 0);
  if (mayStep(visitSteps, 'cancel', visit.queueState))
    await writeOutcome(call, visit.visitId, { cancelReason: form.reason.trim() });
  return answer;
}
