// Fields shared by planned operations and operations of inpatients on the wire: theatre, time, surgeon, team.

import { day, id, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { clockTime } from '../opd/appointment.ts';
import { theatreChecks } from './theatre-checks.ts';

/** Menu path that rights on bookings of theatres hang on. */
export const theatreMenu = 'ot-booking';

/** Spellings every shape about an operation shares. */
export const operationSpellings = {
  provisionalBookingId: 'otProvisionalBookingId',
  bookingId: 'otBookingId',
  theatreId: 'otId',
  theatreName: 'otName',
  day: 'otDate',
  fromTime: 'otFromTime',
  toTime: 'otToTime',
  patientId: 'patientUid',
  personName: 'patientName',
  phone: 'contactNo',
  doctorId: ['consultantDoctor', 'staffId'],
  doctorName: 'consultantDoctorName',
  assistant1Id: 'assConsultant1',
  assistant2Id: 'assConsultant2',
  anesthetistId: 'anesthetist',
  anaesthesiaType: 'anaethesiaType',
  technician: 'otTechnician',
  assistant: 'otAssistant',
  admissionId: ['patientIpId', 'ipdId'],
  advance: 'advanceAmount',
  upiReference: 'upiTransNo',
  neftReference: 'neftTransNo',
  createdAt: 'createdOn',
  createdByName: 'createdBy',
};

/** A theatre for a time as typed; an end before the beginning is after midnight. */
export const typedSlot = {
  theatreId: id(theatreChecks.selectOperationTheatre),
  day: day(fieldSentences.selectDate),
  fromTime: clockTime(fieldSentences.enterTime.text),
  toTime: clockTime(fieldSentences.enterTime.text),
};

/** The operation and its team, as typed. */
export const typedOperation = {
  operationName: requiredText(theatreChecks.enterOperation, 200),
  operationType: optional(text(60)),
  doctorId: id(fieldSentences.selectDoctor),
  anesthetistId: optional(id()),
  anaesthesiaType: optional(text(60)),
  technician: optional(text(120)),
  remark: optional(text(300)),
};

/** The same as recorded. */
export const shownOperation = {
  theatreId: id(),
  theatreName: text(),
  day: text(),
  fromTime: text(),
  toTime: text(),
  operationName: text(),
  operationType: optional(text()),
  doctorId: id(),
  doctorName: text(),
  anesthetistId: optional(id()),
  anaesthesiaType: optional(text()),
  technician: optional(text()),
  remark: optional(text()),
  cancelReason: optional(text()),
};
