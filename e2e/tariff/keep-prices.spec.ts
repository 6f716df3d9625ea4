// The price list kept by hand: a tax slab, a charge and a package of it; what is part of a package stays in use until the package goes.
import { expect, type Locator, test } from '@playwright/test';
import { gstSlab } from '../../packages/contract/src/foundation/masters/gst-slab.ts';
import { masterEndpoints } from '../../packages/contract/src/kernel/resource.ts';
import { deleteChargeMapping, listChargeMappings } from '../../packages/contract/src/money/tariff/charge-mapping.ts';
import { openApi } from '../support/api.ts';
import { choose, field, logIn, open, openBelow, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save, toTab } from '../support/settings.ts';

/** Chooses the first that begins so, of a field that takes several. */
async function chooseOfMany(within: Locator, label: string, beginning: string): Promise<void> {
  const input = field(within, label).first();
  await input.fill(beginning);
  await within.page().getByRole('option', { name: beginning }).filter({ visible: true }).first().click();
  // The list stays open for more and would lie over what comes below.
  await input.press('Tab');
}

test('a slab, a charge and a package are kept, and a part of a package stays in use (R278, R286, Q209, Q210, Q231)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [slab, charge, bundle] = [freshSurname('Slab '), freshSurname('Charge '), freshSurname('Package ')];
  await logIn(page, 'admin');
  await openBelow(page, 'Hospital Charges', 'Charges');
  await toTab(page, 'GST slabs');
  await page.getByRole('button', { name: 'Add GST slab' }).first().click();
  const slabForm = page.getByRole('dialog', { name: 'Add GST slab' });
  await field(slabForm, 'GST slab').fill(slab);
  await field(slabForm, 'IGST').fill('12');
  await field(slabForm, 'SGST').fill('6');
  await field(slabForm, 'CGST').fill('5');
  await choose(slabForm, 'GST type', 'Exclusive');
  await slabForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(slabForm.getByText('IGST must be SGST and CGST together')).toBeVisible();
  await field(slabForm, 'CGST').fill('6');
  await save(slabForm);

  await toTab(page, 'Charges');
  await page.getByRole('button', { name: 'Add Charge' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Charge' });
  await field(form, 'Code').fill(charge);
  await field(form, 'Charge').fill(charge);
  await choose(form, 'Charge Category', 'Consultation');
  await field(form, 'Standard Charge').fill('1250.50');
  await choose(form, 'GST slab', slab);
  await expect(form.getByText('With 12 % GST: ₹ 1,250.50 + ₹ 150.06 tax = ₹ 1,400.56')).toBeVisible();
  await inspect(page, 'add charge');
  await save(form);
  await search(page, 'Search Charges', charge);
  await expect(rowNamed(page, charge)).toContainText('1,250.50');
  await expect(rowNamed(page, charge)).toContainText('12');

  await toTab(page, 'Packages');
  await page.getByRole('button', { name: 'Add Package' }).first().click();
  const packageForm = page.getByRole('dialog', { name: 'Add Package' });
  await field(packageForm, 'Name of the package').fill(bundle);
  await field(packageForm, 'Charge').fill(charge);
  await page.getByRole('option', { name: charge }).click();
  await expect(packageForm.getByText(/Total ₹\s*1,250\.50/)).toBeVisible();
  await field(packageForm, 'Quantity').fill('2');
  await field(packageForm, 'Sum').fill('2000');
  await expect(packageForm.getByText(/Total ₹\s*2,000\.00/)).toBeVisible();
  await chooseOfMany(packageForm, 'Payers', 'Meghdoot');
  await chooseOfMany(packageForm, 'Diagnoses', 'Dengue');
  await inspect(page, 'add package');
  await save(packageForm);
  await search(page, 'Search Packages', bundle);
  await expect(rowNamed(page, bundle)).toContainText('2,000.00');
  await expect(rowNamed(page, bundle)).toContainText('Dengue');

  await toTab(page, 'Charges');
  await search(page, 'Search Charges', charge);
  await expect(rowNamed(page, charge)).toHaveCount(1);
  await deactivate(page, charge);
  await expect(page.getByText(`${charge} is part of packages and stays active: ${bundle}`)).toBeVisible();
  await toTab(page, 'Packages');
  await search(page, 'Search Packages', bundle);
  await deactivate(page, bundle);
  await expect(rowNamed(page, bundle)).toHaveCount(0);
  await toTab(page, 'Charges');
  await search(page, 'Search Charges', charge);
  await deactivate(page, charge);
  await expect(rowNamed(page, charge)).toHaveCount(0);
});

test('rates of a payer are seen before they are saved, and begin on their day (R447, Q93, Q214)', async ({ page }) => {
  test.setTimeout(120_000);
  const payer = freshSurname('Payer ');
  await logIn(page, 'admin');
  await open(page, 'Associations');
  await page.getByRole('button', { name: 'Add Association' }).first().click();
  const payerForm = page.getByRole('dialog', { name: 'Add Association' });
  await field(payerForm, 'Association').fill(payer);
  await save(payerForm);
  await openBelow(page, 'Hospital Charges', 'Payer rates');
  await choose(page, 'TPA or corporate', payer);
  await expect(page).toHaveURL(/payer=/);
  await page.getByRole('button', { name: 'Change rates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change rates' });
  await choose(dialog, 'Reckoned from', 'The standard charges');
  await choose(dialog, 'Charge Category', 'Consultation');
  await choose(dialog, 'Change', 'Lower');
  await field(dialog, 'By percent').fill('10');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nothing is written yet.');
  await inspect(page, 'change rates');
  await dialog.getByRole('button', { name: /Save \d+ rates/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^\d+ rates updated$/)).toBeVisible();
});

test('a price that holds its tax shows what is tax and what is value, in the price list and at the bedside (R286, Q217)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const api = await openApi();
  const [slab, charge] = [freshSurname('Inside '), freshSurname('Inclusive ')];
  await api.ask(masterEndpoints(gstSlab).add, {
    item: { slabName: slab, igstBasisPoints: 18, sgstBasisPoints: 9, cgstBasisPoints: 9, gstType: 1 },
  });
  await logIn(page, 'admin');
  await openBelow(page, 'Hospital Charges', 'Charges');
  await page.getByRole('button', { name: 'Add Charge' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add Charge' });
  await field(form, 'Code').fill(charge);
  await field(form, 'Charge').fill(charge);
  await choose(form, 'Charge Category', 'Consultation');
  await field(form, 'Standard Charge').fill('118');
  await choose(form, 'GST slab', slab);
  const parts = 'The price holds 18 % GST: ₹ 100.00 value + ₹ 18.00 tax = ₹ 118.00';
  await expect(form.getByText(parts)).toBeVisible();
  await inspect(page, 'a price that holds its tax');
  await save(form);

  const { admissionId } = await admitSomebody(api, 'Inside');
  await page.goto(`/nursing_station/bed_note/charge?id=${admissionId}`);
  await page.getByRole('combobox', { name: 'Search charges' }).fill(charge);
  await page.getByRole('option', { name: charge }).click();
  await expect(page.getByText(parts)).toBeVisible();
});

test('doctor and hospital share charges: by type, by charge and for one doctor (B§3, Q231)', async ({ page }) => {
  test.setTimeout(120_000);
  const api = await openApi();
  const { rows } = await api.ask(listChargeMappings, { pageNumber: 1, pageSize: 0 });
  for (const { mappingId } of rows.filter(({ isActive }) => isActive))
    await api.ask(deleteChargeMapping, { chargeMapping: { mappingId } });
  await logIn(page, 'admin');
  await openBelow(page, 'Hospital Charges', 'Charges');
  await toTab(page, 'Doctor and hospital shares');
  const add = async () => {
    await page.getByRole('button', { name: 'Add Share' }).first().click();
    return page.getByRole('dialog', { name: 'Add Share' });
  };
  const form = await add();
  await choose(form, 'Charge Type', 'Laboratory');
  await field(form, "Doctor's share").fill('30');
  await expect(field(form, "Hospital's share")).toHaveValue(/70/);
  await inspect(page, 'add a share');
  await save(form);
  const ofType = page.getByRole('row').filter({ hasText: 'Every charge' });
  await expect(ofType).toContainText('Every doctor');
  await expect(ofType).toContainText('70');

  const again = await add();
  await choose(again, 'Charge Type', 'Laboratory');
  await field(again, "Doctor's share").fill('40');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again.getByText('There is a share for this charge and doctor already').first()).toBeVisible();
  await field(again, 'Charge').fill('LAB-001');
  await page.getByRole('option').filter({ hasText: 'LAB-001' }).first().click();
  await field(again, 'Doctor').fill('Dr nobody');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(again.getByText('Choose one of the list, or leave it empty')).toBeVisible();
  await field(again, 'Doctor').fill('');
  await save(again);
  await expect(page.getByRole('row').filter({ hasText: '40' })).toHaveCount(1);
  await inspect(page, 'the shares');
  await deactivate(page, 'Every charge');
  await expect(ofType).toHaveCount(0);
});
