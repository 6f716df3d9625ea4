// A hospital sets up a floor, a ward and its beds in a row; what is in use stays, with who is in the way; a board elsewhere follows.
import { expect, type Page, test } from '@playwright/test';
import { cancelAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, field, logIn, open, openBelow, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, freeBeds, freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save, toTab } from '../support/settings.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

const tile = (page: Page, bedName: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(bedName, { exact: true }) });

/** Searched for, since the list has more pages than one. */
async function find(page: Page, list: string, name: string): Promise<void> {
  await search(page, `Search ${list}`, name);
  await expect(rowNamed(page, name)).toHaveCount(1);
}

test('floor, ward and a row of beds are set up, occupied ones stay, and the board follows (R414, Q17)', async ({
  page,
  browser,
}) => {
  // Two people at two windows.
  test.setTimeout(150_000);
  const [floor, ward, letters] = [freshSurname('Floor '), freshSurname('Ward '), freshSurname('Z')];
  await logIn(page, 'admin');
  await openBelow(page, 'Bed Settings', 'Floors');
  await page.getByRole('button', { name: 'Add Floor' }).first().click();
  const floorForm = page.getByRole('dialog', { name: 'Add Floor' });
  await floorForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(floorForm.getByText('Please enter the name of the floor')).toBeVisible();
  await field(floorForm, 'Floor').fill(floor);
  await save(floorForm);
  await find(page, 'Floors', floor);

  await toTab(page, 'Wards');
  await page.getByRole('button', { name: 'Add Ward' }).first().click();
  const wardForm = page.getByRole('dialog', { name: 'Add Ward' });
  await field(wardForm, 'Ward').fill(ward);
  await choose(wardForm, 'Floor', floor);
  await save(wardForm);
  const board = await (await browser.newContext()).newPage();
  await logIn(board, 'nurse');
  await open(board, 'Bed Availability');

  await toTab(page, 'Beds');
  await choose(page, 'Ward', ward);
  await expect(page).toHaveURL(/ward=/);
  await page.getByRole('button', { name: 'Add several beds' }).click();
  const rowForm = page.getByRole('dialog', { name: 'Add several beds' });
  await field(rowForm, 'First bed number').fill(`${letters}-01`);
  await field(rowForm, 'How many beds').fill('20');
  await choose(rowForm, 'Bed Type', 'General');
  await expect(field(rowForm, 'Charge of a day')).not.toHaveValue('');
  const preview = rowForm.getByRole('region', { name: 'Beds that will be added' });
  await expect(preview).toContainText(`20 beds: ${letters}-01 to ${letters}-20`);
  await inspect(page, 'add several beds');
  await rowForm.getByRole('button', { name: 'Add 20 beds' }).click();
  await expect(rowForm).toBeHidden();
  await expect(tile(board, `${letters}-01`)).toContainText('Free');
  await expect(tile(board, `${letters}-20`)).toContainText('Free');
  await inspect(page, 'beds');

  await page.getByRole('button', { name: 'Add several beds' }).click();
  await field(rowForm, 'First bed number').fill(`${letters}-20`);
  await field(rowForm, 'How many beds').fill('2');
  await expect(preview).toContainText(`The ward has these already: ${letters}-20`);
  await expect(rowForm.getByRole('button', { name: 'Add 2 beds' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();

  const bed = (await freeBeds(api)).find(({ bedName }) => bedName === `${letters}-02`);
  if (!bed) throw new Error('The new bed is not offered');
  const { bedId, bedTypeId, bedGroupId } = bed;
  const { admissionId, surname } = await admitSomebody(api, 'Bedridden', {
    admissionMode: 'General',
    bedId,
    bedTypeId,
    bedGroupId,
  });
  await expect(rowNamed(page, bed.bedName)).toContainText('Occupied');
  await deactivate(page, bed.bedName);
  await expect(
    page.getByText(`Bed ${bed.bedName} is occupied by Asha ${surname} (IPD Id ${admissionId}): it stays active`),
  ).toBeVisible();
  await deactivate(page, `${letters}-03`);
  await expect(rowNamed(page, `${letters}-03`)).toHaveCount(0);
  await expect(tile(board, `${letters}-03`)).toHaveCount(0);

  await toTab(page, 'Wards');
  await find(page, 'Wards', ward);
  await deactivate(page, ward);
  await expect(
    page.getByText(
      `${ward} has occupied beds and stays active: ${bed.bedName} (Asha ${surname}, IPD Id ${admissionId})`,
    ),
  ).toBeVisible();
  await api.ask(cancelAdmission, { admission: { admissionId, reason: 'Came to the wrong hospital' } });
  await deactivate(page, ward);
  await expect(rowNamed(page, ward)).toHaveCount(0);
  await expect(tile(board, `${letters}-01`)).toHaveCount(0);
  await toTab(page, 'Floors');
  await find(page, 'Floors', floor);
  await deactivate(page, floor);
  await expect(rowNamed(page, floor)).toHaveCount(0);
  await board.context().close();
});
