// The server refuses actions that the screen hides: the call of every row action in every state of an admission.

import { addCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { transferTpa } from '@charaka/contract/money/tpa/transfer';
import { cancelAdmission } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { syncPatientAge } from '@charaka/contract/stay/admission/patient-age';
import {
  dischargePatient,
  initiateDischarge,
  setClearance,
  undoDischarge,
  undoInitiation,
} from '@charaka/contract/stay/discharge/discharge';
import { addNote } from '@charaka/contract/stay/note/note';
import { describe, expect, it } from 'vitest';
import { admittedPatient, billPatient } from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const states = ['admitted', 'initiated', 'billed', 'discharged', 'cancelled'] as const;
type State = (typeof states)[number];
const admission = { admissionId: 1 };
const before: readonly State[] = ['admitted', 'initiated'];

/** The call of an action, and the states in which it is done; in all others it is refused. */
const actions: Readonly<Record<string, [(tenant: TestTenant) => Promise<{ isFailure: boolean }>, readonly State[]]>> = {
  'note (Q35)': [
    (tenant) => tenant.call(addNote, { note: { ...admission, note: 'Walks' } }),
    ['admitted', 'initiated', 'billed'],
  ],
  'payment (R333, Q118)': [
    (tenant) =>
      tenant.call(addPayment, {
        payment: { ...admission, paidAt: new Date().toISOString(), paymentType: 'Receive', amount: 10 },
      }),
    before,
  ],
  'charges (R334, Q93)': [
    (tenant) => tenant.call(addCharges, { ...admission, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] }),
    before,
  ],
  'TPA transfer (R335)': [
    (tenant) => tenant.call(transferTpa, { admission: { ...admission, associationId: 1 } }),
    before,
  ],
  'change bed (R348, Q53)': [
    (tenant) => tenant.call(changeBed, { admission: { ...admission, bedTypeId: 1, bedGroupId: 1, bedId: 2 } }),
    before,
  ],
  'cancel (R336, Q39)': [(tenant) => tenant.call(cancelAdmission, { admission }, { as: 'admin' }), ['admitted']],
  'update age (R340, Q35)': [
    (tenant) => tenant.call(syncPatientAge, { registrationNo: '1', moduleName: 'IPD', patientId: 1, ...admission }),
    ['admitted', 'initiated', 'billed', 'discharged'],
  ],
  'initiate discharge (Q47)': [(tenant) => tenant.call(initiateDischarge, { admission }), ['admitted']],
  'undo initiation (Q47)': [
    (tenant) => tenant.call(undoInitiation, { admission: { ...admission, reason: 'Stays' } }),
    ['initiated'],
  ],
  'clear (Q47)': [
    (tenant) => tenant.call(setClearance, { clearance: { ...admission, department: 'Pharmacy', isCleared: true } }),
    ['initiated', 'billed'],
  ],
  'discharge (Q47, Q146)': [(tenant) => tenant.call(dischargePatient, { admission }), ['billed']],
  'undo discharge (Q47)': [
    (tenant) => tenant.call(undoDischarge, { admission: { ...admission, reason: 'Slip' } }, { as: 'admin' }),
    ['discharged'],
  ],
};

async function patientIn(state: State): Promise<TestTenant> {
  const tenant = await admittedPatient(await makeTenant(parts));
  if (state === 'admitted') return tenant;
  if (state === 'cancelled') {
    await tenant.ask(cancelAdmission, { admission }, { as: 'admin' });
    return tenant;
  }
  await tenant.ask(initiateDischarge, { admission });
  if (state !== 'initiated') await billPatient(tenant);
  if (state === 'discharged') await tenant.ask(dischargePatient, { admission });
  return tenant;
}

describe.each(Object.entries(actions))('%s', (_name, [send, allowed]) => {
  it.each(states)('of an admission that is %s', async (state) => {
    const { isFailure, ...answer } = await send(await patientIn(state));
    expect(isFailure, JSON.stringify(answer)).toBe(!allowed.includes(state));
  });
});
