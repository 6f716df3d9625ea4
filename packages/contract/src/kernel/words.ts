// Words of the product used inside sentences, so that they are translated with the sentence: names of records, and states.
import { sentences } from '@charaka/rules/message/sentence';

/** Words for the values of sentences; codes never change. Labels of lists and titles of screens are in `label-words.ts`. */
export const words = sentences('word', {
  // One record, as in 'Asha has changed this ward since you opened it'.
  admission: 'admission',
  appointment: 'appointment',
  bed: 'bed',
  birthRecord: 'birth record',
  charge: 'charge',
  deathRecord: 'death record',
  hospital: 'hospital',
  mortuaryRecord: 'mortuary record',
  package: 'package',
  patient: 'patient',
  printSetting: 'print setting',
  referral: 'referral',
  staffMember: 'member of staff',

  // Several, as in 'This department is in use by 3 admissions'.
  admissions: 'admissions',
  analysers: 'analysers',
  assets: 'assets',
  beds: 'beds',
  bookings: 'bookings',
  breakpoints: 'breakpoints',
  chargeCategories: 'charge categories',
  charges: 'charges',
  consultationFees: 'consultation fees',
  generalItems: 'general items',
  labParameters: 'laboratory parameters',
  labTests: 'laboratory tests',
  noteTemplates: 'note templates',
  organisms: 'organisms',
  operationTheatres: 'operation theatres',
  pharmacyItems: 'pharmacy items',
  phrases: 'phrases',
  staff: 'staff',

  // States of an appointment, as the specification spells them.
  appointmentProvisional: 'Provisional',
  appointmentConfirmed: 'Confirm',
  appointmentAdmitted: 'Confirm-IPD',
  appointmentCancelled: 'Cancelled',

  // Answers of a payer to a version of the bill.
  versionConfirmed: 'confirmed',
  versionRefused: 'refused',

  // Why a specimen was refused.
  specimenHaemolysed: 'haemolysed',
  specimenClotted: 'clotted',
  specimenInsufficient: 'too little',
  specimenLeaking: 'leaking',
  specimenUnlabelled: 'without label',
  specimenWrongContainer: 'wrong container',
  specimenWrongPatient: 'wrong patient',
  specimenOld: 'too old',
  specimenOther: 'other',

  // Columns of a price list.
  theCode: 'The code',
  theName: 'The name',
  theCategory: 'The category',
});
