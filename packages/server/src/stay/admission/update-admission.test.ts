// Editing an admission: what may change, what is locked, and two who edit at once.

import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { addReferral } from '@charaka/contract/people/referral/referral';
import { admit, getAdmission } from '@charaka/contract/stay/admission/admission';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import { describe, expect, it } from 'vitest';
import { addPackages } from '../../../test-support/money/packages.ts';
import { admissionForm, type TypedForm } from '../../../test-support/patient/admission-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const onlyAdmitted = [
  'patientId',
  'bedTypeId',
  'bedGroupId',
  'bedId',
  'associationId',
  'insuranceId',
  'tpaAuthorized',
  'tpaPolicyNo',
];

/** A tenant with one admission, and the edit that would leave it as it is. */
async function admitted(changes: Partial<TypedForm> = {}, as: TestUser = 'clerk') {
  const tenant = await makeTenant(parts);
  const [patientId = 0] = await tenant.addPatients(1);
  const form = admissionForm(tenant, patientId, { admittedAt: ago(60), ...changes });
  const { admission } = await tenant.ask(admit, { admission: form }, { as });
  const kept = Object.fromEntries(Object.entries(form).filter(([name]) => !onlyAdmitted.includes(name)));
  const edit = { ...kept, admissionId: admission.admissionId, version: admission.version };
  return { tenant, edit: edit as unknown as EditInput, admission };
}
type EditInput = Parameters<typeof sendEdit>[1];

function sendEdit(
  tenant: TestTenant,
  edit: Omit<TypedForm, 'patientId'> & { admissionId: number; version: number },
  changes: Partial<TypedForm> & { version?: number } = {},
  as: TestUser = 'clerk',
) {
  return tenant.call(updateAdmission, { admission: { ...edit, ...changes } }, { as });
}
const set = (tenant: TestTenant, change: string) =>
  parts.owner.query(`update admission set ${change} where tenant_id = $1`, [tenant.tenantId]);

describe('an edit', () => {
  it('replaces what may change, clears what is left out and keeps bed and payer (R386, Q17, Q68, Q70)', async () => {
    const payer = {
      patientType: 'TPA',
      associationId: 1,
      insuranceId: 1,
      tpaAuthorized: 5000,
      tpaPolicyNo: 'P-1',
    } as const;
    const { tenant, edit, admission } = await admitted({ ...payer, guardianName: 'Ravi', otherDoctor1Id: 2 });
    const { guardianName: _, ...withoutGuardian } = edit;
    const changes = { doctorId: 3, emergencyNumber: '9811111111', admissionCategory: 'Maternity' } as const;
    const answer = await sendEdit(tenant, withoutGuardian, changes);
    expect(answer).toMatchObject({ isFailure: false, message: 'IPD Patient Updated' });
    const { guardianName, doctorName, version, updatedByName, ...rest } = answer.output.admission;
    expect({ guardianName, doctorName, updatedByName }).toEqual({
      guardianName: null,
      doctorName: 'Dr. Sara Three',
      updatedByName: 'Clerk User',
    });
    expect(version).toBe(admission.version + 1);
    expect(rest).toMatchObject({
      isMaternity: true,
      otherDoctorNames: ['Dr. Meera Two'],
      bedId: 1,
      associationName: 'Test TPA',
      insuranceName: 'Test Insurance',
      tpaAuthorized: 500000,
      tpaPolicyNo: 'P-1',
    });
    const { rows } = await parts.owner.query(
      `select user_id, before, after from audit_log where tenant_id = $1 and operation = '/IPD/UpdateIpdPatient'`,
      [tenant.tenantId],
    );
    expect(rows).toMatchObject([{ user_id: 2, before: { guardian_name: 'Ravi' }, after: { doctor_id: 3 } }]);
  });

  it('is refused when somebody else has changed the admission since, whatever the change (R386)', async () => {
    const { tenant, edit } = await admitted();
    await tenant.ask(
      changeBed,
      { admission: { admissionId: edit.admissionId, bedTypeId: 1, bedGroupId: 1, bedId: 2 } },
      { as: 'admin' },
    );
    const late = await sendEdit(tenant, edit, { guardianName: 'Late' });
    const sentence = 'Admin User changed this admission after you opened it';
    expect(late).toMatchObject({ message: sentence, fields: { 'admission.version': sentence } });
    const { admission } = await tenant.ask(getAdmission, { admission: { admissionId: edit.admissionId } });
    expect(admission).toMatchObject({ guardianName: null, bedId: 2 });
    expect((await sendEdit(tenant, edit, { version: admission.version })).isFailure).toBe(false);
  });

  it('of eight made at once on the same version succeeds once (R386)', async () => {
    const { tenant, edit } = await admitted();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sendEdit(tenant, edit, { guardianName: `Guardian ${index}` })),
    );
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
  });

  it('is over with the discharge (R333)', async () => {
    const { tenant, edit } = await admitted();
    await set(tenant, 'is_discharged = true, discharged_at = now()');
    expect((await sendEdit(tenant, edit)).message).toBe('The patient is discharged: the admission cannot be changed');
  });

  it('needs the right to edit, and is of this hospital (R171, Q18)', async () => {
    const { tenant, edit } = await admitted();
    expect((await sendEdit(tenant, edit, {}, 'viewer')).status).toBe(403);
    const elsewhere = await tenant.call(updateAdmission, { admission: edit }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.message).toBe('This admission does not exist');
  });

  it('checks the form as the admission did (R396, R400, R410, R412, R421)', async () => {
    const { tenant, edit } = await admitted();
    const messageOf = async (changes: Partial<TypedForm>) => (await sendEdit(tenant, edit, changes)).message;
    expect(await messageOf({ otherDoctor1Id: 1 })).toBe('This doctor is already chosen');
    expect(await messageOf({ doctorId: 99 })).toBe('Select Doctor');
    expect(await messageOf({ patientCategory: 'Trustee' })).toBe('Enter creditor name');
    expect(await messageOf({ admittedAt: ago(-60) })).toMatch(/can't be in the future/);
    expect(await messageOf({ opdDate: '2999-01-01' })).toMatch(/can't be in the future/);
    expect(await messageOf({ departmentId: 9 })).toBe('Select department');
  });

  it('keeps a doctor and a department that are no longer offered (Q04)', async () => {
    const { tenant, edit } = await admitted();
    await parts.owner.query('update staff set is_active = false where tenant_id = $1 and staff_id = 1', [
      tenant.tenantId,
    ]);
    await parts.owner.query('update department set is_active = false where tenant_id = $1', [tenant.tenantId]);
    expect((await sendEdit(tenant, edit, { guardianName: 'Ravi' })).isFailure).toBe(false);
  });
});

describe('what an edit leaves to others', () => {
  it('is who pays: a payer comes and goes by the TPA transfer (R385, Q70)', async () => {
    const { tenant, edit } = await admitted();
    const sentence = 'Please use TPA transfer to change the payer';
    expect((await sendEdit(tenant, edit, { patientType: 'TPA' })).fields).toEqual({
      'admission.patientType': sentence,
    });
    const cash = await sendEdit(tenant, edit, { patientType: 'Govt' });
    expect(cash.output.admission.patientType).toBe('Govt');
  });

  it('is the bed: a mode with a bed stays one with a bed (R391)', async () => {
    const { tenant, edit } = await admitted();
    const dental = await sendEdit(tenant, edit, { admissionMode: 'Dental', estimatedAmount: 1 });
    expect(dental.fields).toHaveProperty('admission.admissionMode');
    const dayCare = await sendEdit(tenant, edit, { admissionMode: 'Day Care' });
    expect(dayCare.output.admission.admissionMode).toBe('Day Care');
  });

  it('is what the final bill has fixed: type, date and packages (Q47, Q125)', async () => {
    const { tenant, edit } = await admitted();
    await set(tenant, 'is_discharge_initiated = true, is_final_bill = true');
    const { admission } = await tenant.ask(getAdmission, { admission: { admissionId: edit.admissionId } });
    const version = { version: admission.version };
    for (const changes of [{ patientType: 'Govt' }, { admittedAt: ago(30) }] as const)
      expect((await sendEdit(tenant, edit, { ...changes, ...version })).message).toMatch(
        /final bill is already generated/,
      );
    const same = await sendEdit(tenant, edit, { ...version, guardianName: 'Ravi', admittedAt: admission.admittedAt });
    expect(same.isFailure).toBe(false);
  });
});

describe('another admission date', () => {
  it('moves the beginning of the stay with it (R408)', async () => {
    const { tenant, edit } = await admitted();
    const admittedAt = ago(200);
    await tenant.ask(updateAdmission, { admission: { ...edit, admittedAt } });
    const { rows } = await parts.owner.query('select lower(during) as start from bed_stay where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(new Date(rows[0].start).toISOString()).toBe(admittedAt);
  });

  it('is not one when somebody else lay in the bed, or after the patient has left it (R408, R414)', async () => {
    const { tenant, edit } = await admitted();
    const [before = 0] = await tenant.addPatients(1, 'Before');
    const { admission } = await tenant.ask(admit, {
      admission: admissionForm(tenant, before, { bedId: 2, admittedAt: ago(300) }),
    });
    await parts.owner.query(
      `update bed_stay set bed_id = 1, during = tstzrange(lower(during), now() - interval '2 hours')
       where tenant_id = $1 and admission_id = $2`,
      [tenant.tenantId, admission.admissionId],
    );
    expect((await sendEdit(tenant, edit, { admittedAt: ago(150) })).message).toBe(
      'Another patient was in bed B-1 at that time',
    );
    const moved = { admissionId: edit.admissionId, bedTypeId: 1, bedGroupId: 1, bedId: 3 };
    const { version } = (await tenant.ask(changeBed, { admission: moved })).admission;
    const late = await sendEdit(tenant, edit, { version, admittedAt: new Date().toISOString() });
    expect(late.message).toBe('The patient has left bed B-1 before that time');
  });
});

describe('packages of an edit', () => {
  it('are charged when they are chosen later, and then stay (R395, Q62)', async () => {
    const { tenant, edit } = await admitted();
    await addPackages(tenant);
    const chosen = { isPackageApplicable: true, packages: [{ packageId: 1, packageName: 'Short stay' }] };
    const { output } = await sendEdit(tenant, edit, chosen);
    expect(output.admission.packageAmount).toBe(590000);
    const version = output.admission.version;
    const dropped = await sendEdit(tenant, edit, { version, isPackageApplicable: false });
    expect(dropped.message).toBe('The charges of the package are already posted: the package cannot be changed');
    expect((await sendEdit(tenant, edit, { ...chosen, version })).isFailure).toBe(false);
    const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId: edit.admissionId });
    expect(serviceCharges).toHaveLength(2);
  });
});

describe('the referral of an edit', () => {
  const refer = async (tenant: TestTenant) =>
    (await tenant.ask(addReferral, { referral: { referralName: 'Dr. Roy', ipdPercentage: 5 } }, { as: 'admin' }))
      .referral;

  it('is locked for everybody once it is paid (R392)', async () => {
    const { tenant, edit, admission } = await admitted(
      { referralName: 'Paid', isReferralPaid: true, referralCommission: 3 },
      'admin',
    );
    expect(admission).toMatchObject({ isReferralPaid: true, referralCommission: 300 });
    const { referralId } = await refer(tenant);
    const sentence = 'The commission of this referral is paid and cannot be changed';
    for (const as of ['clerk', 'admin'] as const)
      expect((await sendEdit(tenant, edit, { referralId }, as)).fields).toEqual({ 'admission.referralName': sentence });
    const same = await sendEdit(tenant, edit, { referralCommission: 50, isReferralPaid: false }, 'admin');
    expect(same.output.admission).toMatchObject({ isReferralPaid: true, referralCommission: 300 });
  });

  it('is locked by a commission for all but roles 0 and 19, who may edit it (R393, R166)', async () => {
    const { tenant, edit } = await admitted({ referralName: 'Promised', referralCommission: 3 }, 'admin');
    const byClerk = await sendEdit(tenant, edit, { referralName: 'Somebody else' });
    expect(byClerk.message).toBe('A commission is agreed for this referral. Ask an administrator to change it');
    const untouched = await sendEdit(tenant, edit, { referralCommission: 50 });
    expect(untouched.output.admission.referralCommission).toBe(300);
    const version = untouched.output.admission.version;
    const byAdmin = await sendEdit(tenant, edit, { version, referralCommission: 4, isReferralPaid: true }, 'admin');
    expect(byAdmin.output.admission).toMatchObject({ referralCommission: 400, isReferralPaid: true });
  });

  it('without a commission is anybody’s to change (R393)', async () => {
    const { tenant, edit } = await admitted({ referralName: 'A neighbour' });
    const { referralId } = await refer(tenant);
    const { output } = await sendEdit(tenant, edit, { referralId, referralName: null });
    expect(output.admission).toMatchObject({ referralName: 'Dr. Roy', referralCommission: 500 });
  });
});
