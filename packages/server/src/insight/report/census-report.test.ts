// The census closes: for each ward and day the movements lead from the patients at the beginning to those at the end (RP051).
import { censusReport } from '@charaka/contract/insight/report/census-reports';
import { inpatientReport } from '@charaka/contract/insight/report/stay-reports';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, expect, it } from 'vitest';
import { openDemoTenant } from '../../../test-support/figures/figure-hospitals.ts';
import { DEMO_MOMENT, seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
});

const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
const days = { fromDate: daysBefore(lastDay, 120), toDate: lastDay };

interface CensusSums {
  readonly faulty: readonly string[];
  readonly moved: number;
  readonly admitted: number;
  readonly left: number;
  readonly inHospital: number;
  readonly rows: number;
}

/** The ward days whose figures do not add up, and those that begin otherwise than the day before ended. */
async function faultyWardDays(): Promise<CensusSums> {
  const { rows } = await demo.ask(censusReport.list, { ...days, pageNumber: 1, pageSize: 0 }, { as: 'admin' });
  const wardDay = (wardId: unknown, day: string) => `${wardId} on ${day}`;
  const ends = new Map(rows.map((row) => [wardDay(row.wardId, row.censusDay), row.closing]));
  const faulty = rows.filter((row) => {
    const ofDay =
      row.opening + row.admitted + row.movedIn - row.movedOut - row.discharged - row.againstAdvice - row.died;
    const before = ends.get(wardDay(row.wardId, daysAfter(row.censusDay, -1)));
    return ofDay !== row.closing || (before !== undefined && before !== row.opening);
  });
  const total = (figureOf: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + figureOf(row), 0);
  return {
    faulty: faulty.map((row) => wardDay(row.wardId, row.censusDay)),
    moved: total(({ movedIn }) => movedIn) - total(({ movedOut }) => movedOut),
    admitted: total(({ admitted }) => admitted),
    inHospital: total(({ censusDay, closing }) => (censusDay === lastDay ? closing : 0)),
    left: total(({ discharged, againstAdvice, died }) => discharged + againstAdvice + died),
    rows: rows.length,
  };
}

it('closes for every ward and day of the demo, and no transfer leaves one ward without coming to another (RP051)', async () => {
  const { faulty, moved, left, rows } = await faultyWardDays();
  expect(rows).toBeGreaterThan(120);
  expect(left).toBeGreaterThan(0);
  expect([faulty, moved]).toEqual([[], 0]);
});

it('has the patients in hospital, the admissions and the discharges of the inpatient report (RP001)', async () => {
  const counted = async (asked: object) =>
    (await demo.ask(inpatientReport.sums, { ...days, ...asked } as never, { as: 'admin' })).count;
  const { inHospital, admitted, left } = await faultyWardDays();
  expect({ inHospital, admitted, left }).toEqual({
    inHospital: await counted({ fromDate: lastDay, state: 'inHospital' }),
    admitted: await counted({ dayOf: 'admitted' }),
    left: await counted({ dayOf: 'discharged' }),
  });
});

it('counts a patient who leaves at midnight exactly once, on the new day (RP003, RP051)', async () => {
  const before = await faultyWardDays();
  const { rowCount } = await parts.owner.query(
    `update bed_stay s set during = tstzrange(lower(s.during), m.midnight)
     from (select tenant_id, bed_stay_id, date_trunc('day', upper(during) at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as midnight
       from bed_stay where not upper_inf(during) and not is_cancelled) m
     where m.tenant_id = s.tenant_id and m.bed_stay_id = s.bed_stay_id and s.tenant_id = $1 and lower(s.during) < m.midnight
       and not exists (select from bed_stay n where n.tenant_id = s.tenant_id and n.admission_id = s.admission_id
         and lower(n.during) = upper(s.during))`,
    [demo.tenantId],
  );
  expect(rowCount).toBeGreaterThan(0);
  expect(await faultyWardDays()).toEqual({ ...before, faulty: [] });
});
