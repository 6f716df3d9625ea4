// A user with the right on the list of one mode only: the admissions that they can see, admit and change.

import { addPayment } from '@charaka/contract/money/payment/payment';
import { admit, cancelAdmission, getAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { changeBed, listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import { updateAdmission } from '@charaka/contract/stay/admission/update-admission';
import { beforeAll, describe, expect, it } from 'vitest';
import { admissionForm, type TypedForm } from '../../../test-support/patient/admission-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
const ids = { dental: 0, general: 0, emergency: 0 };

async function admitAs(as: TestUser, changes: Partial<TypedForm>) {
  const [patientId = 0] = await tenant.addPatients(1);
  return tenant.call(admit, { admission: admissionForm(tenant, patientId, changes) }, { as });
}

beforeAll(async () => {
  tenant = await makeTenant(parts);
  // The clerk keeps their rights on Dental and Emergency, of the latter only to look.
  await parts.owner.query(
    `update role_permission set can_view = menu_path in ('dental', 'emergency', 'receive-money'), can_add = menu_path = 'dental',
       can_edit = menu_path = 'dental', can_delete = false
     where tenant_id = $1 and role_id = 30`,
    [tenant.tenantId],
  );
  const dental = { admissionMode: 'Dental', estimatedAmount: 100 } as const;
  ids.dental = (await admitAs('admin', dental)).output.admission.admissionId;
  ids.general = (await admitAs('admin', { bedId: 1 })).output.admission.admissionId;
  ids.emergency = (await admitAs('admin', { bedId: 2, admissionMode: 'Emergency' })).output.admission.admissionId;
});

describe('rights on the list of one mode', () => {
  it('list the admissions of the modes with a right to view, and no others (R008, R168, Q14)', async () => {
    const modesOf = async (input: object) =>
      (await tenant.ask(listAdmissions, input)).rows.map((row) => row.admissionMode).toSorted();
    expect(await modesOf({})).toEqual(['Dental', 'Emergency']);
    expect(await modesOf({ admissionMode: 'Dental' })).toEqual(['Dental']);
    expect(await modesOf({ admissionMode: 'General' })).toEqual([]);
    const everything = await tenant.ask(listAdmissions, {}, { as: 'viewer' });
    expect(everything.rows).toHaveLength(3);
  });

  it('read one of those modes only (R168)', async () => {
    const read = async (admissionId: number) =>
      (await tenant.call(getAdmission, { admission: { admissionId } })).message;
    expect(await read(ids.dental)).toBe('');
    expect(await read(ids.emergency)).toBe('');
    expect(await read(ids.general)).toBe('This admission does not exist');
    const { stays } = await tenant.ask(listBedStays, { admission: { admissionId: ids.general } });
    expect(stays).toEqual([]);
  });

  it('admit in the mode of the list only (R168, R307)', async () => {
    expect((await admitAs('clerk', { bedId: 3 })).status).toBe(403);
    expect((await admitAs('clerk', { bedId: 3, admissionMode: 'Emergency' })).status).toBe(403);
    const own = await admitAs('clerk', { admissionMode: 'Dental', estimatedAmount: 1 });
    expect(own.message).toBe('IPD Patient Added');
    const withAdvance = { admissionMode: 'Dental', estimatedAmount: 1, advanceAmount: 5, advanceMode: 'Cash' } as const;
    expect((await admitAs('clerk', withAdvance)).message).toBe('IPD Patient Added');
  });

  it('change nothing of another mode, not even one that may be looked at (R168)', async () => {
    const bed = { bedTypeId: 1, bedGroupId: 1, bedId: 5 };
    const moved = await tenant.call(changeBed, { admission: { admissionId: ids.emergency, ...bed } });
    expect(moved.message).toBe('This admission does not exist');
    const { patientId: _, bedTypeId: _type, bedGroupId: _ward, bedId: _bed, ...form } = admissionForm(tenant, 1);
    const edit = (admissionId: number, admissionMode: 'Dental' | 'IVF' | 'Emergency') =>
      tenant.call(updateAdmission, {
        admission: { ...form, admissionId, version: 1, admissionMode, estimatedAmount: 1 },
      });
    expect((await edit(ids.emergency, 'Emergency')).message).toBe('This admission does not exist');
    expect((await edit(ids.dental, 'IVF')).message).toBe('You are not permitted to use this admission mode');
    expect((await edit(ids.dental, 'Dental')).message).toBe('IPD Patient Updated');
    const cancelled = await tenant.call(cancelAdmission, { admission: { admissionId: ids.dental } });
    expect(cancelled.status).toBe(403);
  });

  it('take no payments: those hang on the list of all inpatients (R171)', async () => {
    const payment = {
      admissionId: ids.dental,
      paidAt: new Date().toISOString(),
      paymentType: 'Receive',
      amount: 1,
    } as const;
    expect((await tenant.call(addPayment, { payment })).status).toBe(403);
  });
});

describe('the right on the nursing station alone', () => {
  it('looks at the inpatients of every mode and changes none of them (R168, R304, Q31)', async () => {
    const hospital = await makeTenant(parts);
    await parts.owner.query(
      `update role_permission set can_view = menu_path = 'nursing_station/nursing_dashboard', can_add = false,
         can_edit = menu_path = 'nursing_station/nursing_dashboard', can_delete = false
       where tenant_id = $1 and role_id = 30`,
      [hospital.tenantId],
    );
    const admitted = [];
    for (const changes of [{ admissionMode: 'Dental', estimatedAmount: 100 }, { bedId: 1 }] as const) {
      const [patientId = 0] = await hospital.addPatients(1);
      const admission = admissionForm(hospital, patientId, changes);
      admitted.push((await hospital.ask(admit, { admission }, { as: 'admin' })).admission.admissionId);
    }
    const { rows } = await hospital.ask(listAdmissions, {});
    expect(rows.map((row) => row.admissionMode).toSorted()).toEqual(['Dental', 'General']);
    const admissionId = admitted[1] as number;
    expect((await hospital.ask(getAdmission, { admission: { admissionId } })).admission.admissionId).toBe(admissionId);
    expect((await hospital.ask(listBedStays, { admission: { admissionId } })).stays).toHaveLength(1);
    const bed = { bedTypeId: 1, bedGroupId: 1, bedId: 5 };
    expect((await hospital.call(changeBed, { admission: { admissionId, ...bed } })).status).toBe(403);
  });
});
