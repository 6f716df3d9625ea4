// The patient dialog as filled in for tests.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { addPatient } from '@charaka/contract/people/patient/patient';

/** The patient as the dialog sends it. */
export type PatientForm = InputOf<typeof addPatient>['patient'];

/** A patient with every required field and none of the others, changed as asked. */
export function patientForm(changes: Partial<PatientForm> = {}): PatientForm {
  return {
    salutation: 'Mrs.',
    firstName: 'Asha',
    lastName: 'Rao',
    sex: 'F',
    birthDate: '1990-05-01',
    nationality: 'Indian',
    contactNo: '+919876543210',
    addressLineOne: '12 Test Road',
    countryId: 1,
    stateId: 27,
    city: 'Pune',
    ...changes,
  };
}

/** A patient with every field of the dialog filled in. */
export function wholePatient(): PatientForm {
  return patientForm({
    middleName: 'Devi',
    bloodGroup: 'B+',
    maritalStatus: 'Married',
    religion: 'Hindu',
    ethnicity: 'Marathi',
    alternateNo: '02012345678',
    email: 'asha@home.example',
    addressLineTwo: 'Flat 3',
    pincode: '411001',
    postOffice: 'Pune GPO',
    policeStation: 'Bund Garden',
    fatherName: 'Ram Rao',
    motherName: 'Sita Rao',
    emergencyContactPerson: 'Ram Rao',
    emergencyContactNo: '+919876543211',
    familyIncome: 480_000.5,
    idCardType: 'Addhar',
    idCardNo: '123456789012',
    idCardIssuer: 'Indian Gov.',
    drugAllergy: 'Aspirin|Penicillin',
    referralName: 'Dr. Sen',
    image: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    healthId: 'asha@abdm',
    healthIdNo: '91123456789012',
    isDiabetic: true,
    isInsured: true,
    isUnderMedication: false,
    isAlcoholic: false,
    isSmoker: false,
    isTobaccoUser: true,
    isDrugAddicted: true,
    heightCm: 158.5,
    weightKg: 61.25,
    presentingComplaint: '<p>Fever</p>',
    presentingIllness: '<p>Three days</p>',
    keyFindings: '<p>Pallor</p>',
    medicosurgicalHistory: '<ul><li><p>Appendix 2010</p></li></ul>',
    substanceAbuseHistory: '<p>None</p>',
    familyHistory: '<p>Diabetes</p>',
    provisionalDiagnosis: '<p>Dengue</p>',
  });
}
