// Provisional appointments on the wire: patient, doctor, time, and the advance paid.

import { APPOINTMENT_STATUSES } from '@charaka/rules/stay/booking-state';
import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { paymentModes } from '../../money/payment/payment.ts';
import {
  advanceEntry,
  advanceRefund,
  advanceSpellings,
  advanceTaken,
  heldAdvance,
  refundedEntry,
  refundedEntrySpelling,
} from './advance.ts';
import { opdChecks } from './opd-checks.ts';
import { opdTopic } from './topics.ts';
import { typedCancellation, typedPerson } from './typed-booking.ts';

/** Menu path that rights on appointments hang on. */
export const appointmentMenu = 'provisional-booking';

const spellings = {
  ...advanceSpellings,
  patientId: 'patientUid',
  doctorId: 'staffId',
  specializationName: 'specialization',
  personName: 'patientName',
  phone: 'contactNo',
  day: 'appointmentDate',
  slot: 'appointmentTime',
  status: 'appointmentStatus',
  visitId: 'opdScheduleId',
  admissionId: 'patientIpId',
  createdAt: 'createdOn',
  createdByName: 'createdBy',
};

/** A time of the day, 'HH:MM'. */
export const clockTime = (message: string) => z.string(message).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);

/** An appointment with the advance it holds. */
export const appointment = shape(
  {
    appointmentId: id(),
    patientId: optional(id()),
    personName: text(),
    phone: text(),
    doctorId: id(),
    doctorName: text(),
    departmentId: optional(id()),
    specializationId: optional(id()),
    specializationName: optional(text()),
    day: text(),
    slot: text(),
    status: oneOf(APPOINTMENT_STATUSES),
    remark: optional(text()),
    cancelReason: optional(text()),
    ...heldAdvance,
    visitId: optional(id()),
    admissionId: optional(id()),
    createdAt: instant(),
    createdByName: text(),
  },
  spellings,
);

/** Appointments of the hospital, the latest day first; both days are included. */
export const listAppointments = endpoint({
  path: '/Appointment/GetAllAppointments',
  summary: 'Lists provisional appointments.',
  permission: may('view', appointmentMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(
    {
      ...askedDays,
      doctorId: optional(id()),
      status: optional(oneOf(APPOINTMENT_STATUSES)),
      /** Cancelled, with an advance that is not refunded; false returns all others. */
      isToRefund: optional(flag()),
    },
    spellings,
  ),
  output: listOutput(appointment, 'opdProvisionalBookingList'),
});

const item = { appointment: 'opdProvisionalBooking' };
/** Fields that calls with an appointment's form must send unchanged: its status, and its advance. */
const compared = {
  record: 'opdProvisionalBooking',
  keys: {
    appointmentStatus: opdChecks.confirmedByAdmission,
    ...Object.fromEntries(
      ['advanceAmount', 'cash', 'card', 'upi', 'neft', 'chequeAmount'].map((key) => [key, opdChecks.advanceByOwnCalls]),
    ),
  },
};
const key = { appointmentId: id() };
const answer = shape({ appointment }, item);

/** One appointment with every movement of its advance. */
export const getAppointment = endpoint({
  path: '/Appointment/GetAppointmentById',
  summary: 'Reads one provisional appointment and the movements of its advance.',
  permission: may('view', appointmentMenu),
  effect: 'read',
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ appointment: shape(key, spellings) }, item),
  output: shape(
    { appointment: withVersion(appointment), entries: z.array(advanceEntry), ...changedBy },
    { ...item, entries: 'advanceEntryList' },
  ),
});

/** Person, doctor and time of a booking, as typed. */
const booking = {
  ...typedPerson,
  doctorId: id(fieldSentences.selectDoctor),
  day: day(fieldSentences.selectDate),
  slot: clockTime(opdChecks.selectTime.text),
  remark: optional(text(300)),
};

/** A new appointment as typed. */
export const appointmentForm = shape({ ...booking, advance: optional(money()), ...paymentModes }, spellings);

/** Books a free time of a doctor, with the advance where one is paid (R467-R474). */
export const addAppointment = endpoint({
  path: '/Appointment/AddAppointment',
  logAs: ['appointment', 'added'],
  summary: 'Books a time of a doctor, with an advance where one is paid.',
  permission: may('add', appointmentMenu),
  effect: 'once',
  changes: [opdTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ appointment: appointmentForm }, item),
  output: answer,
});

/** Changes an appointment, as by the number of the patient once they are registered (R244). The advance stays as it is. */
export const updateAppointment = endpoint({
  path: '/Appointment/UpdateAppointment',
  logAs: ['appointment', 'changed'],
  summary: 'Changes a provisional appointment; fields left out are cleared, the advance stays.',
  permission: may('edit', appointmentMenu),
  effect: 'write',
  changes: [opdTopic],
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape(
    {
      appointment: shape(
        { ...key, ...versioned, ...booking, status: optional(oneOf(APPOINTMENT_STATUSES)) },
        spellings,
      ),
    },
    item,
  ),
  output: answer,
  compared,
});

/** Cancels an appointment; an advance stays until it is refunded. */
export const cancelAppointment = endpoint({
  path: '/Appointment/DeleteAppointment',
  logAs: ['appointment', 'removed'],
  summary: 'Cancels a provisional appointment, with a reason.',
  permission: may('delete', appointmentMenu),
  effect: 'write',
  changes: [opdTopic],
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ appointment: shape({ ...key, ...typedCancellation }, spellings) }, item),
  output: answer,
});

/** Takes the advance of an appointment that holds none: who books by phone pays later (Q20). */
export const receiveAdvance = endpoint({
  path: '/OpdPatientMaster/UpdateOpdBookingBillPayment',
  logAs: ['appointment_advance', 'changed'],
  aliases: ['/Appointment/ReceiveAdvance'],
  summary: 'Takes the advance of an appointment.',
  permission: mayDo('receive-money', appointmentMenu),
  effect: 'once',
  changes: [opdTopic],
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ appointment: shape({ ...key, ...advanceTaken }, spellings) }, item),
  output: answer,
});

/** Gives the whole advance back: at most 10,000 of it in cash (R487). */
export const refundAppointment = endpoint({
  path: '/Appointment/RefundAppointmentBooking',
  logAs: ['appointment_advance', 'refunded'],
  summary: 'Gives the advance of an appointment back.',
  permission: mayDo('refund', appointmentMenu),
  effect: 'once',
  changes: [opdTopic],
  stepUp: 'recorded-money',
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ appointment: shape({ ...key, ...advanceRefund }, spellings) }, item),
  output: shape({ appointment, ...refundedEntry }, { ...item, ...refundedEntrySpelling }),
});
