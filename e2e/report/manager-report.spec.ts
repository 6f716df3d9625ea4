// A manager builds, saves, shares, schedules and drills a report by keyboard, and reads the figures of the day on a phone (issue 27).
import type { Locator, Page } from '@playwright/test';
import { customReports } from '../../packages/contract/src/insight/report/custom-report.ts';
import { reportSchedules } from '../../packages/contract/src/insight/report/report-schedule.ts';
import { savedReportViews } from '../../packages/contract/src/insight/report/report-view.ts';
import { openApi } from '../support/api.ts';
import { choose, field, logIn, rowNamed } from '../support/desk.ts';
import { untilStill } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

const everyRow = { pageNumber: 1, pageSize: 0 } as const;

/** Removes what the journey made. */
test.afterAll(async () => {
  const { ask } = await openApi('manager');
  for (const { reportName, customReportId } of (await ask(customReports.list, everyRow)).rows)
    if (reportName === 'Receipts by source') await ask(customReports.remove, { customReport: { customReportId } });
  for (const { scheduleName, isActive, reportScheduleId } of (await ask(reportSchedules.list, everyRow)).rows)
    if (scheduleName === 'Morning receipts' && isActive)
      await ask(reportSchedules.remove, { reportSchedule: { reportScheduleId } });
  for (const { viewName, savedReportViewId } of (await ask(savedReportViews.list, everyRow)).rows)
    if (viewName === 'Receipts') await ask(savedReportViews.remove, { savedReportView: { savedReportViewId } });
});

test('a manager builds, saves, shares, runs and drills a report by keyboard, and Back leads to the report (RP008, RP026, RP028)', async ({
  page,
}) => {
  await logIn(page, 'manager', 'demo', '/Custom_report');
  await page.getByRole('button', { name: 'New report' }).press('Enter');
  await page.getByRole('combobox', { name: 'Dataset' }).pressSequentially('Collection report');
  await page.keyboard.press('Enter');
  // The keys of the builder count outside of a field.
  await tabTo(page, page.getByRole('button', { name: 'Source', exact: true }));
  await page.keyboard.press('g');
  await expect(page.getByRole('combobox', { name: 'Add group (G)' })).toBeFocused();
  await page.keyboard.type('Source');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Add measure (M)' }));
  await page.keyboard.type('Total');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'by Source' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Inpatient' })).toBeVisible();
  await field(page, 'Name of the report').fill('Receipts by source');
  await page.getByRole('switch', { name: 'Shared with all users of reports' }).press('Space');
  await page.getByRole('button', { name: 'Save report' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Receipts by source', level: 1 })).toBeVisible();
  await field(page, 'From date').waitFor();
  await page.getByRole('button', { name: 'Inpatient', exact: true }).press('Enter');
  await expect(page.getByText('Rows of one group')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Rows of one group')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Receipts by source', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inpatient', exact: true })).toBeVisible();
});

test('a manager saves a view of a report, shares it and schedules it by keyboard (RP026)', async ({ page }) => {
  await logIn(page, 'manager', 'demo', '/report/collection?kind=Receive&group=source');
  await untilStill(page);
  const views = page.getByRole('button', { name: 'Views', exact: true });
  await views.press('Enter');
  await field(page, 'Name of this view').fill('Receipts');
  await field(page, 'Name of this view').press('Enter');
  await expect(field(page, 'Name of this view')).toBeHidden();
  await page.getByRole('button', { name: 'Receipts', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Share the view Receipts' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share the view Receipts' });
  await choose(dialog, 'Shared with', 'All users of the hospital who may see the report');
  await walkSource(page, 'insight/report/share-view.tsx');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Receipts', exact: true })).toBeFocused();

  await page.goto('/report/schedules');
  await page.getByRole('button', { name: 'Add Report schedule' }).press('Enter');
  const form = page.getByRole('dialog');
  await field(form, 'Name').fill('Morning receipts');
  await choose(form, 'Report', 'Collection report');
  await choose(form, 'View of the report', 'Receipts');
  await choose(form, 'Recipients', 'Demo Administrator');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(form).toBeHidden();
  await expect(rowNamed(page, 'Morning receipts')).toBeVisible();
});

test('a reader opens a shared view, and may not share it again (RP026)', async ({ page }) => {
  const { ask } = await openApi('manager');
  const view = { viewName: 'Receipts', reportMenu: 'report/collection', search: 'kind=Receive' } as const;
  const { rows } = await ask(savedReportViews.list, everyRow);
  if (!rows.some(({ viewName }) => viewName === 'Receipts'))
    await ask(savedReportViews.add, { savedReportView: { ...view, sharedWith: 'Hospital' } });
  await logIn(page, 'approver', 'demo', '/report/collection');
  await untilStill(page);
  await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
  const shared = page.getByRole('group', { name: 'Shared views' });
  await shared.getByRole('button', { name: /^Receipts \(/ }).press('Enter');
  await expect(page).toHaveURL(/kind=Receive/);
  await expect(page.getByRole('button', { name: /^Share the view/ })).toBeHidden();
});

test('the owner reads the figures of the day at 360 px: today up to now beside whole days, each leading to its report', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'manager', 'demo', '/report/mis');
  await untilStill(page);
  await expect(page.getByText('Today up to now; the other columns are whole days')).toBeVisible();
  for (const name of ['revenue', 'collection', 'admissions', 'discharges', 'census', 'visits'])
    await expect(page.getByTestId(`figure-${name}`)).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByTestId('figure-collection').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/report\/collection\?from=/);
});
