// Tells a patient of the admission, where the hospital wants that.
import { displayAdmissionNumber } from '@charaka/rules/list/display-number';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { tellPatient } from '../../foundation/gateway/tell-patient.ts';
import { admissionSettings } from './admission-settings.ts';
import type { AfterAdmission } from './after-admission-step.ts';

/** Into the outbox; an admission does not wait for a gateway and does not fail with it. */
export const tellAdmission: AfterAdmission = async (call, { admissionId, admittedAt, form }) => {
  const { timezone } = call.hospital;
  const { inpatientAdmissionPrefix } = admissionSettings.of(call.hospital);
  await tellPatient(call, 'ipd_patient_registration', {
    patientId: form.patientId,
    doctorId: form.doctorId,
    day: dateInZone(admittedAt, timezone),
    number: displayAdmissionNumber(admissionId, form.admissionMode, inpatientAdmissionPrefix),
  });
};
