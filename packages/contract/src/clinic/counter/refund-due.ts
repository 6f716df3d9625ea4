// Refunds due to outpatients, on the wire: fees and advances of patients not seen, and the rest of an advance after a bill.
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { id, money, oneOf, optional, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { paymentModes, refundReason } from '../../money/payment/payment.ts';
import { advanceEntry, refundedEntrySpelling } from '../opd/advance.ts';
import { appointment } from '../opd/appointment.ts';
import { opdTopic } from '../opd/topics.ts';
import { counterBill, counterRefund, counterSpellings } from './counter-bill.ts';
import { counterTopic } from './topics.ts';

/** Menu path of the rights on refunds due. */
export const refundDueMenu = 'appointment-refund';

/** Reasons of a refund: cancelled, the doctor did not come, the patient did not come, or a bill left a rest. */
export const refundReasons = ['Cancelled', 'DoctorAbsent', 'NoShow', 'Rest'] as const;

const spellings = {
  visitId: 'opdScheduleId',
  patientId: 'patientUid',
  firstName: 'patientName',
  doctorId: 'staffId',
  day: 'appointmentDate',
  phone: 'contactNo',
};

/** One sum; a fee names its visit and bill, an advance its appointment. */
export const refundDue = shape(
  {
    kind: oneOf(['Fee', 'Advance']),
    reason: oneOf(refundReasons),
    visitId: optional(id()),
    appointmentId: optional(id()),
    counterBillId: optional(id()),
    serviceChargeId: optional(id()),
    /** The bill of a fee. */
    billNo: optional(id()),
    finYear: optional(text()),
    /** Of a fee; of an advance where its patient came. */
    opdNumber: optional(text()),
    patientId: optional(id()),
    firstName: text(),
    phone: text(),
    doctorId: id(),
    doctorName: text(),
    day: text(),
    /** Amount the counter would pay out now. */
    amount: money(),
  },
  spellings,
);

/** Advances and consultation fees to give back, the oldest first. */
export const listRefundsDue = endpoint({
  path: '/AppointmentRefund/GetAllRefundDue',
  summary: 'Lists advances and fees of outpatients that are to be given back.',
  permission: may('view', refundDueMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: listInput({ ...askedDays, doctorId: optional(id()), reason: optional(oneOf(refundReasons)) }, spellings),
  output: listOutput(refundDue, 'refundDueList'),
});

/** Gives one back, in full: a fee by a credit note on its bill, an advance by a refund of the appointment. */
export const refundFee = endpoint({
  path: '/AppointmentRefund/RefundFee',
  logAs: ['consultation_fee', 'refunded'],
  summary: 'Gives the fee of a visit or the advance of an appointment back.',
  permission: mayDo('refund', refundDueMenu),
  effect: 'once',
  changes: [counterTopic, opdTopic],
  stepUp: { moneyOut: ({ refund }) => refund.amount },
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape(
    {
      refund: shape(
        {
          visitId: optional(id()),
          appointmentId: optional(id()),
          /** Refund as the screen showed it; a different amount is refused. */
          amount: money(),
          ...paymentModes,
          reason: refundReason(),
        },
        { ...counterSpellings, visitId: 'opdScheduleId' },
        { chequeAmount: ['cheque'] },
      ),
    },
    { refund: 'counterRefund' },
  ),
  output: shape(
    {
      refund: optional(counterRefund),
      counterBill: optional(counterBill),
      appointment: optional(appointment),
      entry: optional(advanceEntry),
    },
    { refund: 'counterRefund', appointment: 'opdProvisionalBooking', ...refundedEntrySpelling },
  ),
});
