// Visits to the OPD on the wire: patient, doctor, day, token, and place in the queue.

import { feeStates, priorityReasons, queueStates, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from './topics.ts';
import { typedCancellation } from './typed-booking.ts';

/** Menu path that rights on visits hang on. */
export const visitMenu = 'opd';

const spellings = {
  visitId: 'opdScheduleId',
  freeOfVisitId: 'freeOfScheduleId',
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  doctorId: 'staffId',
  visitOn: 'appointmentDate',
  isCancelled: 'isCancel',
  admissionId: 'patientIpId',
  arrivedAt: 'arrivedOn',
  vitalsAt: 'vitalsOn',
  calledAt: 'calledOn',
  consultStartedAt: 'startedOn',
  consultEndedAt: 'endedOn',
  advance: 'advanceAmount',
  createdAt: 'createdOn',
  createdByName: 'createdBy',
};

const visitFields = {
  visitId: id(),
  opdNumber: text(),
  patientId: id(),
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
  sex: text(),
  contactNo: text(),
  doctorId: id(),
  doctorName: text(),
  departmentId: optional(id()),
  specializationId: optional(id()),
  visitOn: text(),
  tokenNo: count(),
  appointmentId: optional(id()),
  advance: money(),
  complaint: optional(text()),
  isCancelled: flag(),
  cancelReason: optional(text()),
  admissionId: optional(id()),
  visitKind: oneOf(visitKinds),
  queueState: oneOf(queueStates),
  priorityReason: oneOf(priorityReasons),
  feeState: oneOf(feeStates),
  /** The bill that holds the fee. */
  counterBillId: optional(id()),
  /** The paid visit it is free because of (OP008). */
  freeOfVisitId: optional(id()),
  isWalkIn: flag(),
  arrivedAt: optional(instant()),
  vitalsAt: optional(instant()),
  calledAt: optional(instant()),
  consultStartedAt: optional(instant()),
  consultEndedAt: optional(instant()),
  calledTimes: count(),
  createdAt: instant(),
  createdByName: text(),
};

/** A visit; `advance` is what its appointment still holds. */
export const visit = shape(visitFields, spellings);

/** Visits of the hospital between two days, both included, by doctor and token. */
export const listVisits = endpoint({
  path: '/OpdPatientMaster/GetAllPatientSchedule',
  aliases: ['/OpdPatientMaster/GetAllOPDPatients'],
  summary: 'Lists the patients of the OPD with their tokens.',
  permission: may('view', visitMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(
    {
      ...askedDays,
      doctorId: optional(id()),
      isCancelled: optional(flag()),
      /** Neither cancelled nor admitted; false leaves those that are. */
      isOpen: optional(flag()),
      queueState: optional(z.array(oneOf(queueStates)).max(queueStates.length)),
      visitKind: optional(oneOf(visitKinds)),
      feeState: optional(oneOf(feeStates)),
    },
    spellings,
  ),
  output: listOutput(visit, 'opdPatientScheduleList'),
});

const item = { visit: 'opdPatientMaster' };
const answer = shape({ visit }, item);

/** One visit with the registration of its patient. */
export const getVisit = endpoint({
  path: '/OpdPatientMaster/GetPatientDetailsById',
  summary: 'Reads one visit to the OPD.',
  permission: may('view', visitMenu),
  effect: 'read',
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ visit: shape({ visitId: id() }, spellings) }, item),
  output: shape(
    {
      visit: shape(
        {
          ...visitFields,
          registration: shape(
            { patientId: id(), registeredAt: instant(), bloodGroup: optional(text()), birthDate: text() },
            { patientId: 'patientUid', registeredAt: 'createdOn', birthDate: 'dateOfBirth' },
          ),
        },
        { ...spellings, registration: 'hospitalRegistration' },
      ),
    },
    item,
  ),
});

/** The token the next patient of a doctor gets on a day; another one may take it meanwhile. */
export const nextToken = endpoint({
  path: '/OpdPatientMaster/GenerateSequence',
  summary: 'Tells the next token of a doctor on a day.',
  permission: may('view', visitMenu),
  effect: 'read',
  input: shape({ visit: shape({ doctorId: id(fieldSentences.selectDoctor), visitOn: day() }, spellings) }, item),
  output: shape({ tokenNo: count() }),
});

/** A visit as typed; with an appointment it is that one's patient, doctor and day. */
export const visitForm = shape(
  {
    patientId: id(fieldSentences.selectPatient),
    doctorId: id(fieldSentences.selectDoctor),
    visitOn: day(fieldSentences.selectDate),
    appointmentId: optional(id()),
    complaint: optional(text(300)),
    /** Kind of visit; when missing, the first visit to the doctor is new and any other a follow-up. */
    visitKind: optional(oneOf(visitKinds)),
    priorityReason: optional(oneOf(priorityReasons)),
  },
  spellings,
);

/** Takes a patient into the OPD of a doctor: with the next token, and never more than the doctor can see. */
export const addVisit = endpoint({
  path: '/OpdPatientMaster/AddOpdPatientSchedule',
  logAs: ['opd_visit', 'added'],
  summary: 'Takes a patient into the OPD of a doctor and gives them a token.',
  permission: may('add', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ visit: visitForm }, item),
  output: answer,
});

/** Cancels a visit, with a reason; its appointment is provisional again. */
export const cancelVisit = endpoint({
  path: '/OpdPatientMaster/UpdateOPDPatientMaster',
  logAs: ['opd_visit', 'cancelled'],
  summary: 'Cancels a visit to the OPD, with a reason.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  openBecause: 'a booking or visit of the day, which is the work of the counter',
  input: shape({ visit: shape({ visitId: id(), ...typedCancellation }, spellings) }, item),
  output: answer,
});

/** Every visit of a patient to the OPD of this hospital, the last one first, those cancelled among them (Q20). */
export const listVisitsOfPatient = endpoint({
  path: '/OpdPatientMaster/GetOpdPatientHistory',
  summary: 'Lists the visits of a patient to the OPD, the last one first.',
  permission: may('view', visitMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: listInput({ visit: shape({ patientId: id(fieldSentences.selectPatient) }, spellings) }, item),
  output: listOutput(visit, 'opdPatientHistoryList'),
});
