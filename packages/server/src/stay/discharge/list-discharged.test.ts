// The list of discharged patients: by day of the hospital, by UHID, number, phone or name, and by payer.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { dischargePatient, listDischarged } from '@charaka/contract/stay/discharge/discharge';
import { beforeAll, describe, expect, it } from 'vitest';
import { hoursAgo } from '../../../test-support/patient/leaving-patient.ts';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;

/** Three who left 5, 2 and 0 days ago at noon of the hospital; the second one has a payer, a fourth is still in. */
beforeAll(async () => {
  tenant = await makeTenant(parts);
  const patients = [...(await tenant.addPatients(2)), ...(await tenant.addPatients(2, 'Bina'))];
  for (const [index, patientId] of patients.entries()) await lieInBed(tenant, patientId, { bedId: index + 1 });
  await parts.owner.query(
    `update admission set admitted_at = now() - interval '9 days', is_discharge_initiated = true, is_final_bill = true,
       association_id = case admission_id when 2 then 1 end where tenant_id = $1`,
    [tenant.tenantId],
  );
  await parts.owner.query(
    `update bed_stay set during = tstzrange(now() - interval '9 days', null) where tenant_id = $1`,
    [tenant.tenantId],
  );
  for (const [admissionId, hours] of [
    [1, 120],
    [2, 48],
    [3, 0.1],
  ] as const) {
    const death = { kind: 'Death', diedAt: hoursAgo(hours + 1), deathCause: 'Stroke' } as const;
    const admission = { admissionId, dischargedAt: hoursAgo(hours), ...(admissionId === 1 ? death : {}) };
    await tenant.ask(dischargePatient, { admission });
  }
});

const numbers = async (filters: InputOf<typeof listDischarged>) =>
  (await tenant.ask(listDischarged, filters)).rows.map(({ admissionId }) => admissionId);
const dayAgo = (days: number) => hoursAgo(days * 24).slice(0, 10);

describe('the discharged', () => {
  it('come with how they left, the last one first, and nobody who is in (R328, Q47)', async () => {
    const { rows, totalCount } = await tenant.ask(listDischarged, {});
    expect([totalCount, rows.map(({ admissionId }) => admissionId)]).toEqual([3, [3, 2, 1]]);
    expect(rows[2]).toMatchObject({ kind: 'Death', isDischarged: true, isSummarySigned: false });
    expect(rows[2]?.diedAt).not.toBeNull();
    expect(rows[0]).toMatchObject({ kind: 'Routine', diedAt: null });
  });

  it('are those of the days asked for, by the date of the discharge (Q47)', async () => {
    expect(await numbers({ fromDate: dayAgo(3) })).toEqual([3, 2]);
    expect(await numbers({ fromDate: dayAgo(6), toDate: dayAgo(4) })).toEqual([1]);
    expect(await numbers({ toDate: dayAgo(9) })).toEqual([]);
  });

  it('are found by UHID, IPD number with prefix, phone and part of the name (R309, Q87)', async () => {
    const { rows } = await tenant.ask(listDischarged, {});
    const second = rows[1];
    expect(await numbers({ identifier: `IP${second?.admissionId}` })).toEqual([2]);
    expect(await numbers({ identifier: 'bina' })).toEqual([3]);
    expect(await numbers({ identifier: 'asha test' })).toEqual([2, 1]);
    expect(await numbers({ identifier: second?.contactNo ?? '' })).toEqual([2]);
    expect(await numbers({ identifier: `MR${second?.patientId}` })).toEqual([2]);
    expect(await numbers({ identifier: 'nobody%' })).toEqual([]);
  });

  it('are narrowed to a payer, or to those without one (R302)', async () => {
    expect(await numbers({ tpaId: 1 })).toEqual([2]);
    expect(await numbers({ tpaId: 0 })).toEqual([3, 1]);
  });

  it('sort and filter like the inpatient list (R024, R032)', async () => {
    const sorted = await numbers({ sortingModel: { sortColumn: 'patientIpId', sortDirection: 'asc' } });
    expect(sorted).toEqual([1, 2, 3]);
    const filterParams = [{ columnName: 'dischargeKind', filterValue: 'Death' }];
    expect(await numbers({ filterParams })).toEqual([1]);
  });
});
