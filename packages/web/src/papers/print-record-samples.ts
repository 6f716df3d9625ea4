// What else the previews of the print settings show: a patient, a birth, a death, an advance, a till and a request, none of them real.
import { rupeesToPaise as rupees, ZERO } from '@charaka/rules/money/money';
import type { AdvanceEntry, AdvanceSubject } from '../clinic/opd/advance-paper-parts.ts';
import type { Closing } from '../money/finance/print-closing.tsx';
import type { Patient } from '../people/patient/patient-form.ts';
import type { Birth } from '../stay/record/birth-form.tsx';
import type { Death } from '../stay/record/death-form.tsx';
import { sampleAdmission, samplePayment } from './print-samples.ts';

const recorded = { createdByName: 'Rita Paul', createdAt: '2026-04-09T06:00:00Z' };
const { patientId, admissionId } = sampleAdmission;

/** The patient of the stay, as far as her registration is printed. */
export const samplePatient = {
  patientId,
  salutation: 'Mrs.',
  firstName: 'Asha',
  lastName: 'Sengupta',
  sex: 'F',
  birthDate: '1984-03-12',
  ageYears: 42,
  ageMonths: 1,
  ageDays: 25,
  contactNo: '9830000000',
  fatherName: 'Nirmal Sengupta',
  addressLineOne: '12 Lake Road',
  city: 'Kolkata',
  pincode: '700029',
  emergencyContactPerson: 'Ravi Sengupta',
  emergencyContactNo: '9830000001',
  bloodGroup: 'O+',
  drugAllergy: 'Penicillin',
  heightCm: 158,
  weightKg: 61.5,
  isDiabetic: true,
  createdAt: samplePayment.createdAt,
} as unknown as Patient;

/** Her child. */
export const sampleBirth: Birth = {
  birthId: 1,
  admissionId,
  patientId,
  motherName: 'Mrs. Asha Sengupta',
  childName: 'Mira',
  sex: 'F',
  birthDate: '2026-04-07',
  birthTime: '14:35',
  bornType: 'Normal',
  presentAtBirth: 'Dr. Rina Das',
  weightGrams: 3120,
  placeOfBirth: 'Kolkata',
  certificateNo: 'B/2026/118',
  ...recorded,
};

/** The death of somebody else. */
export const sampleDeath: Death = {
  deathId: 1,
  patientId: 5121,
  patientName: 'Mr. Dev Ghosh',
  sex: 'M',
  birthDate: '1949-08-30',
  diedAt: '2026-04-08T21:10:00Z',
  fatherName: 'Haren Ghosh',
  contactNo: '9830000002',
  address: '4 Station Road, Howrah',
  immediateCauses: ['Cardiac arrest'],
  antecedentCauses: ['Myocardial infarction'],
  otherCauses: ['Diabetes'],
  causeOfDeath: 'Myocardial infarction',
  mannerOfDeath: 'Natural',
  ...recorded,
};

/** Whom an appointment was booked for. */
export const sampleSubject: AdvanceSubject = {
  bookingNo: 31,
  personName: 'Mrs. Asha Sengupta',
  phone: '9830000000',
  doctorName: 'Dr. Rina Das',
  comesAt: '10/04/2026 10:30 AM',
};

/** The advance taken with it; given back it is a memo. */
export const sampleAdvance: AdvanceEntry = {
  entryId: 1,
  kind: 'Receive',
  receiptNo: 9,
  finYear: samplePayment.finYear,
  advance: samplePayment.amount,
  cash: samplePayment.cash,
  card: ZERO,
  upi: samplePayment.upi,
  upiReference: samplePayment.upiReference,
  neft: ZERO,
  chequeAmount: ZERO,
  isPaidIntoAdmission: false,
  ...recorded,
};

/** What is asked of the stay before anything is billed. */
export const sampleTotals = {
  medicineCredit: ZERO,
  nonHospitalDue: ZERO,
  billAmount: rupees(5340),
  authorizedPayment: ZERO,
  received: samplePayment.amount,
  refunded: ZERO,
  dueAmount: rupees(2340),
  payments: [samplePayment],
};

const nothing = { count: 0, cash: ZERO, card: ZERO, upi: ZERO, neft: ZERO, cheque: ZERO, total: ZERO };
const { cash, upi, amount } = samplePayment;

/** The till with the one receipt. */
export const sampleClosing: Closing = {
  closing: {
    dayClosingId: 1,
    closingNo: 12,
    finYear: '2026-2027',
    collectorId: 7,
    collectorName: 'Rita Paul',
    closedOn: '2026-04-06',
    closedAt: '2026-04-06T14:30:00Z',
    expectedCash: cash,
    countedCash: cash,
    difference: ZERO,
  },
  counts: [{ denomination: rupees(500), count: 3 }],
  received: { ...nothing, count: 1, cash, upi, total: amount },
  refunded: nothing,
  papers: [
    {
      source: 'inpatient',
      paperId: 1,
      receiptNo: samplePayment.receiptNo,
      finYear: samplePayment.finYear,
      paidAt: samplePayment.paidAt,
      recordedAt: samplePayment.createdAt,
      paymentType: 'Receive',
      patientName: 'Mrs. Asha Sengupta',
      isSettlement: false,
      cash,
      card: ZERO,
      upi,
      neft: ZERO,
      cheque: ZERO,
      amount,
    },
  ],
};
