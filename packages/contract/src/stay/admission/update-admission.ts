// The edit of an admission on the wire: what of the form may still change (R386, Q70).

import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/field.ts';
import { versioned } from '../../kernel/last-change.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { bedTopic } from '../bed/topics.ts';
import { admission } from './admission.ts';
import { kindChecks } from './admission-checks.ts';
import { admissionFields } from './admission-form.ts';
import { admissionChecks } from './admission-form-sentences.ts';
import { mayOnAnyPage } from './admission-pages.ts';
import { admissionSpellings } from './admission-words.ts';
import { admissionTopic } from './topics.ts';

const { patientId: _patient, bedTypeId: _bedType, bedGroupId: _ward, bedId: _bed, ...besidesBed } = admissionFields;
const { associationId: _payer, insuranceId: _insurer, tpaAuthorized: _authorized, ...besidesPayer } = besidesBed;
const { tpaPolicyNo: _policy, policyCardNo: _card, ccnNo: _ccn, ...changeable } = besidesPayer;

/**
 * The fields of the edit form. Patient, bed and payer are not among them: a bed is changed in its own dialog, a payer by the TPA
 * transfer (R385). Whoever names the version that was read is refused when somebody else changed the admission since.
 */
export const admissionEdit = withChecks(
  shape({ admissionId: id(), ...versioned, ...changeable }, admissionSpellings),
  (form, context) => {
    for (const { field, sentence } of kindChecks(form))
      context.addIssue({ code: 'custom', path: [field], message: sentence.text });
  },
);

const bedElsewhere = admissionChecks.bedChangedElsewhere;
const payerElsewhere = admissionChecks.payerChangedElsewhere;

/**
 * Replaces what may change of an admission; a field left out is cleared (Q17). Refused after discharge, and when somebody else has
 * changed the admission since it was read.
 */
export const updateAdmission = endpoint({
  path: '/IPD/UpdateIpdPatient',
  logAs: ['admission', 'changed'],
  summary: 'Changes an admission; fields left out are cleared.',
  permission: mayOnAnyPage('edit'),
  effect: 'write',
  changes: [admissionTopic, bedTopic],
  isWalled: true,
  isOfDesk: true,
  input: shape({ admission: admissionEdit }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
  compared: {
    record: 'ipdPatientViewModel',
    keys: {
      currentBedTypeId: bedElsewhere,
      currentBedGroupId: bedElsewhere,
      currentBedId: bedElsewhere,
      associationId: payerElsewhere,
      insuranceId: payerElsewhere,
      tpaauthorizedforamount: payerElsewhere,
      dischargeStatus: admissionChecks.dischargedElsewhere,
    },
  },
});
