// Moving a patient to another bed: what the dialog asks for, what it offers, and who sees the move at once.
import { expect, test } from '@playwright/test';
import { blockBed } from '../../packages/contract/src/stay/bed/bed.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, field, logIn, open, rowNamed, search, searchName } from '../support/desk.ts';
import { admitToBed, cancelLeftovers, freeBeds, releaseHolds } from '../support/inpatients.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(async () => {
  await cancelLeftovers(api, 'Moving');
  await releaseHolds(api);
});

test('a patient is moved to another bed; list and board in other windows follow at once (R348, R414, Q53)', async ({
  browser,
  page,
}) => {
  // Two people at two windows.
  test.setTimeout(150_000);
  const patient = await admitToBed(api, 'Moving');
  const [target, blocked] = (await freeBeds(api)).filter((bed) => bed.bedTypeName === 'General');
  if (!target || !blocked) throw new Error('The demo has no two free general beds left');
  await api.ask(blockBed, { bed: { bedId: blocked.bedId, reason: 'Broken rail' } });
  const board = await (await browser.newContext()).newPage();
  await logIn(board, 'frontdesk');
  await open(board, 'Bed Availability');
  await search(board, 'Search bed or patient', patient.surname);
  const tiles = board.getByRole('listitem').filter({ hasText: patient.surname });
  await expect(tiles).toContainText(patient.bedName);

  await logIn(page, 'nurse');
  await open(page, 'IPD Patients');
  await searchName(page, patient.surname);
  await act(page, rowNamed(page, patient.surname), 'Change Bed');
  const dialog = page.getByRole('dialog', { name: 'Change Bed' });
  await expect(dialog.getByText(`Now in ${patient.bedName}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  for (const sentence of ['Select Bed Type', 'Select Ward', 'Select Bed Number'])
    await expect(dialog.getByText(sentence, { exact: true }), sentence).toBeVisible();
  await choose(dialog, 'Bed Type', 'General');
  await choose(dialog, 'Ward', target.bedGroupName);
  await field(dialog, 'Bed').click();
  await expect(page.getByRole('option', { name: `${target.bedName} · ₹` })).toContainText('a day');
  if (blocked.bedGroupId === target.bedGroupId)
    await expect(page.getByRole('option', { name: `${blocked.bedName} · Blocked` })).toHaveAttribute(
      'data-combobox-disabled',
      'true',
    );
  await page.getByRole('option', { name: `${target.bedName} · ₹` }).click();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText(`Bed changed to ${target.bedName}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowNamed(page, patient.surname)).toContainText(target.bedName);
  await expect(tiles).toContainText(target.bedName);
  await expect(tiles).toHaveCount(1);

  await act(page, rowNamed(page, patient.surname), 'View');
  const details = page.getByRole('dialog', { name: 'IPD Patient Details' });
  await expect(details.getByRole('button', { name: 'Change Bed' })).toBeVisible();
  const history = details.getByRole('table', { name: 'Beds of this admission' }).getByRole('row');
  await expect(history.nth(1)).toContainText(patient.bedName);
  await expect(history.nth(2)).toContainText(new RegExp(`${target.bedName}.*now`));
  await expect(history).toHaveCount(3);
});

test('a bed taken while the dialog is open is refused with the name of who has it (R414)', async ({ page }) => {
  const patient = await admitToBed(api, 'Moving');
  await logIn(page, 'nurse');
  await open(page, 'IPD Patients');
  await searchName(page, patient.surname);
  await act(page, rowNamed(page, patient.surname), 'Change Bed');
  const dialog = page.getByRole('dialog', { name: 'Change Bed' });
  await expect(dialog.getByText(`Now in ${patient.bedName}`)).toBeVisible();
  const [next] = await freeBeds(api);
  if (!next) throw new Error('The demo has no free bed left');
  await choose(dialog, 'Bed Type', next.bedTypeName);
  await choose(dialog, 'Ward', next.bedGroupName);
  await choose(dialog, 'Bed', next.bedName);
  const quicker = await admitToBed(api, 'Moving');
  expect(quicker.bedName).toBe(next.bedName);
  await expect(dialog.getByText('This bed was taken meanwhile. Please choose another one.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText(new RegExp(`Bed ${next.bedName} is taken by Asha ${quicker.surname}`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(rowNamed(page, patient.surname)).toContainText(patient.bedName);
});
