// A birth and a death that never were, as the previews of the print settings show them.
import { sampleAdmission } from '../admission/sample-admission.ts';
import type { Birth } from './birth-form.tsx';
import type { Death } from './death-form.tsx';

const recorded = { createdByName: 'Rita Paul', createdAt: '2026-04-09T06:00:00Z' };
const { patientId, admissionId } = sampleAdmission;

/** The child of the sample stay. */
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
  fatherName: 'Arun Sengupta',
  parentsAddress: '12 Lake Road, Kolkata',
  permanentAddress: 'Village Palashi, Nadia',
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
