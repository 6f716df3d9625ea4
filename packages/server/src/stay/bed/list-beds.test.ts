// Floors, wards, beds and who lies in them.

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('beds', () => {
  it('are listed ward by ward in the order people count, all of them for size 0 (R296)', async () => {
    const tenant = await makeTenant(parts);
    const { rows, totalCount } = await tenant.ask(listBeds, { pageNumber: 0, pageSize: 0 });
    expect(totalCount).toBe(11);
    const counted = Array.from({ length: 10 }, (_, index) => `B-${index + 1}`);
    expect(rows.map((row) => row.bedName)).toEqual(['Virtual', ...counted]);
    expect(rows.every((row) => !row.isOccupied)).toBe(true);
  });

  it('say who lies in them until the stay ends (R414)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const admissionId = await lieInBed(tenant, patientId, { bedId: 3 });
    const answer = await tenant.call(listBeds, {
      filterParams: [{ columnName: 'isOccupied', filterValue: true, filterOption: 11 }],
    });
    expect(answer.output.rows).toMatchObject([{ bedId: 3, isOccupied: true, admissionId, patientName: 'Asha Test A' }]);
    expect(answer.wire.bedList).toMatchObject([{ patientIpId: admissionId }]);
    await parts.owner.query(
      'update bed_stay set during = tstzrange(lower(during), now()) where tenant_id = $1 and admission_id = $2',
      [tenant.tenantId, admissionId],
    );
    const after = await tenant.ask(listBeds, {});
    expect(after.rows.find((row) => row.bedId === 3)).toMatchObject({
      isOccupied: false,
      admissionId: null,
      patientName: null,
    });
  });

  it('tell sex, age, payer and whether the patient is about to leave (R302, R328)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await lieInBed(tenant, patientId, { bedId: 3 });
    await parts.owner.query(
      'update admission set association_id = 1, is_discharge_initiated = true where tenant_id = $1',
      [tenant.tenantId],
    );
    const { rows } = await tenant.ask(listBeds, {});
    const { rows: patients } = await parts.owner.query<{ sex: string; years: number }>(
      'select sex, extract(year from age(birth_date))::integer as years from patient where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows.find((row) => row.bedId === 3)).toMatchObject({
      patientId,
      sex: patients[0]?.sex,
      ageYears: patients[0]?.years,
      associationId: 1,
      isCorporate: false,
      isDischargeInitiated: true,
      isFinalBill: false,
    });
    expect(rows.find((row) => row.bedId === 3)).not.toHaveProperty('birthDate');
    expect(rows.find((row) => row.bedId === 4)).toMatchObject({ sex: null, associationId: null });
  });

  it('asked for as free leave out the occupied and the inactive ones (R414, Q61)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await lieInBed(tenant, patientId, { bedId: 3 });
    await parts.owner.query('update bed set is_active = false where tenant_id = $1 and bed_id = 4', [tenant.tenantId]);
    const free = await tenant.ask(listBeds, {
      isFree: true,
      filterParams: [{ columnName: 'bedGroupId', filterValue: tenant.bedGroupId, filterOption: 11 }],
    });
    expect(free.rows.map((row) => row.bedId)).toEqual([1, 2, 5, 6, 7, 8, 9, 10]);
    expect(free.totalCount).toBe(8);
  });

  it('of the virtual kind are never occupied and stand once in the list, whoever lies in them (Q78)', async () => {
    const tenant = await makeTenant(parts);
    for (const patientId of await tenant.addPatients(3))
      await lieInBed(tenant, patientId, { bedId: 400, isVirtual: true });
    const { rows } = await tenant.ask(listBeds, { isFree: true });
    expect(rows.filter((row) => row.bedId === 400)).toMatchObject([
      { isVirtual: true, isOccupied: false, admissionId: null },
    ]);
  });

  it('tell the rent of a day by the price list, or by the rates of a payer (R447)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update bed set charge_id = 1 where tenant_id = $1 and bed_id = 3', [tenant.tenantId]);
    const rateOf = async (associationId?: number) => {
      const { rows } = await tenant.ask(listBeds, { ...(associationId ? { associationId } : {}) });
      return rows.filter((row) => row.bedId === 3 || row.bedId === 4).map((row) => row.dailyRate ?? null);
    };
    expect(await rateOf()).toEqual([50_000, null]);
    expect(await rateOf(1)).toEqual([40_000, null]);
    expect(await rateOf(2)).toEqual([50_000, null]);
  });

  it('name nobody to those who may see neither inpatients nor the board (R168)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await lieInBed(tenant, patientId, { bedId: 3 });
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 31
        and menu_path in ('ipd/ipd_registration', 'bed-availability')`,
      [tenant.tenantId],
    );
    const bedFor = async (as: 'clerk' | 'viewer') =>
      (await tenant.ask(listBeds, {}, { as })).rows.find((row) => row.bedId === 3);
    expect(await bedFor('clerk')).toMatchObject({ isOccupied: true, patientName: 'Asha Test A' });
    const nobody = { patientName: null, admissionId: null, patientId: null, sex: null, admittedAt: null };
    expect(await bedFor('viewer')).toMatchObject({ isOccupied: true, ...nobody });
    expect(await bedFor('viewer')).not.toHaveProperty('ageYears');
  });

  it('stay within the hospital, as floors and wards do (Q18)', async () => {
    const tenant = await makeTenant(parts);
    const second = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.ask(listBeds, {}, second)).rows.map((row) => row.bedId)).toEqual([11, 12]);
    expect((await tenant.ask(bedFloors.list, {}, second)).rows).toMatchObject([
      { bedFloorId: 2, bedFloorName: 'Ground' },
    ]);
    expect((await tenant.ask(bedGroups.list, {}, second)).rows).toMatchObject([
      { bedGroupName: 'Ward B', bedFloorName: 'Ground' },
    ]);
    const here = await tenant.call(bedGroups.list, {});
    expect(here.output.rows.map((row) => row.bedGroupName)).toEqual(['Virtual', 'Ward A']);
    expect(here.wire).toHaveProperty('bedGroupList');
    expect((await tenant.call(listBeds, {}, { hospitalId: 2 })).status).toBe(403);
  });
});
