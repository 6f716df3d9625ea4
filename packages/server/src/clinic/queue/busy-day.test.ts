// A day with 2,000 visits before forty doctors: lists and queues answer as quickly as on any other.
import { listVisits } from '@charaka/contract/clinic/opd/visit';
import { getQueue } from '@charaka/contract/clinic/queue/queue';
import { describe, expect, it } from 'vitest';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const VISITS = 2000;
const DOCTORS = 40;

async function busyDay(tenant: TestTenant): Promise<void> {
  await tenant.addPatients(VISITS);
  await holdOpd(tenant, 100);
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  await parts.owner.query(
    `insert into staff (tenant_id, staff_id, hospital_id, salutation, first_name, last_name, role_id, department_id, specialization_id)
     select $1, 100 + n, 1, 'Dr.', 'Busy', 'Doctor ' || n, 1, 1, 1 from generate_series(1, $2::integer - 1) n`,
    [tenant.tenantId, DOCTORS],
  );
  await parts.owner.query(
    `insert into opd_visit (tenant_id, hospital_id, opd_number, patient_id, doctor_id, day, token_no, arrived_at, created_by)
     select p.tenant_id, 1, 'B' || p.n, p.patient_id, case when p.n % $2 = 0 then 1 else 100 + p.n % $2 end, $3, p.n / $2 + 1,
       now() - make_interval(mins => (p.n / $2)::integer), 1
     from (select tenant_id, patient_id, row_number() over (order by patient_id) - 1 as n from patient where tenant_id = $1) p`,
    [tenant.tenantId, DOCTORS, dayOf()],
  );
  await parts.owner.query('analyze opd_visit, patient');
}

/** The best of some tries: what others do on the machine meanwhile is not what is measured. */
async function bestOf(tries: number, ask: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries; turn += 1) {
    const begun = performance.now();
    await ask();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

describe('a day with 2,000 visits', () => {
  it('is listed, and the queue of a doctor answered, in less than 100 ms (OP043)', async () => {
    const tenant = await makeTenant(parts);
    await busyDay(tenant);
    const asked = { fromDate: dayOf(), toDate: dayOf(), pageNumber: 1, pageSize: 50 };
    expect((await tenant.ask(listVisits, asked)).totalCount).toBe(VISITS);
    expect((await tenant.ask(getQueue, { doctorId: 1 })).rows).toHaveLength(VISITS / DOCTORS);
    expect(await bestOf(8, () => tenant.ask(listVisits, asked))).toBeLessThan(100);
    const waiting = { ...asked, queueState: ['Waiting' as const] };
    expect(await bestOf(8, () => tenant.ask(listVisits, waiting))).toBeLessThan(100);
    expect(await bestOf(8, () => tenant.ask(getQueue, { doctorId: 1 }))).toBeLessThan(100);
  });
});
