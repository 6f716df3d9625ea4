// The way out on the wire: initiate, clear, discharge, undo, and who has left (Q47).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { checklistModes, clearanceDepartments, dischargeFaults, dischargeKinds } from '@charaka/rules/stay/discharge';
import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { openMatterCodes } from '../../money/bill/bill.ts';
import { billTopic } from '../../money/bill/topics.ts';
import { patientTopic } from '../../people/patient/topics.ts';
import { admissionKey, admissionRow } from '../admission/admission.ts';
import { dischargeMenu } from '../admission/admission-pages.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { admissionTopic } from '../admission/topics.ts';
import { bedTopic } from '../bed/topics.ts';
import { dischargeChecks } from './discharge-checks.ts';
import { dischargeTopic } from './topics.ts';

const view = { admission: 'ipdPatientViewModel' };
const reason = () => requiredText(entrySentences.enterReason, 300);

/** Marks an admission for discharge: from here on the final bill can be made (Q47). */
export const initiateDischarge = endpoint({
  path: '/IPD/UpdateInitiateDischarge',
  logAs: ['discharge_begun', 'noted'],
  summary: 'Marks an admission for discharge.',
  permission: mayDo('initiate-discharge'),
  effect: 'write',
  changes: [admissionTopic, bedTopic, dischargeTopic],
  input: shape({ admission: admissionKey }, view),
  output: shape({}),
});

/** Names an admission and says why something about its discharge is undone. */
const undoneInitiation = shape({ admissionId: id(), reason: reason() }, admissionSpellings);

/**
 * Takes the initiation back: the patient stays. Clearances and the payer's final amount fall away with it, since both were given
 * for a stay that was over (Q47, Q48). Refused once there is a final bill.
 */
export const undoInitiation = endpoint({
  path: '/IPD/UndoInitiateDischarge',
  logAs: ['discharge_begun', 'undone'],
  summary: 'Takes the initiation of a discharge back.',
  permission: mayDo('initiate-discharge'),
  effect: 'write',
  changes: [admissionTopic, bedTopic, dischargeTopic],
  input: shape({ admission: undoneInitiation }, view),
  output: shape({}),
});

/** Clears a patient for a department, or takes that back (Q47). */
export const setClearance = endpoint({
  path: '/IPD/UpdateDischargeClearance',
  logAs: ['discharge_clearance', 'changed'],
  summary: 'Clears a patient for a department, or takes that back.',
  permission: may('add', dischargeMenu),
  effect: 'write',
  changes: [dischargeTopic],
  input: shape(
    {
      clearance: shape(
        {
          admissionId: id(),
          department: oneOf(clearanceDepartments),
          isCleared: flag(),
          note: optional(text(300)),
        },
        admissionSpellings,
      ),
    },
    { clearance: 'dischargeClearance' },
  ),
  output: shape({}),
});

/** The form of a discharge. Without a time it is now; without a kind it is routine. */
export const dischargeForm = withChecks(
  shape(
    {
      admissionId: id(),
      dischargedAt: optional(instant(fieldSentences.enterValidDate)),
      kind: optional(oneOf(dischargeKinds, dischargeChecks.selectDischargeKind)),
      /** Destination of a referral. */
      referredTo: optional(text(200)),
      /** Of a death: its time and its cause (Q151). */
      diedAt: optional(instant(fieldSentences.enterValidDate)),
      deathCause: optional(text(300)),
      remark: optional(text(300)),
    },
    { ...admissionSpellings, kind: 'dischargeKind', diedAt: 'deathDatetime', deathCause: 'causeOfDeath' },
  ),
  (form, context) => {
    for (const { field, sentence } of dischargeFaults(form))
      context.addIssue({ code: 'custom', path: [field], message: sentence.text });
  },
);

/** Discharges a patient whose final bill is made, and frees the bed (Q47, Q146); a death is one of the kinds (Q151). */
export const dischargePatient = endpoint({
  path: '/IPD/DischargePatient',
  logAs: ['patient', 'discharged'],
  summary: 'Discharges a patient and frees the bed.',
  permission: may('edit', dischargeMenu),
  effect: 'write',
  changes: [admissionTopic, bedTopic, billTopic, dischargeTopic, patientTopic],
  input: shape({ admission: dischargeForm }, view),
  output: shape({}),
});

/** Why a discharge is undone; the bed is another one where the former is taken. */
export const undoneDischarge = shape(
  { admissionId: id(), reason: reason(), bedId: optional(id()), otherSexReason: optional(text(300)) },
  admissionSpellings,
);

/**
 * Undoes a discharge: administrators, on its day and the day after it, into the former bed if nobody had it since, else into the
 * bed chosen. The final bill stays (Q47).
 */
export const undoDischarge = endpoint({
  path: '/IPD/UndoDischarge',
  logAs: ['discharge_event', 'undone'],
  summary: 'Undoes a discharge and puts the patient back into a bed.',
  permission: mayDo('undo-discharge'),
  effect: 'write',
  changes: [admissionTopic, bedTopic, dischargeTopic, patientTopic],
  input: shape({ admission: undoneDischarge }, view),
  output: shape({}),
});

const clearance = shape({
  department: oneOf(clearanceDepartments),
  isCleared: flag(),
  note: optional(text()),
  clearedByName: optional(text()),
  clearedAt: optional(instant()),
});

const event = shape(
  {
    eventId: id(),
    kind: text(),
    reason: optional(text()),
    uncleared: z.array(text()),
    createdByName: text(),
    createdAt: instant(),
  },
  { createdByName: 'createdBy', createdAt: 'createdOn' },
);

/** How far a discharge is: the four departments, every step and step back so far, and whether the last bed is free (Q47). */
export const getDischarge = endpoint({
  path: '/IPD/GetDischargeProgress',
  summary: 'Tells how far the discharge of a patient is.',
  permission: may('view', dischargeMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admission: admissionKey }, view),
  output: shape(
    {
      checklist: oneOf(checklistModes),
      clearances: z.array(clearance),
      events: z.array(event),
      isLastBedFree: flag(),
      /** Dues at the counter, work done and not billed, open advances; empty after the discharge (Q256). */
      openMatters: z.array(shape({ code: oneOf(openMatterCodes), amount: money() })),
    },
    { clearances: 'clearanceList', events: 'eventList', openMatters: 'openMatterList' },
  ),
});

/** A discharged patient: a row of the inpatient list and how they left. */
export const dischargedRow = shape(
  {
    ...admissionRow.shape,
    kind: optional(text()),
    referredTo: optional(text()),
    diedAt: optional(instant()),
    isSummarySigned: flag(),
  },
  { ...admissionSpellings, kind: 'dischargeKind', diedAt: 'deathDatetime' },
);

/**
 * Patients discharged on days of the hospital, both ends included, the latest first. `identifier` is a UHID, an IPD number, a
 * phone number or a part of a name; `tpaId` 0 means without a payer.
 */
export const listDischarged = endpoint({
  path: '/IPD/GetAllIpdDischargedPatientsByDate',
  summary: 'Lists the discharged patients by date.',
  permission: may('view', dischargeMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({
    fromDate: optional(z.string().max(40)),
    toDate: optional(z.string().max(40)),
    identifier: optional(text(60)),
    tpaId: optional(id()),
  }),
  output: listOutput(dischargedRow, 'ipdPatientDetailsList'),
});
