// The search of the shell on the wire: who somebody is and where they are, by whatever a clerk knows of them, and records by number.

import { z } from 'zod';
import { endpoint, type ScreenPermission } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { mayPickPatients, patientToPick } from '../../people/patient/patient.ts';
import { admissionSpellings } from './admission-words.ts';

/** As many people are named at most. */
export const MOST_FOUND_PEOPLE = 12;
/** As many may be asked for again by their numbers. */
const MOST_RECALLED = 8;

/** Screens with numbered records; a user who has no other right for the search finds by number alone. */
const numberMenus = ['opd/diagnosis', 'investigation', 'Pharmacy/sales', 'Pharmacy/sales-return'];

/** The right to search: to choose a patient, or a screen with numbered records. */
export const mayFindPeople: ScreenPermission = {
  ...mayPickPatients,
  orMenus: [...(mayPickPatients.orMenus ?? []), ...numberMenus],
};

/** A found person: the facts to choose them by (Q225), and their current stay or the stay that was searched for by its number. */
const foundPerson = shape(
  {
    ...patientToPick,
    /** Of the newborn whose stay it is (Q86). */
    infantName: optional(text()),
    admissionId: optional(id()),
    admissionMode: optional(text()),
    bedName: optional(text()),
    isDischargeInitiated: optional(flag()),
    isFinalBill: optional(flag()),
    isDischarged: optional(flag()),
  },
  { ...admissionSpellings, bedName: 'currentBedName' },
);

/** Records with a number of their own, in search order. Receipts and credit notes of the counter are on the paper of their bill. */
export const recordKinds = [
  'counterBill',
  'counterReceipt',
  'counterPayout',
  'creditNote',
  'finalBill',
  'stayReceipt',
  'stayRefund',
  'medicineBill',
  'medicineReturn',
  'order',
  'specimen',
  'labReport',
] as const;

/** A record found by its number; `recordId` is what its screen opens: of a receipt or credit note of the counter, its bill. */
export const numberedRecord = shape(
  {
    kind: oneOf(recordKinds),
    recordId: id(),
    /** As it is printed. */
    number: text(),
    admissionId: optional(id()),
    ...patientToPick,
  },
  admissionSpellings,
);

/**
 * Finds people by name, UHID, number of an admission, digits of the phone or bed; who lies in this hospital comes first. Or tells
 * again of those whose numbers are given, in that order. It names whom the choice of a patient may name, and no chart is opened by
 * it (Q225, PS009). Two letters find inpatients, three everybody registered (R418). Bills, receipts, refunds, orders, specimens and
 * reports are found by their numbers, each with the right on its screen. A call of ours.
 */
export const findPeople = endpoint({
  path: '/IPD/FindPeople',
  summary: 'Finds patients by name, number, phone or bed, with where they are now, and records by number.',
  permission: mayFindPeople,
  effect: 'read',
  isVeiled: true,
  openBecause: 'finds or compares persons and shows their identity alone',
  input: shape(
    { search: optional(text(60)), patientIds: optional(z.array(id()).max(MOST_RECALLED)) },
    { ...admissionSpellings, patientIds: 'patientUidList' },
  ),
  output: shape(
    { people: z.array(foundPerson), records: z.array(numberedRecord) },
    { people: 'patientList', records: 'recordList' },
  ),
});
