// The patient dialog as filled in for tests.
import type { InputOf } from '@charaka/contract/endpoint';
import type { addPatient } from '@charaka/contract/patient';

/** What the dialog sends of a patient. */
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
