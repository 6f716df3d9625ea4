// Operations of inpatients on the wire, and everything that is to happen in the theatres (R281, R399).

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { typedCancellation } from '../opd/typed-booking.ts';
import { operationSpellings, shownOperation, theatreMenu, typedOperation, typedSlot } from './operation.ts';
import { theatreChecks } from './theatre-checks.ts';
import { theatreTopic } from './topics.ts';

const spellings = operationSpellings;

/** An operation of an inpatient; `advance` is what its planned booking brought as a payment of the admission. */
export const otBooking = shape(
  {
    bookingId: id(),
    provisionalBookingId: optional(id()),
    admissionId: id(),
    /** Decides how its number is written. */
    admissionMode: text(),
    patientId: id(),
    personName: text(),
    ...shownOperation,
    assistant1Id: optional(id()),
    assistant2Id: optional(id()),
    assistant: optional(text()),
    advance: money(),
    surgicalNote: optional(text()),
    anesthetistNote: optional(text()),
    registrationNo: text(),
    /** How the operation went for the patient, and whether it was a birth; nothing while nobody said so. */
    isAlive: optional(flag()),
    isMaternity: optional(flag()),
    isReleased: flag(),
    isFinalBill: flag(),
    isActive: flag(),
    createdAt: instant(),
    createdByName: text(),
  },
  { ...spellings, registrationNo: 'hospitalRegnNo' },
  { doctorId: ['staffId'], admissionId: ['ipdId'] },
);

/** Operations of the hospital's inpatients, the latest day first; both days are included. */
export const listBookings = endpoint({
  path: '/OTMaster/GetAllOTBookings',
  summary: 'Lists operations of inpatients.',
  permission: may('view', theatreMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ ...askedDays, theatreId: optional(id()), isActive: optional(flag()) }, spellings),
  output: listOutput(otBooking, 'otBookingList'),
});

const item = { booking: 'otBooking' };
const key = { bookingId: id() };
const answer = shape({ booking: otBooking }, item);

/** The operations of one admission that are not cancelled. */
export const listBookingsOfAdmission = endpoint({
  path: '/OTMaster/GetOTBookingDetailsForIPD',
  summary: 'Lists the operations of one admission.',
  permission: may('view', theatreMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ admissionId: id() }, spellings) }, item),
  output: shape({ bookings: z.array(otBooking) }, { bookings: 'otBookingList' }),
});

const team = {
  assistant1Id: optional(id()),
  assistant2Id: optional(id()),
  assistant: optional(text(120)),
};

/** A new operation of an inpatient as typed. */
export const bookingForm = shape(
  { admissionId: id(fieldSentences.selectPatient), ...typedSlot, ...typedOperation, ...team },
  spellings,
);

/** Books a theatre for an inpatient. */
export const addBooking = endpoint({
  path: '/OTMaster/AddOTBooking',
  logAs: ['ot_booking', 'added'],
  summary: 'Books a theatre for an operation of an inpatient.',
  permission: may('add', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ booking: bookingForm }, item),
  output: answer,
});

/** Changes team and notes of an operation; time and theatre by rescheduling. */
export const updateBooking = endpoint({
  path: '/OTMaster/UpdateOTBooking',
  logAs: ['ot_booking', 'changed'],
  summary: 'Changes an operation of an inpatient; fields left out are cleared, time and theatre stay.',
  permission: may('edit', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape(
    {
      booking: shape(
        {
          ...key,
          ...typedOperation,
          ...team,
          surgicalNote: optional(text(4000)),
          anesthetistNote: optional(text(4000)),
          isAlive: optional(flag()),
          isMaternity: optional(flag()),
          isReleased: optional(flag()),
        },
        spellings,
      ),
    },
    item,
  ),
  output: answer,
  compared: {
    record: 'otBooking',
    keys: Object.fromEntries(
      ['otId', 'otDate', 'otFromTime', 'otToTime'].map((key) => [key, theatreChecks.movedByRescheduling]),
    ),
  },
});

/** Moves an operation to another time or theatre. */
export const rescheduleBooking = endpoint({
  path: '/OTMaster/ReScheduleOTBooking',
  logAs: ['ot_booking', 'moved'],
  summary: 'Moves an operation of an inpatient to another time or theatre.',
  permission: may('edit', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ ...key, ...typedSlot }, spellings) }, item),
  output: answer,
});

/** Cancels an operation: its theatre is free again. */
export const cancelBooking = endpoint({
  path: '/OTMaster/DeleteOTBooking',
  logAs: ['ot_booking', 'removed'],
  summary: 'Cancels an operation of an inpatient, with a reason.',
  permission: may('delete', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ ...key, ...typedCancellation }, spellings) }, item),
  output: answer,
});

/** An appointment of a theatre at a time: a planned operation, or an operation of an inpatient. */
const theatreAppointment = shape(
  {
    slotId: id(),
    theatreId: id(),
    theatreName: text(),
    day: text(),
    fromTime: text(),
    toTime: text(),
    kind: oneOf(['provisional', 'booking']),
    bookingId: optional(id()),
    provisionalBookingId: optional(id()),
    patientId: optional(id()),
    personName: text(),
    sex: optional(text()),
    ageYears: optional(count()),
    operationName: text(),
    doctorId: id(),
    doctorName: text(),
  },
  { ...spellings, slotId: 'otSlotId', ageYears: 'age' },
);

/** Everything that is to happen in the theatres between two days, both included, by time (R281). */
export const listTheatreAppointments = endpoint({
  path: '/OTMaster/GetAllOTAppointments',
  summary: 'Lists what is to happen in the theatres.',
  permission: may('view', 'ot-availability'),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(askedDays, spellings),
  output: listOutput(theatreAppointment, 'otAppointmentList'),
});
