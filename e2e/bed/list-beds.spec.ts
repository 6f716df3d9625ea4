// The map of beds: states in colour and word, deeds by right in a sheet, live in every window.
import type { Locator, Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { field, logIn, open } from '../support/desk.ts';
import { freeBeds, releaseHolds } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test.afterAll(() => releaseHolds(api));

const tile = (page: Page, bedName: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(bedName, { exact: true }) });

/** Opens the sheet of a bed and does a deed there; the board stays where it is. */
async function actOn(page: Page, bedName: string, deed: string): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: `Bed ${bedName}` });
  if (!(await sheet.isVisible())) await tile(page, bedName).getByRole('button').click();
  await sheet.getByRole('button', { name: deed, exact: true }).click();
  return sheet;
}

async function openBoard(page: Page, user: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'Bed availability');
  await expect(page.getByRole('heading', { name: 'Bed availability', level: 1 })).toBeVisible();
}

test('a bed is blocked with a reason, reserved for a name and released; another window follows; its time moves by hours and quarters (R195, R414)', async ({
  browser,
  page,
}) => {
  // Two people at two windows.
  test.setTimeout(150_000);
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  await openBoard(page, 'nurse');
  const viewer = await (await browser.newContext()).newPage();
  await openBoard(viewer, 'frontdesk');
  await expect(tile(viewer, bed.bedName)).toContainText('Free');

  await actOn(page, bed.bedName, 'Block');
  const blocking = page.getByRole('dialog', { name: `Block bed ${bed.bedName}` });
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(blocking.getByText('Please enter the reason')).toBeVisible();
  await field(blocking, 'Reason').fill('Broken rail');
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(tile(page, bed.bedName)).toContainText(/Blocked.*Broken rail/);
  await expect(tile(viewer, bed.bedName)).toContainText(/Blocked.*Broken rail/);
  await actOn(page, bed.bedName, 'Unblock');
  await expect(tile(viewer, bed.bedName)).toContainText('Free');

  await actOn(page, bed.bedName, 'Reserve');
  const reserving = page.getByRole('dialog', { name: `Reserve bed ${bed.bedName}` });
  await walkSource(page, 'stay/bed/reserve-bed.tsx');
  await expect(reserving.getByRole('button', { name: 'Reserve', exact: true })).toBeDisabled();
  for (const [part, typed, next] of [
    ['hours', '05', '06'],
    ['minutes', '10', '25'],
  ] as const) {
    const spin = reserving.getByRole('spinbutton', { name: `Reserved until: ${part}` });
    const proposed = await spin.inputValue();
    await spin.fill(typed);
    await spin.press('ArrowUp');
    await expect(spin).toHaveValue(next);
    await spin.fill(proposed);
  }
  await field(reserving, 'Or reserved for').fill('Transfer from City Hospital');
  await reserving.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(tile(viewer, bed.bedName)).toContainText(/Reserved.*Transfer from City Hospital.*until/);
  await actOn(page, bed.bedName, 'Cancel reservation');
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(tile(page, bed.bedName)).toContainText('Free');
});
