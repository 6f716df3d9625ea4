// The page of the management: every figure is that of the screens behind it, beside the day before and the mean of the weekday.
import { listVisits } from '@charaka/contract/clinic/opd/visit';
import { censusReport } from '@charaka/contract/insight/report/census-reports';
import { chargeReport } from '@charaka/contract/insight/report/charge-reports';
import { getManagementFigures, managementMenu } from '@charaka/contract/insight/report/management';
import { getDashboard } from '@charaka/contract/insight/report/report';
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { listCollections } from '@charaka/contract/money/finance/finance';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { account } from '@charaka/rules/money/ledger';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../../test-support/figures/figure-hospitals.ts';
import { ask, type FigureHost, sum, whole } from '../../../test-support/figures/figure-host.ts';
import { balanceOf, reported } from '../../../test-support/figures/money-figures.ts';
import { DEMO_MOMENT, seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp({}, seededTemplate);
const day = DEMO_MOMENT.toISOString().slice(0, 10);
let host: FigureHost;
beforeAll(async () => {
  host = { tenant: await openDemoTenant(parts, 'demo'), hospitalId: 1, today: day };
});

type Figures = OutputOf<typeof getManagementFigures>;
const figureOf = (figures: Figures, wanted: string) =>
  [...figures.amounts, ...figures.counts].find(({ name }) => name === wanted);

/** Admissions, discharges, visits, money, revenue and census of a day, each from another screen than the report. */
async function elsewhere(onDay: string): Promise<Record<string, number>> {
  const days = { fromDate: onDay, toDate: onDay };
  const stays = async (only: 'admitted' | 'discharged') =>
    (await ask(host, listAdmissions, { ...whole, ...days, only })).totalCount;
  const { collectors } = await ask(host, listCollections, { day: onDay });
  const income = [account.chargeIncome, account.medicineIncome];
  const moved = async (glid: number) =>
    (await balanceOf(host, glid, daysBefore(onDay, 1))) - (await balanceOf(host, glid, onDay));
  const nonHospital = await reported({ ...host, today: onDay }, chargeReport, 'nonHospital', { fromDate: onDay });
  return {
    revenue: (await moved(income[0] as number)) + (await moved(income[1] as number)) - nonHospital,
    collection: sum(collectors, ({ received, refunded }) => received.total - refunded.total),
    admissions: await stays('admitted'),
    discharges: await stays('discharged'),
    census: sum((await ask(host, censusReport.list, { ...whole, ...days })).rows, ({ closing }) => closing),
    visits: (await ask(host, listVisits, { ...whole, ...days })).rows.filter(({ isCancelled }) => !isCancelled).length,
  };
}

describe('the figures of a day', () => {
  it('are those of the ledger, the collectors, the stays, the census and the visits (RP001, RP039)', async () => {
    const figures = await ask(host, getManagementFigures, { day });
    const [onDay, onDayBefore] = [await elsewhere(day), await elsewhere(daysBefore(day, 1))];
    const found = [...figures.amounts, ...figures.counts];
    expect(Object.fromEntries(found.map((figure) => [figure.name, figure.onDay]))).toEqual(onDay);
    expect(Object.fromEntries(found.map((figure) => [figure.name, figure.onDayBefore]))).toEqual(onDayBefore);
    expect(onDay.census).toBeGreaterThan(0);
    expect(onDay.revenue).toBeGreaterThan(0);
  });

  it('stand beside the mean of the same weekday in the four weeks before (RP002)', async () => {
    const figures = await ask(host, getManagementFigures, { day });
    const weeks = [];
    for (const week of [1, 2, 3, 4]) weeks.push(await elsewhere(daysBefore(day, 7 * week)));
    for (const name of ['collection', 'admissions', 'census', 'visits'] as const)
      expect([name, figureOf(figures, name)?.usual]).toEqual([
        name,
        Math.round(100 * sum(weeks, (each) => each[name] ?? 0)) / 400,
      ]);
  });

  it('are those of today unless a day is asked, and equal the dashboard (RP001)', async () => {
    const figures = await ask(host, getManagementFigures, {});
    const dashboard = await ask(host, getDashboard, {});
    expect(figures.day).toBe(dashboard.today);
    expect(figureOf(figures, 'collection')?.onDay).toBe(dashboard.collections?.today.net);
    expect(figureOf(figures, 'admissions')?.onDay).toBe(dashboard.movements?.admittedToday);
    expect(figureOf(figures, 'discharges')?.onDay).toBe(dashboard.movements?.dischargedToday);
    expect(figureOf(figures, 'census')?.onDay).toBe(dashboard.movements?.inpatients);
  });

  it('leave out what the reports of the role do not show, and the page needs its own right (RP010)', async () => {
    const { tenant } = host;
    await openStranger(tenant);
    const seen = async () => {
      const answer = await tenant.call(getManagementFigures, { day }, { as: 'viewer' });
      return answer.isFailure ? 'refused' : [...answer.output.amounts, ...answer.output.counts].map(({ name }) => name);
    };
    expect(await seen()).toBe('refused');
    // A session keeps the rights of its first call.
    await openStranger(tenant);
    await parts.owner.query(
      `update role_permission set menu_path = $3 where tenant_id = $1 and role_id = $2 and menu_path = 'charge_report'`,
      [tenant.tenantId, defaultRoles.viewer.roleId, managementMenu],
    );
    expect(await seen()).toEqual(['collection', 'admissions', 'discharges', 'census', 'visits']);
  });
});
