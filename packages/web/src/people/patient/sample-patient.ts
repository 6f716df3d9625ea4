// The patient of the sample stay, as far as her registration is printed.
import type { Patient } from './patient-form.ts';

/** Fictitious patient. */
export const samplePatient = {
  patientId: 5120,
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
  createdAt: '2026-04-06T04:30:00Z',
} as unknown as Patient;

/** Her stay, as a wristband tells it. */
export const sampleStay = { numberLabel: 'IPD No', number: 'IP1024', ward: 'Female Ward', bed: 'B-12' } as const;
