// The admissions that were cancelled, on the wire: patient, time, reason and user. The call that cancels is `cancelAdmission`.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, optional, text } from '../../kernel/field.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings, inpatientName } from './admission-words.ts';

/** Menu path that rights on the list of cancelled admissions hang on. */
export const cancelledAdmissionMenu = 'admission-cancel';

const cancelledAdmission = shape(
  {
    admissionId: id(),
    patientId: id(),
    ...inpatientName,
    admissionMode: text(),
    admittedAt: instant(),
    bedName: text(),
    cancelledAt: optional(instant()),
    cancelReason: optional(text()),
    /** Null for admissions cancelled before this was recorded. */
    cancelledByName: optional(text()),
  },
  { ...admissionSpellings, cancelledByName: 'cancelledBy', cancelledAt: 'cancelledOn' },
);

/** The cancelled admissions of the hospital, the last one first; days are those of the cancellation. A call of ours. */
export const listCancelledAdmissions = endpoint({
  path: '/IPD/GetAllCancelledIpdPatients',
  summary: 'Lists cancelled admissions with their reasons.',
  permission: may('view', cancelledAdmissionMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({ ...askedDays, search: optional(text(60)) }),
  output: listOutput(cancelledAdmission, 'cancelledIpdPatientList'),
});
