// The calls of a consultation: opened with all there is to know, kept while typed, signed with one stroke, amended, repeated (OP013-OP016, OP023).

import { visitKinds } from '@charaka/rules/clinic/opd-queue';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { bodySize, endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { allergyStanding, patientAllergy, patientProblem } from '../chart/chart.ts';
import { chartTopic } from '../chart/topics.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';
import { orderTopic } from '../order/topics.ts';
import { templateSections } from '../template/template.ts';
import { measuredVitals, medicineLine, noteContent, wireNoteContent } from './note.ts';
import { consultationTopic } from './topics.ts';

const spellings = {
  visitId: 'opdScheduleId',
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  birthDate: 'dateOfBirth',
  doctorId: 'staffId',
  visitOn: 'appointmentDate',
  savedAt: 'savedOn',
  savedByName: 'savedBy',
  signedAt: 'signedOn',
  signedByName: 'signedBy',
  amendmentReason: 'amendReason',
  resultAt: 'resultOn',
  takenAt: 'takenOn',
  allergies: 'patientAllergyList',
  problems: 'patientProblemList',
  standing: 'allergyStanding',
  lastVisits: 'lastVisitList',
  versions: 'consultationVersionList',
  recentDiagnoses: 'recentDiagnosisList',
  doseLimits: 'doseLimitList',
  sections: 'templateSections',
};

/** States of a note. */
const consultationStates = ['Draft', 'Signed', 'Amended'] as const;

/** A note as it stands: of a draft what was typed so far, else the last version. `revision` grows with every save. */
const consultation = shape(
  {
    encounterId: id(),
    state: oneOf(consultationStates),
    version: count(),
    revision: count(),
    content: wireNoteContent,
    savedAt: optional(instant()),
    savedByName: optional(text()),
    signedAt: optional(instant()),
    signedByName: optional(text()),
    signerId: optional(id()),
    signerQualification: optional(text()),
    signerRegistrationNo: optional(text()),
    amendmentReason: optional(text(300)),
    /** Whether the caller may amend it: who signed a version of it, and the head of their department (OP016). */
    isAmendable: optional(flag()),
  },
  spellings,
);

/** A signed version. */
const consultationVersion = shape(
  {
    version: count(),
    content: wireNoteContent,
    signedAt: instant(),
    signedByName: text(),
    amendmentReason: optional(text(300)),
  },
  spellings,
);

/** The visit of a consultation: its patient, its doctor, and the reason for the visit. */
const consultedVisit = shape(
  {
    visitId: id(),
    encounterId: id(),
    opdNumber: text(),
    tokenNo: count(),
    visitOn: text(),
    complaint: optional(text()),
    isCancelled: flag(),
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    sex: oneOf(['M', 'F', 'O']),
    birthDate: text(),
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
    contactNo: text(),
    doctorId: id(),
    doctorName: text(),
    visitKind: oneOf(visitKinds),
  },
  spellings,
);

/** An earlier visit in short. */
const earlierVisit = shape(
  {
    encounterId: id(),
    visitOn: text(),
    doctorName: text(),
    complaints: text(),
    diagnoses: text(),
    medicines: z.array(text()),
    advice: text(),
  },
  spellings,
);

const opened = {
  visit: consultedVisit,
  consultation,
  allergies: z.array(patientAllergy),
  standing: allergyStanding,
  problems: z.array(patientProblem),
  lastVisits: z.array(earlierVisit),
  vitalsTrend: z.array(shape({ takenAt: instant(), vitals: measuredVitals }, spellings)),
  results: z.array(
    shape(
      {
        orderId: id(),
        orderName: text(),
        resultSummary: text(),
        resultAt: instant(),
        isCritical: flag(),
        /** Waits for its verification. */
        isPreliminary: flag(),
        /** Values a department measured; none for results in words and for confidential tests. */
        values: z.array(
          shape({
            parameterName: text(),
            valueText: text(2000),
            unit: optional(text()),
            flag: optional(text()),
            rangeText: optional(text(2000)),
          }),
        ),
      },
      { ...spellings, orderId: 'clinicalOrderId' },
    ),
  ),
  versions: z.array(consultationVersion),
  /** The doctor whose visit it is, where the caller is another doctor and takes it over before writing (OP012). An extension. */
  colleagueName: optional(text()),
  /** Sections of the note, by the version it was begun with; null when that is the product's own template (OP037). */
  sections: optional(templateSections),
  /** Diagnoses of the patient in the last 30 days: one of the same code is a re-attendance (OP017). */
  recentDiagnoses: z.array(shape({ code: text(), diagnosisName: text(), diagnosedOn: text() }, spellings)),
  /** The maximum dose of each medicine by weight, and for adults by the day; empty where the hospital loaded no table (OP021). */
  doseLimits: z.array(shape({ genericName: text(), mostMgPerKgDay: count(), mostMgDay: optional(count()) })),
};
const output = shape(opened, spellings);

/** Notes are read by a user who writes clinical notes or may read consultation notes; the right to read charts, which desks have, does not include them (0476). */
const reads: Permission = { menu: visitMenu, action: 'view', deeds: ['clinical-note', 'read-notes'] };
const writes: Permission = { menu: visitMenu, action: 'edit', deeds: ['clinical-note'] };

/** Everything a doctor sees when a patient enters, in one answer (OP013). */
export const getConsultation = endpoint({
  path: '/Consultation/GetConsultation',
  summary: 'Opens the consultation of a visit with all that is to be known.',
  permission: reads,
  effect: 'read',
  isWalled: true,
  input: shape({ visitId: id() }, spellings),
  output,
});

const typed = { visitId: id(), patientId: id(), revision: count(), content: wireNoteContent };

/** Takes over a colleague's visit: it is recorded, and the colleague is notified (OP012). */
export const takeOverVisit = endpoint({
  path: '/Consultation/TakeOverVisit',
  logAs: ['visit_take_over', 'noted'],
  summary: "Takes over a colleague's visit, so that the caller writes its note. An extension.",
  permission: writes,
  effect: 'write',
  changes: [consultationTopic],
  isWalled: true,
  input: shape({ visitId: id(), patientId: id() }, spellings),
  output: shape({ visitId: id(), patientId: id() }, spellings),
});

/** Saves the draft, even if parts are missing (OP014). Refused when another user has saved since. */
export const saveDraft = endpoint({
  path: '/Consultation/SaveDraft',
  logAs: ['consultation', 'saved'],
  bodyBytes: bodySize.long,
  summary: 'Keeps the draft of a consultation.',
  permission: writes,
  effect: 'write',
  changes: [],
  isWalled: true,
  input: shape(typed, spellings),
  output: shape({ patientId: id(), revision: count(), savedAt: instant() }, spellings),
});

/** Signs the note with its diagnoses, medicines, orders and next visit: all of it or nothing, and once (OP015). */
export const signConsultation = endpoint({
  path: '/Consultation/SignConsultation',
  logAs: ['consultation', 'signed'],
  bodyBytes: bodySize.long,
  summary: 'Signs a consultation with its prescription and orders.',
  permission: writes,
  effect: 'once',
  changes: [consultationTopic, chartTopic, orderTopic, opdTopic],
  isWalled: true,
  input: shape(typed, spellings),
  output,
});

/** A new version of a signed note, with the reason; the versions before stay as they are (OP016). */
export const amendConsultation = endpoint({
  path: '/Consultation/AmendConsultation',
  logAs: ['consultation', 'amended'],
  bodyBytes: bodySize.long,
  summary: 'Amends a signed consultation with a new version.',
  permission: writes,
  effect: 'once',
  changes: [consultationTopic, chartTopic, orderTopic],
  isWalled: true,
  input: shape(
    {
      ...typed,
      amendmentReason: requiredText(entrySentences.enterReason, 300).min(5, entrySentences.enterReason.text),
    },
    spellings,
  ),
  output,
});

/** Warnings about a medicine that is repeated (OP023). */
const repeatMarks = ['Allergy', 'NotKept', 'OutOfStock'] as const;

/** Returns the medicines of the patient's last signed note as draft lines. Lines with a warning are marked, none is left out (OP023). */
export const repeatLast = endpoint({
  path: '/Consultation/RepeatLast',
  logAs: ['last', 'repeated'],
  summary: 'Answers what the last consultation of the patient prescribed, to be repeated.',
  permission: writes,
  effect: 'read',
  isWalled: true,
  input: shape({ visitId: id(), patientId: id() }, spellings),
  output: shape(
    {
      patientId: id(),
      visitOn: text(),
      diagnoses: noteContent.shape.diagnoses,
      advice: text(10_000),
      medicines: z.array(shape({ line: medicineLine, marks: z.array(oneOf(repeatMarks)) })),
    },
    spellings,
  ),
});

/** Counts a print of the signed prescription: the first is the paper, those after it are copies (OP025). */
export const printPrescription = endpoint({
  path: '/Consultation/PrintPrescription',
  logAs: ['prescription', 'printed'],
  summary: 'Counts a print of the prescription of a visit.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [],
  isWalled: true,
  input: shape({ visitId: id(), patientId: id(), version: count() }, spellings),
  output: shape({ patientId: id(), copyNo: count() }, spellings),
});
