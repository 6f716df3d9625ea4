// The front desk keeps who refers patients; what is agreed with them is the administrators' to change.
import { expect, type Page, test } from '@playwright/test';
import { act, expectRows, field, logIn, open, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function openReferrals(page: Page, user: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'Referrals');
  await expectRows(page);
}

/** The list shows whom the search finds, and nobody else. */
async function searchReferral(page: Page, name: string): Promise<void> {
  await search(page, 'Search name, phone or email', name);
  await expect(rowNamed(page, name)).toHaveCount(1);
  await expect(page.locator('table[aria-busy="false"] tbody').getByRole('row')).toHaveCount(1);
}

test('a referral is checked, added with its commission, and not added twice (R260, R261, R263)', async ({ page }) => {
  const name = freshSurname('Journey Clinic ');
  await openReferrals(page, 'frontdesk');
  await page.getByRole('button', { name: 'Add Referral' }).click();
  const form = dialogOf(page, 'Add Referral');
  await field(form, 'PAN no').fill('abc1');
  await field(form, 'Phone').fill('12345');
  await field(form, 'IPD').fill('100.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter the name of the referral')).toBeVisible();
  await expect(form.getByText('A PAN has five letters, four digits and a letter, as ABCPE1234F')).toBeVisible();
  await expect(form.getByText('Please enter valid mobile no')).toBeVisible();
  await expect(form.getByText("The percentage can't be more than 100")).toBeVisible();
  await field(form, 'Referral name').fill(name);
  await field(form, 'PAN no').fill('aapfu0939f');
  await field(form, 'Phone').fill('5559812345');
  await field(form, 'IPD').fill('7.25');
  await field(form, 'OTHER').fill('1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await searchReferral(page, name);
  await expect(rowNamed(page, name)).toContainText('7.25 %');

  await page.getByRole('button', { name: 'Add Referral' }).click();
  await field(form, 'Referral name').fill(name);
  await field(form, 'Phone').fill('+915559812345');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`'${name}' with the phone number +915559812345 is there already`)).toBeVisible();
});

test('an agreed commission is locked for the front desk and open for the administrator (R166)', async ({
  page,
  browser,
}) => {
  const name = 'Shiuli Nursing Home';
  await openReferrals(page, 'frontdesk');
  await searchReferral(page, name);
  await act(page, rowNamed(page, name), 'Edit');
  const form = dialogOf(page, 'Update Referral');
  await expect(form.getByText('The commission is agreed: only an administrator may change it.')).toBeVisible();
  await expect(field(form, 'OT')).toHaveAttribute('readonly');
  await form.getByRole('button', { name: 'Cancel' }).click();

  const administrator = await (await browser.newContext()).newPage();
  await openReferrals(administrator, 'manager');
  await searchReferral(administrator, name);
  await act(administrator, rowNamed(administrator, name), 'Edit');
  const open = dialogOf(administrator, 'Update Referral');
  await field(open, 'OT').fill('6.5');
  await open.getByRole('button', { name: 'Update' }).click();
  await expect(open).toBeHidden();
  // The front desk's list is told of the change.
  await expect(rowNamed(page, name)).toContainText('6.5 %');
});

test('a referral is taken out of use and back; who may only look has no buttons (R168)', async ({ page, browser }) => {
  const name = 'Palash Eye Camp';
  await openReferrals(page, 'manager');
  await searchReferral(page, name);
  await act(page, rowNamed(page, name), 'Deactivate');
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(rowNamed(page, name)).toHaveCount(0);
  await page.getByLabel('Show inactive').click();
  await act(page, rowNamed(page, name), 'Re-activate');
  await page.getByRole('dialog').getByRole('button', { name: 'Re-activate' }).click();
  await expect(rowNamed(page, name)).toContainText('Active');

  const doctor = await (await browser.newContext()).newPage();
  await openReferrals(doctor, 'doctor');
  await expect(doctor.getByRole('button', { name: 'Add Referral' })).toHaveCount(0);
  await expect(rowNamed(doctor, name).getByRole('button')).toHaveCount(0);
});
