// The address of a report holds its state, and opens with the rights of its reader: fields that the reader may not see, and fields that are gone, are named.
import { collectionReport } from '../../packages/contract/src/insight/report/money-reports.ts';
import { savedReportViews } from '../../packages/contract/src/insight/report/report-view.ts';
import { openApi } from '../support/api.ts';
import { field, logIn } from '../support/desk.ts';
import { untilStill } from '../support/inspect-screen.ts';
import { resetPreferences } from '../support/preferences.ts';
import { expect, test } from '../support/test.ts';

const address =
  '/referal_by_report?from=2026-01-01&to=2026-12-31&kind=visit&group=commission&formerField=1&sort=formerColumn.asc';

/** No view of the demo has this name, or shows money that was received. */
const ownView = 'Money received';

/** Removes the view that the journey keeps. */
test.afterAll(async () => {
  await resetPreferences('admin');
  const { ask } = await openApi('admin');
  for (const { viewName, savedReportViewId } of (await ask(savedReportViews.list, { pageNumber: 1, pageSize: 0 })).rows)
    if (viewName === ownView) await ask(savedReportViews.remove, { savedReportView: { savedReportViewId } });
});

test('a report opens with the default view of its user, and an address with a state keeps it (RP025, RP027)', async ({
  page,
}) => {
  await logIn(page, 'admin', 'demo', '/report/collection?kind=Receive');
  await untilStill(page);
  await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
  await field(page, 'Name of this view').fill(ownView);
  await field(page, 'Name of this view').press('Enter');
  await expect(field(page, 'Name of this view')).toBeHidden();
  await page.getByRole('button', { name: ownView, exact: true }).press('Enter');
  await page.getByRole('button', { name: `Open this list with the view ${ownView}` }).press('Enter');
  await page.keyboard.press('Escape');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/report/collection');
  await untilStill(page);
  await expect(page).toHaveURL(/kind=Receive/);
  // Rows and totals are read with the view alone, not before it.
  for (const call of [collectionReport.list, collectionReport.sums, savedReportViews.list])
    expect(asked.filter((path) => path.endsWith(call.path))).toHaveLength(1);
  await page.goto('/report/collection?kind=Refund');
  await untilStill(page);
  await expect(page).toHaveURL(/kind=Refund/);
});

test('an address with a field that is gone opens without it and names it (RP027, RP031)', async ({ page }) => {
  await logIn(page, 'admin', 'demo', address);
  await untilStill(page);
  const named = page.getByText('Opened without fields that you may not see or that the report no longer has:');
  await expect(named).toContainText('formerField');
  await expect(named).toContainText('formerColumn');
  await expect(page.getByRole('table')).toBeVisible();
});
