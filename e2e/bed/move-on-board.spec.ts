// Patients moved on the map of beds, by dragging and by the keyboard; the price stands before the move does.
import type { Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { choose, logIn, pressIn } from '../support/desk.ts';
import { admitToBed, cancelLeftovers, freeBeds, releaseHolds } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(async () => {
  await cancelLeftovers(api, 'Dragged');
  await releaseHolds(api);
});

const tile = (page: Page, bedName: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(bedName, { exact: true }) });

/** A bed of another type than the patient lies in, free now. */
async function freeCabin(besides: string) {
  const bed = (await freeBeds(api)).find(
    ({ bedTypeName, bedName }) => bedTypeName !== 'General' && bedName !== besides,
  );
  if (!bed) throw new Error('The demo has no free cabin left');
  return bed;
}

test('a patient dragged to a free bed is moved once the price of a day is said yes to (R348, R414, Q53)', async ({
  page,
}) => {
  const patient = await admitToBed(api, 'Dragged');
  const target = await freeCabin(patient.bedName);
  await logIn(page, 'nurse', 'demo', '/bed-availability');
  await tile(page, patient.bedName).dragTo(tile(page, target.bedName));
  const question = page.getByRole('dialog', { name: `Move to bed ${target.bedName}?` });
  await walkSource(page, 'stay/admission/move-bed.tsx');
  await expect(question.getByText(patient.surname)).toBeVisible();
  const price = question.getByRole('group', { name: 'Price of the move' });
  await expect(price).toContainText(new RegExp(`${patient.bedName}.*a day.*${target.bedName}.*a day`));
  await expect(price).toContainText(/₹\s[\d,.]+ (more|less) per day|stays the same/);
  await expect(price).toContainText('Bed rent is not charged automatically here');
  await inspect(page, 'question about a move');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tile(page, patient.bedName)).toContainText(patient.surname);

  await tile(page, patient.bedName).dragTo(tile(page, target.bedName));
  await question.getByRole('button', { name: `Move to ${target.bedName}` }).click();
  await expect(question).toBeHidden();
  await expect(tile(page, target.bedName)).toContainText(patient.surname);
  await expect(tile(page, patient.bedName)).toContainText('Free');
});

test('the tiles are one stop: arrows move, Enter opens the sheet, Esc leads back, B changes the bed (R348)', async ({
  page,
}) => {
  const patient = await admitToBed(api, 'Dragged');
  await logIn(page, 'nurse', 'demo', '/bed-availability');
  const own = tile(page, patient.bedName).getByRole('button');
  const beds = page.locator('[data-tile]');
  await beds.first().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-tile]:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(beds.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(beds.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = await page.locator('[data-tile]:focus').boundingBox();
  const above = await beds.nth(1).boundingBox();
  expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? 0);
  expect(below?.x).toBe(above?.x);

  await own.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: `Bed ${patient.bedName}` });
  await expect(sheet.getByRole('region', { name: 'Patient' })).toContainText(patient.surname);
  await inspect(page, 'sheet of a taken bed');
  await page.keyboard.press('n');
  await pressIn(page.getByRole('dialog', { name: 'Inpatient Note' }), 'Escape');
  await expect(page.getByRole('dialog', { name: 'Inpatient Note' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(own).toBeFocused();

  await page.keyboard.press('b');
  const changing = page.getByRole('dialog', { name: 'Change Bed' });
  const target = await freeCabin(patient.bedName);
  await choose(changing, 'Bed Type', target.bedTypeName);
  await choose(changing, 'Ward', target.bedGroupName);
  await choose(changing, 'Bed', target.bedName);
  await expect(changing.getByRole('group', { name: 'Price of the move' })).toContainText(target.bedName);
  await changing.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(tile(page, target.bedName)).toContainText(patient.surname);
});
