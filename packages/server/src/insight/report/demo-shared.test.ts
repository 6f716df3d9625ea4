// The demo has views and a custom report that are shared, one of whose columns is gone, and a schedule that sends it.
import { readDefinition } from '@charaka/contract/insight/report/custom-definition';
import { customReportMenu, customReports, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import { reportSchedules } from '@charaka/contract/insight/report/report-schedule';
import { savedReportViews } from '@charaka/contract/insight/report/report-view';
import { beforeAll, expect, it } from 'vitest';
import { openDemoTenant } from '../../../test-support/figures/figure-hospitals.ts';
import { seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
});
const whole = { pageNumber: 1, pageSize: 0 };
const asAdmin = { as: 'admin', hospitalId: 1 } as const;

it('shares three views of two reports (RP026)', async () => {
  const { rows } = await demo.ask(savedReportViews.list, whole, asAdmin);
  expect(rows.map(({ viewName }) => viewName).toSorted()).toEqual(['By department', 'Left against advice', 'Refunds']);
});

it('has a custom report that answers, and names the column that is gone (RP031)', async () => {
  const { rows } = await demo.ask(customReports.list, whole, asAdmin);
  const { customReport } = await demo.ask(
    customReports.get,
    { customReport: { customReportId: rows[0]?.customReportId ?? 0 } },
    asAdmin,
  );
  expect(readDefinition(customReport.definition)).toBeDefined();
  const asked = { definition: customReport.definition, fromDate: '2026-01-01', toDate: '2027-12-31' };
  const { count, missing } = await demo.ask(sumCustomReport, asked, asAdmin);
  expect(count).toBeGreaterThan(0);
  expect(missing).toEqual(['counterName']);
});

it('has a schedule that sends the custom report (RP011)', async () => {
  const { rows } = await demo.ask(reportSchedules.list, whole, asAdmin);
  const sent = rows.filter(({ customReportName }) => customReportName === 'Collection by source');
  expect(sent).toMatchObject([{ reportMenu: customReportMenu, isActive: true, isHeld: false }]);
});
