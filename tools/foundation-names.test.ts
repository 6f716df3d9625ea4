// Holds the foundation and the kernel free of the areas above them: a department moves what it adds into its own files.
import { expect, it } from 'vitest';
import { namesAboveFoundation } from './foundation-names.ts';
import { root } from './step.ts';

/** Files that name areas above, with the reason. A name leaves the list with the sentence that it is no longer needed. */
const excused: Readonly<Record<string, readonly [reason: string, ...names: string[]]>> = {
  'contract/src/foundation/gateway/notification.ts': ['kinds of letters to patients', 'appointment', 'patient'],
  'contract/src/kernel/deed.ts': [
    'the screens of deeds: the type of a right has all of them',
    'bill/dues',
    'investigation',
    'investigation/verify',
    'ipd/discharge_patient',
    'ipd/ipd_registration',
    'opd',
    'patient_registration',
    'tpa/patient-outstanding',
  ],
  'contract/src/kernel/record-keys.ts': [
    'keys of the wire by the nouns of the specification',
    'admission',
    'appointment',
    'association',
    'bed',
    'bill',
    'charge',
    'patient',
    'referral',
    'theatre',
    'tpa',
  ],
  'contract/src/kernel/verifying-menus.ts': ['the screens on which results are verified', 'investigation/verify'],
  'contract/src/kernel/words.ts': [
    'nouns of sentences of the kernel',
    'admission',
    'appointment',
    'bed',
    'charge',
    'patient',
    'referral',
  ],
  'server/src/foundation/access/access-store.ts': ['a log-in says whether the first run waits', 'first_run'],
  'server/src/foundation/gateway/tell-patient.ts': ['the addresses of a patient', 'patient'],
  'server/src/foundation/tenancy/hospital-store.ts': ['a choice of the low deposit', 'bill'],
  'server/src/kernel/chart-log.ts': ['the wall of charts', 'people/privacy'],
  'server/src/kernel/charts-shown.ts': ['the wall of charts', 'people/privacy'],
  'server/src/kernel/handler.ts': ['the wall of charts', 'people/privacy'],
  'server/src/kernel/patient-rows.ts': ['the wall of charts', 'people/privacy'],
  'server/src/kernel/veiled-answer.ts': ['the wall of charts', 'people/privacy'],
  'web/src/foundation/access/role-form.tsx': ['reports that a role sees', 'insight/report'],
  'web/src/foundation/access/verify-paper.tsx': ['the proof of a paper', 'money/payment'],
  'web/src/foundation/tenancy/hospital-fields.tsx': ['kinds of orders that a hospital prints', 'order'],
  'web/src/foundation/tenancy/hospital-form.ts': ['a part of the form', 'bill'],
  'web/src/kernel/keys.ts': ['keys of single screens', 'investigation/bench', 'investigation/verify'],
};

// Lists of values say themselves in which menu they are and which tables refer to them: each is one declaration.
const isFoundation = (path: string) =>
  /^packages\/\w+\/src\/(foundation|kernel)\//.test(path) && !path.includes('/foundation/masters/');

it('foundation and kernel name no area above them, but where a reason says why (Q282)', () => {
  const allowed = Object.entries(excused).flatMap(([file, [, ...names]]) => names.map((name) => `${file} ${name}`));
  expect(namesAboveFoundation(root, isFoundation)).toEqual(allowed.toSorted());
});
