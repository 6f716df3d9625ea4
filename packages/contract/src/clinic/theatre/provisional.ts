// Operations planned before the admission on the wire: a theatre kept for somebody, with an advance (R399, Q81).

import { BOOKING_STATUSES } from '@charaka/rules/stay/booking-state';
import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { paymentModes } from '../../money/payment/payment.ts';
import {
  advanceEntry,
  advanceRefund,
  advanceTaken,
  heldAdvance,
  refundedEntry,
  refundedEntrySpelling,
} from '../opd/advance.ts';
import { typedCancellation, typedPerson } from '../opd/typed-booking.ts';
import { operationSpellings, shownOperation, theatreMenu, typedOperation, typedSlot } from './operation.ts';
import { theatreChecks } from './theatre-checks.ts';
import { theatreTopic } from './topics.ts';

const spellings = operationSpellings;

/** A planned operation with the advance it holds; 'confirm' is the specification's word for admitted (Q80). */
export const provisionalBooking = shape(
  {
    provisionalBookingId: id(),
    patientId: optional(id()),
    personName: text(),
    phone: text(),
    ...shownOperation,
    bookingStatus: oneOf(BOOKING_STATUSES),
    ...heldAdvance,
    admissionId: optional(id()),
    createdAt: instant(),
    createdByName: text(),
  },
  spellings,
  { doctorId: ['doctors'] },
);

/** Planned operations of the hospital, the latest day first; both days are included. */
export const listProvisionalBookings = endpoint({
  path: '/OTMaster/GetAllOTProvisionalBookings',
  summary: 'Lists planned operations.',
  permission: may('view', theatreMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(
    {
      ...askedDays,
      theatreId: optional(id()),
      bookingStatus: optional(oneOf(BOOKING_STATUSES)),
    },
    spellings,
  ),
  output: listOutput(provisionalBooking, 'otProvisionalBookingList'),
});

const item = { booking: 'otProvisionalBooking' };
const key = { provisionalBookingId: id() };
const answer = shape({ booking: provisionalBooking }, item);

/** One planned operation with every movement of its advance. */
export const getProvisionalBooking = endpoint({
  path: '/OTMaster/GetOTProvisionalBookingByID',
  summary: 'Reads one planned operation and the movements of its advance.',
  permission: may('view', theatreMenu),
  effect: 'read',
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape(key, spellings) }, item),
  output: shape(
    { booking: provisionalBooking, entries: z.array(advanceEntry) },
    { ...item, entries: 'advanceEntryList' },
  ),
});

/** A new planned operation as typed. */
export const provisionalForm = shape(
  { ...typedPerson, ...typedSlot, ...typedOperation, advance: optional(money()), ...paymentModes },
  spellings,
);

/** Keeps a theatre for a planned operation, with the advance where one is paid. */
export const addProvisionalBooking = endpoint({
  path: '/OTMaster/AddOTProvisionalBooking',
  logAs: ['ot_provisional_booking', 'added'],
  summary: 'Plans an operation in a theatre, with an advance where one is paid.',
  permission: may('add', theatreMenu),
  effect: 'once',
  changes: [theatreTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ booking: provisionalForm }, item),
  output: answer,
});

const rescheduled = theatreChecks.movedByRescheduling;

/** Changes who and what is operated; time and theatre by rescheduling, the advance stays. */
export const updateProvisionalBooking = endpoint({
  path: '/OTMaster/UpdateOTProvisionalBooking',
  logAs: ['ot_provisional_booking', 'changed'],
  summary: 'Changes a planned operation; fields left out are cleared, time and advance stay.',
  permission: may('edit', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape(
    {
      booking: shape(
        { ...key, ...typedPerson, ...typedOperation, bookingStatus: optional(oneOf(BOOKING_STATUSES)) },
        spellings,
      ),
    },
    item,
  ),
  output: answer,
  compared: {
    record: 'otProvisionalBooking',
    keys: {
      bookingStatus: theatreChecks.plannedConfirmedByAdmission,
      otId: rescheduled,
      otDate: rescheduled,
      otFromTime: rescheduled,
      otToTime: rescheduled,
      advanceAmount: theatreChecks.plannedAdvanceElsewhere,
    },
  },
});

/** Moves a planned operation to another time or theatre. */
export const rescheduleProvisionalBooking = endpoint({
  path: '/OTMaster/ReScheduleOtProvisionalBooking',
  logAs: ['ot_provisional_booking', 'moved'],
  summary: 'Moves a planned operation to another time or theatre.',
  permission: may('edit', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ ...key, ...typedSlot }, spellings) }, item),
  output: answer,
});

/** Cancels a planned operation: its theatre is free again, its advance stays until it is refunded. */
export const cancelProvisionalBooking = endpoint({
  path: '/OTMaster/DeleteOTProvisionalBooking',
  logAs: ['ot_provisional_booking', 'removed'],
  summary: 'Cancels a planned operation, with a reason.',
  permission: may('delete', theatreMenu),
  effect: 'write',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ ...key, ...typedCancellation }, spellings) }, item),
  output: answer,
});

/** Takes the advance of a planned operation that holds none. An extension. */
export const receiveTheatreAdvance = endpoint({
  path: '/OTMaster/ReceiveOtAdvance',
  logAs: ['operation_advance', 'received'],
  summary: 'Takes the advance of a planned operation.',
  permission: mayDo('receive-money', theatreMenu),
  effect: 'once',
  changes: [theatreTopic],
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ ...key, ...advanceTaken }, spellings) }, item),
  output: answer,
});

/** Gives the whole advance of a planned operation back: at most 10,000 of it in cash (R487). An extension. */
export const refundTheatreAdvance = endpoint({
  path: '/OTMaster/RefundOtProvisionalBooking',
  logAs: ['ot_provisional_booking', 'refunded'],
  summary: 'Gives the advance of a planned operation back.',
  permission: mayDo('refund', theatreMenu),
  effect: 'once',
  changes: [theatreTopic],
  stepUp: 'recorded-money',
  openBecause: 'the plan of a theatre',
  input: shape({ booking: shape({ ...key, ...advanceRefund }, spellings) }, item),
  output: shape({ booking: provisionalBooking, ...refundedEntry }, { ...item, ...refundedEntrySpelling }),
});
