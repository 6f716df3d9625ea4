// The price list kept by hand: a tax slab, a charge and a package of it; what is part of a package stays in use until the package goes.
import type { Locator } from '@playwright/test';
import { choose, field, logIn, openBelow, rowNamed, search } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { deactivate, save, toTab } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

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
  await openBelow(page, 'Hospital charges', 'Charges');
  await toTab(page, 'GST slabs');
  await page.getByRole('button', { name: 'Add GST slab' }).first().click();
  const slabForm = page.getByRole('dialog', { name: 'Add GST slab' });
  await field(slabForm, 'GST slab').fill(slab);
  await field(slabForm, 'IGST').fill('12');
  await field(slabForm, 'SGST').fill('6');
  await field(slabForm, 'CGST').fill('5');
  await choose(slabForm, 'GST type', 'Exclusive');
  await slabForm.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(slabForm.getByText('IGST must be the sum of SGST and CGST')).toBeVisible();
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
