// The way out: initiate discharge, discharge, on the wire (Q47).
import { admissionKey, admissionMenu } from './admission.ts';
import { endpoint, may } from './endpoint.ts';
import { flag, instant, optional, text } from './field.ts';
import { shape } from './shape.ts';

/** Menu path that the right to discharge hangs on. */
export const dischargeMenu = 'ipd/discharge_patient';

/** Marks an admission for discharge: from here on the final bill can be made (Q47). */
export const initiateDischarge = endpoint({
  path: '/IPD/UpdateInitiateDischarge',
  summary: 'Marks an admission for discharge.',
  permission: may('edit', admissionMenu),
  effect: 'write',
  input: shape({ admission: admissionKey }, { admission: 'ipdPatientViewModel' }),
  output: shape({}),
});

/** Discharges a patient whose final bill is made, and frees the bed (Q47, Q146). */
export const dischargePatient = endpoint({
  path: '/IPD/DischargePatient',
  summary: 'Discharges a patient and frees the bed.',
  permission: may('edit', dischargeMenu),
  effect: 'write',
  input: shape(
    {
      admission: shape(
        {
          ...admissionKey.shape,
          dischargedAt: optional(instant()),
          isAlive: optional(flag()),
          remark: optional(text(300)),
        },
        { admissionId: ['patientIpId', 'patient_IpId'], dischargedAt: 'dischargeDatetime' },
      ),
    },
    { admission: 'ipdPatientViewModel' },
  ),
  output: shape({}),
});
