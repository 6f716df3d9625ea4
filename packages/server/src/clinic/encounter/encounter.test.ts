// One encounter of each admission and each visit, opened and closed with it, whoever writes them (OR001, OR005, OR006, OR037).
import { addVisit, cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { mergePatients, undoPatientMerge } from '@charaka/contract/people/patient/patient-record';
import { describe, expect, it } from 'vitest';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { noParts } from '../../../test-support/server/no-parts.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { jobHandlersOf } from '../../composition/areas.ts';
import { JobWorker } from '../../kernel/job-worker.ts';

const parts = useTestApp({ role: 'web' });

interface Encounter {
  encounterClass: string;
  patientId: number;
  closeReason: string | null;
}

async function encountersOf(tenant: TestTenant): Promise<Encounter[]> {
  const { rows } = await parts.owner.query<Encounter>(
    `select encounter_class as "encounterClass", patient_id::float8 as "patientId", close_reason as "closeReason"
     from encounter where tenant_id = $1 order by encounter_id`,
    [tenant.tenantId],
  );
  return rows;
}

const write = (tenant: TestTenant, statement: string, ...values: unknown[]) =>
  parts.owner.query(statement, [tenant.tenantId, ...values]);

async function comeToday(tenant: TestTenant, patientId: number): Promise<number> {
  await holdOpd(tenant, 5);
  const { visit } = await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
  return visit.visitId;
}

describe('an encounter', () => {
  it('of an admission is open until the patient is discharged, again when that is undone, and closed when it is cancelled (OR005)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    const closeReason = async () => (await encountersOf(tenant)).map((encounter) => encounter.closeReason);
    expect(await encountersOf(tenant)).toMatchObject([{ encounterClass: 'IPD', closeReason: null }]);
    const set = (change: string) =>
      write(tenant, `update admission set ${change} where tenant_id = $1 and admission_id = $2`, admissionId);
    await set('is_discharged = true, discharged_at = now()');
    expect(await closeReason()).toEqual(['Discharged']);
    await set('is_discharged = false, discharged_at = null');
    expect(await closeReason()).toEqual([null]);
    await set("is_cancelled = true, cancelled_at = now(), cancel_reason = 'By mistake'");
    expect(await closeReason()).toEqual(['Cancelled']);
  });

  it('of a visit closes when the visit is cancelled', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const visitId = await comeToday(tenant, patientId);
    expect(await encountersOf(tenant)).toEqual([{ encounterClass: 'OPD', patientId, closeReason: null }]);
    await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Left without being seen' } });
    expect(await encountersOf(tenant)).toMatchObject([{ closeReason: 'Cancelled' }]);
  });

  it('of a visit or walk-in closes by itself 72 hours after the end of its day, by the clock of the hospital (OR006)', async () => {
    const tenant = await makeTenant(parts);
    const [late = 0, recent = 0] = await tenant.addPatients(2);
    const lateVisit = await comeToday(tenant, late);
    const recentVisit = await comeToday(tenant, recent);
    const move = 'update opd_visit set day = day - $3::integer where tenant_id = $1 and opd_visit_id = $2';
    await write(tenant, move, lateVisit, 5);
    await write(tenant, move, recentVisit, 3);
    for (const [patientId, days] of [
      [late, 5],
      [recent, 3],
    ])
      await write(
        tenant,
        `insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at)
         values ($1, 1, 'Direct', $2, now() - make_interval(days => $3))`,
        patientId,
        days,
      );
    await write(tenant, `insert into job (tenant_id, kind) values ($1, 'close-visits')`);
    const worker = new JobWorker({
      address: parts.address,
      handlers: jobHandlersOf(noParts),
      onFault: (fault) => {
        throw fault;
      },
    });
    worker.start();
    await expect
      .poll(() => encountersOf(tenant), { timeout: 20_000 })
      .toMatchObject([
        { patientId: late, closeReason: 'Visit over' },
        { patientId: recent, closeReason: null },
        { patientId: late, encounterClass: 'Direct', closeReason: 'Visit over' },
        { patientId: recent, encounterClass: 'Direct', closeReason: null },
      ]);
    await worker.stop();
  });

  it('moves with its admission or visit when two records become one, and back (OR037)', async () => {
    const tenant = await makeTenant(parts);
    const [kept = 0, merged = 0] = await tenant.addPatients(2);
    await comeToday(tenant, merged);
    const answer = await tenant.call(
      mergePatients,
      { keptPatientId: kept, mergedPatientId: merged, takenFields: [], reason: 'Same person' },
      { as: 'admin' },
    );
    expect(await encountersOf(tenant)).toMatchObject([{ patientId: kept }]);
    const { rows } = await write(
      tenant,
      'select patient_merge_id::float8 as id from patient_merge where tenant_id = $1',
    );
    expect(answer.isFailure).toBe(false);
    await tenant.ask(undoPatientMerge, { patientMergeId: rows[0].id }, { as: 'admin' });
    expect(await encountersOf(tenant)).toMatchObject([{ patientId: merged }]);
  });

  it('is one of its kind, and of a class that fits what it is of', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    const copy = (encounterClass: string, of: string) =>
      write(
        tenant,
        `insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, admission_id, opened_at)
         select tenant_id, hospital_id, $3, patient_id, ${of}, opened_at from encounter where tenant_id = $1 and admission_id = $2`,
        admissionId,
        encounterClass,
      );
    await expect(copy('IPD', 'admission_id')).rejects.toThrow(/encounter_tenant_id_admission_id_key/);
    for (const [encounterClass, of] of [
      ['IPD', 'null'],
      ['OPD', 'null'],
      ['Direct', 'admission_id'],
    ] as const)
      await expect(copy(encounterClass, of), encounterClass).rejects.toThrow(/check constraint/);
  });
});
