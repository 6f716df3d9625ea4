// Patients on the wire: as registered, as listed and as chosen, and the calls about one.

import { z } from 'zod';
import { bodySize, endpoint, may, type Permission, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { listedSchemas } from '../../kernel/record-parts.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import {
  checkIdCard,
  inputFields,
  maskedNames,
  patientFields,
  patientInput,
  patientRecord,
  patientSpellings,
} from './patient-fields.ts';
import { sexes } from './patient-values.ts';
import { patientTopic } from './topics.ts';

/** Menu path that rights on patients hang on. */
export const patientMenu = 'patient_registration';

/** The pages whose work begins with a chart; whoever sees one of them may open charts they have a relation with (Q225). */
const chartMenus = [
  'ipd/ipd_registration',
  'nursing_station/nursing_dashboard',
  'emergency',
  'day-care',
  'dental',
  'ivf-care',
  'opd',
];
/** The pages that begin with the choice of a patient. */
const pickingMenus = [
  ...chartMenus,
  'provisional-booking',
  'ot-booking',
  'bed-availability',
  'birth_record',
  'death_record',
  'mortuary_management',
  // The laboratory finds whose specimen or report it is.
  'investigation/collection',
  'investigation/accession',
  'investigation/bench',
  'investigation/verify',
  'investigation/report',
  // The pharmacy sells to a patient who comes without a prescription of the hospital.
  'Pharmacy/opd_direct_sale',
  // A ward takes stock for a patient in an emergency.
  'Pharmacy/local_stock_consume',
];

/** An age as it was written down, and when (Q57); the ages beside it are always of today. */
export const recordedAge = shape(
  { ageYears: count(), ageMonths: count(), ageDays: count(), recordedAt: instant() },
  { ageYears: 'age', ageMonths: 'month', ageDays: 'day' },
);

/** A patient as answered; ages are of today in the hospital. */
const patient = shape(
  {
    patientId: id(),
    ...patientFields,
    sex: oneOf(sexes),
    countryName: optional(text()),
    stateName: optional(text()),
    stateCode: optional(text()),
    ageYears: count(),
    ageMonths: count(),
    ageDays: count(),
    recordedAge: optional(recordedAge),
    ...maskedNames,
    isActive: flag(),
    createdAt: instant(),
  },
  { ...patientSpellings, createdAt: 'createdOn' },
);

/** The right to choose a patient: whoever books, admits or reports may find anybody, and learns no more than who it is (Q225). */
export const mayPickPatients: ScreenPermission = { menu: patientMenu, action: 'view', orMenus: pickingMenus };

/** Facts that distinguish two people at a glance. */
export const patientAtAGlance = {
  patientId: id(),
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
  sex: oneOf(sexes),
  birthDate: text(),
  ageYears: count(),
  ageMonths: count(),
  ageDays: count(),
  contactNo: text(),
};

/** Fields that are null in a chart restricted to the reader; texts are empty instead (PS009). */
const restrictedFields = {
  sex: optional(oneOf(sexes)),
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
  isRestricted: optional(flag()),
};

/**
 * A patient as the register shows one. Of somebody the reader has no relation with only name, age, sex, number and the end of the
 * phone number are there; what is left out is named in `masked` (Q225, Q235).
 */
const patientRow = shape(
  {
    ...patientAtAGlance,
    ...restrictedFields,
    birthDate: optional(text()),
    ...listedSchemas(patientRecord),
    ...maskedNames,
    /** Set when the patient lies in this hospital now (R415, R416). */
    openAdmissionId: optional(id()),
    openBedName: optional(text()),
    isActive: flag(),
    createdAt: instant(),
  },
  {
    ...patientSpellings,
    openAdmissionId: 'patientIpId',
    openBedName: 'currentBedName',
    createdAt: 'createdOn',
  },
);

/** A patient as one is chosen: no more than tells two people apart (Q225). */
export const patientToPick = {
  patientId: id(),
  salutation: text(),
  firstName: text(),
  middleName: optional(text()),
  lastName: text(),
  ...restrictedFields,
  /** The last four digits. */
  phoneEnding: text(4),
};

const pickedPatient = shape(
  {
    ...patientToPick,
    /** Set when the patient lies in this hospital now (R415, R416). */
    openAdmissionId: optional(id()),
    openBedName: optional(text()),
  },
  { ...patientSpellings, openAdmissionId: 'patientIpId', openBedName: 'currentBedName' },
);

/** Registers a patient (R223-R236, R256). */
export const addPatient = endpoint({
  path: '/Patient/AddPatient',
  logAs: ['patient', 'registered'],
  bodyBytes: bodySize.file,
  summary: 'Registers a patient.',
  permission: may('add', patientMenu),
  effect: 'write',
  changes: [patientTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ patient: patientInput }),
  output: shape({ patient }),
});

/** Changes a patient; fields left out are cleared (Q17), but those the user may not see (Q235). Refused when somebody else changed them since the version named. */
export const updatePatient = endpoint({
  path: '/Patient/UpdatePatient',
  logAs: ['patient', 'changed'],
  bodyBytes: bodySize.file,
  summary: 'Changes a patient; fields left out are cleared.',
  permission: may('edit', patientMenu),
  effect: 'write',
  changes: [patientTopic],
  isWalled: true,
  input: shape({
    patient: withChecks(
      shape({ ...inputFields, patientId: id(), ...versioned, ...maskedNames }, patientSpellings),
      checkIdCard,
    ),
  }),
  output: shape({ patient }),
});

/** The right to open charts; whose, the wall decides. */
export const mayOpenCharts: Permission = {
  menu: patientMenu,
  action: 'view',
  orMenus: chartMenus,
  deeds: ['read-chart'],
};

/** One patient, picture included (R353). */
export const getPatient = endpoint({
  path: '/Patient/GetPatientById',
  summary: 'Reads one patient with picture.',
  permission: mayOpenCharts,
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ patient: shape({ patientId: id() }, patientSpellings) }),
  output: shape({ patient: withVersion(patient), ...changedBy }),
});

/**
 * Patients of the tenant, newest first. `search` is the typeahead's text: a leading '+' looks for the phone number,
 * letters for names, digits for UHID or phone (R419, Q76); it answers at most 20. A list of more than a page of 200 is an export.
 */
export const listPatients = endpoint({
  path: '/Patient/GetAllPatients',
  summary: 'Lists or searches patients.',
  permission: may('view', patientMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'finds or compares persons and shows their identity alone',
  input: listInput({ search: optional(text(60)) }),
  output: listOutput(patientRow, 'patientList'),
});

/**
 * Chooses a patient: the active ones that `search` means, best first, at most 20; or the one of a number. Whoever books, admits or
 * reports may find anybody, and learns no more than who it is (Q225, narrows Q90).
 */
export const findPatients = endpoint({
  path: '/Patient/FindPatients',
  summary: 'Finds patients by name, phone or number, to choose one.',
  permission: mayPickPatients,
  effect: 'read',
  isVeiled: true,
  openBecause: 'finds or compares persons and shows their identity alone',
  input: shape({ search: optional(text(60)), patientId: optional(id()) }, patientSpellings),
  output: shape({ patients: z.array(pickedPatient) }, { patients: 'patientList' }),
});
