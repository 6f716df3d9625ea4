// Moving a patient to another bed, and what happens when several want the same bed at once.
import { admit, getAdmission } from '@charaka/contract/stay/admission/admission';
import { changeBed, listBedStays } from '@charaka/contract/stay/admission/admission-bed';
import { blockBed, reserveBed } from '@charaka/contract/stay/bed/bed';
import { dischargePatient } from '@charaka/contract/stay/discharge/discharge';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

const move = (tenant: TestTenant, admissionId: number, bedId: number, changes: object = {}) =>
  tenant.call(changeBed, { admission: { admissionId, bedTypeId: 1, bedGroupId: 1, bedId, ...changes } });

const take = (tenant: TestTenant, patientId: number, bedId: number) =>
  tenant.call(admit, { admission: admissionForm(tenant, patientId, { bedId, admittedAt: hourAgo() }) });

/** A tenant whose first patients lie in the first beds since an hour; their admissions are numbered from 1. */
async function wardWith(howMany: number): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  for (const [index, patientId] of (await tenant.addPatients(howMany)).entries())
    await take(tenant, patientId, index + 1);
  return tenant;
}

/** The stays of the tenant in their order, times as text with milliseconds. */
async function staysOf(tenant: TestTenant) {
  const { rows } = await parts.owner.query<{ admission: number; bed: number; from: string; until: string | null }>(
    `select admission_id as admission, bed_id as bed, lower(during)::text as from, upper(during)::text as until
     from bed_stay where tenant_id = $1 order by admission_id, lower(during)`,
    [tenant.tenantId],
  );
  return rows;
}

describe('changing the bed', () => {
  it('ends the old stay at the instant the new one begins, and says where the patient is now (R348, Q53)', async () => {
    const tenant = await wardWith(1);
    const answer = await move(tenant, 1, 7);
    expect(answer).toMatchObject({ isFailure: false, message: 'Bed changed to B-7' });
    expect(answer.output.admission).toMatchObject({ bedId: 7, bedName: 'B-7', bedGroupName: 'Ward A' });
    const [old, present] = await staysOf(tenant);
    expect(old).toMatchObject({ bed: 1 });
    expect(present).toMatchObject({ bed: 7, until: null });
    expect(old?.until).toBe(present?.from);
    const next = await tenant.addPatients(1, 'Bina');
    expect((await take(tenant, next[0] as number, 7)).message).toBe('Bed B-7 is taken by Asha Test A (IPD Id 1)');
    expect((await move(tenant, 1, 1)).isFailure).toBe(false);
    expect((await staysOf(tenant)).map((stay) => stay.bed)).toEqual([1, 7, 1]);
  });

  it('is remembered bed by bed: where, from when, until when and by whom (R348)', async () => {
    const tenant = await wardWith(1);
    await move(tenant, 1, 7);
    const { stays } = await tenant.ask(listBedStays, { admission: { admissionId: 1 } });
    expect(stays).toMatchObject([
      { bedName: 'B-1', bedTypeName: 'General', bedGroupName: 'Ward A', bedFloorName: 'Ground' },
      { bedName: 'B-7', until: null, createdByName: 'Clerk User' },
    ]);
    expect(stays[0]?.until).toBe(stays[1]?.from);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    expect((await tenant.ask(listBedStays, { admission: { admissionId: 1 } }, elsewhere)).stays).toEqual([]);
  });

  it('keeps the bed the patient came to beside the one they are in (R369)', async () => {
    const tenant = await wardWith(1);
    await move(tenant, 1, 7);
    const { rows } = await parts.owner.query(
      'select admitted_bed_id as came, current_bed_id as is_in from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ came: 1, is_in: 7 }]);
  });

  it('names who has the bed, and why it cannot be had (R414)', async () => {
    const tenant = await wardWith(2);
    expect((await move(tenant, 1, 2)).message).toMatch(/^Bed B-2 is taken by Asha Test [AB] \(IPD Id 2\)$/);
    await tenant.ask(blockBed, { bed: { bedId: 3, reason: 'Painting' } });
    expect((await move(tenant, 1, 3)).message).toBe('Bed B-3 is blocked: Painting');
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const [patientId = 0] = [(await tenant.ask(getAdmission, { admission: { admissionId: 1 } })).admission.patientId];
    await tenant.ask(reserveBed, { bed: { bedId: 4, reservedFor: 'Mr. Rao', until } });
    expect((await move(tenant, 1, 4)).message).toBe('Bed B-4 is reserved for Mr. Rao');
    await tenant.ask(reserveBed, { bed: { bedId: 5, patientId, until } });
    expect((await move(tenant, 2, 5)).message).toMatch(/^Bed B-5 is reserved for Asha/);
    expect((await move(tenant, 1, 5)).isFailure).toBe(false);
  });

  it('takes only a bed of this hospital, of the ward and type named, real and active (R348, R409)', async () => {
    const tenant = await wardWith(1);
    await parts.owner.query('update bed set is_active = false where tenant_id = $1 and bed_id = 9', [tenant.tenantId]);
    const messageOf = async (bedId: number, changes = {}) => (await move(tenant, 1, bedId, changes)).message;
    for (const bedId of [9, 11, 77]) expect(await messageOf(bedId)).toBe('This bed does not exist');
    expect(await messageOf(2, { bedGroupId: 2 })).toBe('Bed B-2 is not in the chosen ward');
    expect(await messageOf(2, { bedTypeId: 100 })).toBe('Bed B-2 is not of the chosen bed type');
    expect(await messageOf(400)).toBe('Bed Virtual is for IVF and Dental only');
    expect(await messageOf(1)).toBe('The patient is already in this bed');
    const empty = { bedTypeId: null, bedGroupId: null, bedId: null } as unknown as Record<string, number>;
    expect((await move(tenant, 1, 2, empty)).fields).toMatchObject({
      'admission.bedTypeId': 'Select Bed Type',
      'admission.bedGroupId': 'Select Ward',
      'admission.bedId': 'Select Bed Number',
    });
    expect(await staysOf(tenant)).toHaveLength(1);
  });

  it('is over with the final bill, a cancellation, or in a mode without beds (Q53, Q78)', async () => {
    const tenant = await wardWith(1);
    const set = (column: string) =>
      parts.owner.query(`update admission set ${column} where tenant_id = $1`, [tenant.tenantId]);
    await set(`admission_mode = 'IVF'`);
    expect((await move(tenant, 1, 2)).message).toBe('Patients of IVF and Dental have no bed of their own');
    await set(`admission_mode = 'General', is_discharge_initiated = true`);
    expect((await move(tenant, 1, 2)).isFailure).toBe(false);
    await set('is_final_bill = true');
    expect((await move(tenant, 1, 3)).message).toBe('The final bill is already generated: the bed cannot be changed');
    await set('is_discharged = true, discharged_at = now()');
    expect((await move(tenant, 1, 3)).message).toBe('The patient is discharged: the bed cannot be changed');
    await set('is_discharged = false, discharged_at = null, is_cancelled = true');
    expect((await move(tenant, 1, 3)).message).toBe('This admission is cancelled');
    const looked = await tenant.call(
      changeBed,
      { admission: { admissionId: 1, bedTypeId: 1, bedGroupId: 1, bedId: 3 } },
      { as: 'viewer' },
    );
    expect(looked.status).toBe(403);
  });

  it('leaves the old bed to be cleaned where the hospital wants it', async () => {
    const tenant = await makeTenant(parts);
    // Before the first call, since sessions remember the hospital.
    await parts.owner.query('update hospital set is_bed_cleaned_after_stay = true where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const [patientId = 0] = await tenant.addPatients(1);
    await take(tenant, patientId, 1);
    await move(tenant, 1, 2);
    expect((await move(tenant, 1, 1)).message).toBe('Bed B-1 is being cleaned');
  });

  it('stands in the audit log with the bed before and after (R185)', async () => {
    const tenant = await wardWith(1);
    await move(tenant, 1, 7);
    const { rows } = await parts.owner.query(
      `select before ->> 'current_bed_id' as before, after ->> 'current_bed_id' as after from audit_log
       where tenant_id = $1 and table_name = 'admission' and action = 'update' and operation ilike '%ChangeBed'`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ before: '1', after: '7' }]);
  });
});

/** Expects one open stay in the current bed of each inpatient, none after leaving, no gap, and no two patients in a bed. */
async function expectWholeStays(tenant: TestTenant): Promise<void> {
  const { rows } = await parts.owner.query<{ fault: string }>(
    `select 'open stay of ' || a.admission_id as fault from admission a where a.tenant_id = $1
       and (select array_agg(bed_id) from bed_stay s where s.tenant_id = $1 and s.admission_id = a.admission_id and upper_inf(during))
         is distinct from case when a.is_discharged then null else array[a.current_bed_id] end
     union all select 'gap of ' || admission_id from (
       select admission_id, lower(during) as begins, lag(upper(during)) over (partition by admission_id order by lower(during)) as ended
       from bed_stay where tenant_id = $1) s where ended is distinct from begins and ended is not null
     union all select 'two in bed ' || bed_id from bed_stay where tenant_id = $1 and upper_inf(during) group by bed_id having count(*) > 1`,
    [tenant.tenantId],
  );
  expect(rows).toEqual([]);
}

describe('one bed that several want at once', () => {
  it.each(Array.from({ length: 12 }, (_, run) => run))(
    'goes to exactly one of those who change and those who admit, also while its patient leaves; run %i (R348, R414)',
    async () => {
      const tenant = await wardWith(4);
      await parts.owner.query(
        'update admission set is_discharge_initiated = true, is_final_bill = true where tenant_id = $1 and admission_id = 1',
        [tenant.tenantId],
      );
      const coming = await tenant.addPatients(3, 'Bina');
      const contest = () => [
        ...[2, 3, 4].map((admissionId) => move(tenant, admissionId, 1)),
        ...coming.map((patientId) => tenant.call(admit, { admission: admissionForm(tenant, patientId, { bedId: 1 }) })),
      ];
      const [left, ...first] = await Promise.all([
        tenant.call(dischargePatient, { admission: { admissionId: 1 } }),
        ...contest(),
      ]);
      expect(left?.isFailure).toBe(false);
      const won = first.filter((answer) => !answer.isFailure).length;
      expect(won).toBeLessThanOrEqual(1);
      await expectWholeStays(tenant);
      const second = await Promise.all(contest());
      expect(won + second.filter((answer) => !answer.isFailure).length).toBe(1);
      for (const answer of second.filter(({ isFailure }) => isFailure)) {
        expect(answer.message).toMatch(/taken by|already in this bed|Already In IPD/);
      }
      await expectWholeStays(tenant);
    },
  );

  it('refuses both who want to change places, without waiting in a circle (R414)', async () => {
    const tenant = await wardWith(2);
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([move(tenant, 1, 2), move(tenant, 2, 1)]);
      expect(answers.every((answer) => /^Bed B-[12] is taken by/.test(answer.message))).toBe(true);
    }
    await expectWholeStays(tenant);
  });

  it('moves a patient of whom 6 moves are asked at once one after the other, losing none (R348)', async () => {
    const tenant = await wardWith(1);
    const answers = await Promise.all([2, 3, 4, 5, 6, 7].map((bedId) => move(tenant, 1, bedId)));
    expect(answers.every((answer) => !answer.isFailure)).toBe(true);
    const stays = await staysOf(tenant);
    expect(stays).toHaveLength(7);
    await expectWholeStays(tenant);
  });
});
