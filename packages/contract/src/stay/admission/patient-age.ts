// The call behind Update age in a row of the inpatient list (R340, Q57).

import { endpoint } from '../../kernel/endpoint.ts';
import { id, oneOf, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { recordedAge } from '../../people/patient/patient.ts';
import { patientTopic } from '../../people/patient/topics.ts';
import { mayOnAnyPage } from './admission-pages.ts';
import { admissionTopic } from './topics.ts';

/**
 * Works a patient's age out of the date of birth as of now and writes it down on the patient and on the admission, for which
 * `billId` stands in the module 'IPD' (Q57). Refuses when the three numbers do not belong together.
 */
export const syncPatientAge = endpoint({
  path: '/Patient/SyncPatientAge',
  logAs: ['age', 'changed'],
  summary: 'Writes the age of now down on a patient and on the admission.',
  permission: mayOnAnyPage('edit'),
  effect: 'write',
  changes: [admissionTopic, patientTopic],
  input: shape(
    { registrationNo: text(), moduleName: oneOf(['IPD']), patientId: id(), admissionId: id() },
    {
      registrationNo: ['hospitalRegNo', 'hospitalRegnNo'],
      patientId: ['patientUID', 'patientUid', 'patient_UId'],
      admissionId: ['billId', 'patientIpId'],
    },
  ),
  output: shape({ recordedAge }),
});
