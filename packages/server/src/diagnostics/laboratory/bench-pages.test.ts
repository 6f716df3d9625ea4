// The bench of a day with more works than a page: every specimen is reached by its number, and the filters narrow what waits.
import { findBenchWork, getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { expect, it } from 'vitest';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

it('has pages: a scanned specimen leads to its row, beyond the first page too (LB030)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const first = await bench.arrive();
  const last = await bench.arrive();
  // Fifty works of the same test between the two.
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  await parts.owner.query(
    `with o as (insert into clinical_order select (jsonb_populate_record(c, jsonb_build_object('clinical_order_id', 500000 + n,
        'line_no', 100 + n, 'status', 'Ordered'))).* from clinical_order c, generate_series(1, 50) n where c.tenant_id = $1 and c.clinical_order_id = $2
        returning tenant_id, clinical_order_id)
     insert into lab_work select (jsonb_populate_record(w, jsonb_build_object('lab_work_id', $3::bigint - 60 + row_number() over (),
        'clinical_order_id', o.clinical_order_id))).* from lab_work w, o where w.tenant_id = $1 and w.lab_work_id = $4`,
    [tenant.tenantId, first.orderId, 900000, first.labWorkId],
  );
  await parts.owner.query(`update clinical_order set priority = 'Routine' where tenant_id = $1`, [tenant.tenantId]);
  const { tests, works, pageSize } = await tenant.ask(getBench, {});
  expect([tests[0]?.openCount, works.length]).toEqual([52, pageSize]);
  expect(works.some(({ labWorkId }) => labWorkId === first.labWorkId)).toBe(true);
  const found = await tenant.ask(findBenchWork, { specimenNo: last.specimenNo });
  const page = await tenant.ask(getBench, { labTestId: found.labTestId, pageNumber: found.pageNumber });
  expect(page.works.some(({ specimenNo }) => specimenNo === last.specimenNo)).toBe(true);
  const beyond = await tenant.ask(getBench, { labTestId: found.labTestId, pageNumber: 2 });
  expect(beyond.works).toHaveLength(2);
});

it('is narrowed by section, state and days, and shows what is normal before a value is entered (LB006)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const { labWorkId, specimenNo } = await bench.arrive();
  const [work] = (await tenant.ask(getBench, { status: 'Ready', days: 1 })).works;
  expect(work).toMatchObject({ labWorkId, ranges: [{ rangeText: '3.5 - 5.1' }] });
  expect((await tenant.ask(getBench, { status: 'Entered' })).works).toEqual([]);
  const { tests } = await tenant.ask(getBench, {});
  expect((await tenant.ask(getBench, { labSectionId: tests[0]?.labSectionId ?? 0 })).works).toHaveLength(1);
  const unknown = await tenant.call(findBenchWork, { specimenNo: '999999999999' });
  expect(unknown.message).toBe('Specimen 999999999999 has no test waiting at the bench');
  expect((await tenant.ask(findBenchWork, { specimenNo })).labWorkId).toBe(labWorkId);
});
