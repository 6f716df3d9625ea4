// The charge page of an admission: a posted charge is changed and taken off, and those that are not the hospital's own are kept apart.
import type { Page } from '@playwright/test';
import { deleteCharge, listServiceCharges } from '../../packages/contract/src/money/charge/charge.ts';
import { cancelAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { openApi } from '../support/api.ts';
import { field, logIn, rowNamed } from '../support/desk.ts';
import { admitSomebody, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const tableOn = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test('a charge is changed and deleted with a reason; non-hospital charges are posted apart and made hospital charges (R283, R331, R444, R449, R523, Q36, Q69, Q104)', async ({
  page,
}) => {
  // The demo hospital that keeps non-hospital charges.
  const api = await openApi('admin', 'sahyog');
  const { admissionId, surname } = await admitSomebody(api, 'Charged');
  await postCharges(api, admissionId, [
    { code: 'LAB-001', rupees: 350 },
    { code: 'XR-001', rupees: 380 },
  ]);
  await logIn(page, 'billing', 'sahyog');
  const account = '**/IPD/GetIpdServiceChargeById';
  await page.route(account, (route) => route.fulfill({ json: { _failure: true, _message: 'The account is away' } }));
  await page.goto(`/nursing_station/bed_note/charge?id=${admissionId}`);
  await expect(page.getByText('The charges could not be loaded.')).toBeVisible();
  await expect(page.getByText('The account is away')).toHaveCount(0);
  await page.unroute(account);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Charges · Mrs. Asha ${surname}` })).toBeVisible();
  const charges = tableOn(page, 'Charges');
  const laboratory = charges.getByRole('row').filter({ hasText: 'LAB-001' });

  await laboratory.getByRole('button', { name: /^Edit / }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Charge' });
  await walkSource(page, 'money/charge/update-charge.tsx');
  await field(edit, 'Applied Charge').fill('400');
  await field(edit, 'Discount (%) per quantity').fill('12.5');
  await expect(field(edit, 'Discount amount per quantity')).toHaveValue('₹ 50');
  await field(edit, 'Quantity').fill('2');
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(edit.getByText('Please enter reason')).toBeVisible();
  await inspect(page, 'Edit Charge');
  await field(edit, 'Reason').fill('Done twice');
  await field(edit, 'Remark').fill('Morning and evening');
  await edit.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Charge updated')).toBeVisible();
  await expect(laboratory).toContainText('× 2');
  await expect(laboratory).toContainText('Morning and evening');
  await expect(charges.getByRole('row').last()).toContainText('₹ 1,080.00');

  await charges
    .getByRole('button', { name: /^Delete / })
    .last()
    .click();
  const remove = page.getByRole('dialog', { name: 'Delete Charge' });
  await expect(remove.getByText('XR-001')).toBeVisible();
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await field(remove, 'Reason').fill('Not done');
  await remove.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Charge deleted')).toBeVisible();
  await expect(rowNamed(page, 'XR-001')).toHaveCount(0);

  await page.getByRole('link', { name: 'Non-hospital charges' }).click();
  await expect(page).toHaveURL(/\/nursing_station\/bed_note\/non-hospital-charge\?id=\d+$/);
  await expect(page.getByText('No non-hospital charge has been posted yet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search charges' }).fill('XR-001');
  await page.getByRole('option', { name: 'XR-001' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Typing on and pressing Enter at once must not pick the previous charge.
  await page.getByRole('combobox', { name: 'Search charges' }).fill('LAB-001');
  await page.getByRole('combobox', { name: 'Search charges' }).press('Enter');
  await expect(field(page, 'Charge')).not.toHaveValue(/XR-001/);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('1 charge added')).toBeVisible();
  const apart = tableOn(page, 'Non-hospital charges');
  await expect(apart.getByText('XR-001')).toBeVisible();
  await expect(apart.getByText('LAB-001')).toHaveCount(0);
  await inspect(page, 'non-hospital charges');

  await page.getByRole('button', { name: 'Make hospital charges' }).click();
  await expect(
    page.getByRole('dialog').getByText(/^1 non-hospital charge of ₹\s.* become the hospital's own/),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Make hospital charges' }).click();
  await expect(page.getByText('IPD Patient Updated')).toBeVisible();
  await expect(page.getByText('No non-hospital charge has been posted yet')).toBeVisible();
  await page.locator('#content').getByRole('link', { name: 'Hospital charges', exact: true }).click();
  await expect(charges.getByText('XR-001')).toBeVisible();
  await expect(charges.getByText('Non-hospital', { exact: true })).toHaveCount(0);

  const { serviceCharges } = await api.ask(listServiceCharges, { admissionId });
  for (const { serviceChargeId } of serviceCharges)
    await api.ask(deleteCharge, { serviceCharge: { admissionId, serviceChargeId, reason: 'The journey is over' } });
  await api.ask(cancelAdmission, { admission: { admissionId, reason: 'The journey is over' } });
});
