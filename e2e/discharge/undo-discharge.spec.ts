// The discharge desk with two people at two windows: clearances, a death, and the ways back.
import type { Page } from '@playwright/test';
import { addBill } from '../../packages/contract/src/money/bill/bill.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, field, logIn, open, rowNamed, search } from '../support/desk.ts';
import { admitToBed, beginDischarge, cancelLeftovers } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, 'Leaving'));

async function find(page: Page, list: 'In progress' | 'Discharged', surname: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Lists of the discharge desk' });
  await tabs.getByRole('link', { name: list }).click();
  await search(page, list === 'Discharged' ? 'UHID, IPD no, phone or name' : 'Name, numbers, phone, bed', surname);
  await expect(rowNamed(page, surname)).toHaveCount(1);
}

async function leave(page: Page, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Discharge patient' });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Discharge', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('departments clear a patient before each other’s eyes; the discharge says what is missing, is undone and becomes a death (Q47, Q151)', async ({
  browser,
  page,
}) => {
  test.setTimeout(150_000);
  const patient = await admitToBed(api, 'Leaving');
  await beginDischarge(api, patient.admissionId);
  await api.ask(addBill, { bill: { admissionId: patient.admissionId, netPayable: 0 } });
  const pharmacy = await (await browser.newContext()).newPage();
  await logIn(pharmacy, 'pharmacy');
  await open(pharmacy, 'Discharge patient');
  await find(pharmacy, 'In progress', patient.surname);
  await act(pharmacy, rowNamed(pharmacy, patient.surname), 'Checklist and history');
  await logIn(page, 'admin');
  await open(page, 'Discharge patient');
  await find(page, 'In progress', patient.surname);
  await act(page, rowNamed(page, patient.surname), 'Checklist and history');
  const checklist = page.getByRole('dialog', { name: 'Checklist of the discharge' });
  const cleared = checklist.getByRole('region', { name: 'Pharmacy' });
  await expect(cleared).toContainText('Not cleared yet');
  await pharmacy.getByRole('button', { name: 'Clear: Pharmacy' }).click();
  await expect(cleared).toContainText(/Cleared by .+/);
  await checklist.getByRole('button', { name: 'Clear: Nursing' }).click();
  await checklist.getByRole('button', { name: 'Undo clearance: Nursing' }).click();
  await expect(checklist.getByRole('region', { name: 'Nursing' })).toContainText('Not cleared yet');
  await inspect(page, 'checklist of the discharge');
  await page.keyboard.press('Escape');

  await act(page, rowNamed(page, patient.surname), 'Discharge');
  await leave(page, async (dialog) => {
    await expect(dialog.getByText('Not cleared yet: Laboratory, Radiology, Nursing.')).toBeVisible();
    await choose(dialog, 'Kind of discharge', 'Referred');
    await dialog.getByRole('button', { name: 'Discharge', exact: true }).click();
    await expect(dialog.getByText('Please enter where the patient is referred to')).toBeVisible();
    await field(dialog, 'Referred to').fill('City Heart Institute');
  });
  await expect(rowNamed(page, patient.surname)).toHaveCount(0);
  await find(page, 'Discharged', patient.surname);
  await expect(rowNamed(page, patient.surname)).toContainText('Referred');
  await act(page, rowNamed(page, patient.surname), 'Undo discharge');
  const undo = page.getByRole('dialog', { name: 'Undo discharge' });
  await expect(undo.getByText(`returns to bed ${patient.bedName}`)).toBeVisible();
  await walkSource(page, 'stay/discharge/undo-discharge.tsx');
  await undo.getByRole('button', { name: 'Undo discharge' }).click();
  await expect(undo.getByText('Please enter the reason')).toBeVisible();
  await field(undo, 'Reason').fill('Died before the ambulance came');
  await undo.getByRole('button', { name: 'Undo discharge' }).click();
  await expect(page.getByText(`Discharge undone. The patient is in bed ${patient.bedName}`)).toBeVisible();

  await find(page, 'In progress', patient.surname);
  await act(page, rowNamed(page, patient.surname), 'Discharge');
  await leave(page, async (dialog) => {
    await choose(dialog, 'Kind of discharge', 'Death');
    await expect(field(dialog, 'Time of death: date')).not.toHaveValue('');
    await field(dialog, 'Cause of death').fill('Cardiogenic shock');
  });
  await find(page, 'Discharged', patient.surname);
  await expect(rowNamed(page, patient.surname)).toContainText('Death');
  await act(page, rowNamed(page, patient.surname), 'Checklist and history');
  const history = checklist.getByRole('region', { name: 'History' });
  await expect(history).toContainText(/Discharge undone .* Died before the ambulance came/);
  await expect(history).toContainText('not cleared: Laboratory, Radiology, Nursing');
});
