// A child is born: recorded in Baby info, admitted beside its mother, found in the list of births and on paper.

import { openApi } from '../support/api.ts';
import {
  act,
  choose,
  closeDialog,
  closeMenu,
  closePaper,
  field,
  logIn,
  open,
  paperOn,
  rowNamed,
  search,
  searchName,
} from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a birth is recorded, the newborn admitted with the mother and shown by its name, the certificate printed (R330, R351, R352, Q35, Q86)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const api = await openApi();
  const { surname } = await admitSomebody(api, 'Mother', { admissionCategory: 'Maternity' });
  const plain = await admitSomebody(api, 'Childless');
  await logIn(page, 'admin');
  await open(page, 'IPD patients');
  await searchName(page, plain.surname);
  await rowNamed(page, plain.surname).getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'View', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Baby info' })).toHaveCount(0);
  await closeMenu(page);

  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Baby info');
  const baby = page.getByRole('dialog', { name: 'Baby info' });
  await expect(baby.getByText('No birth is recorded for this admission yet.')).toBeVisible();
  await walkSource(page, 'stay/record/list-births-of-admission.tsx');
  await baby.getByRole('button', { name: 'Record birth' }).click();
  const form = page.getByRole('dialog', { name: 'Record birth' });
  await form.getByRole('button', { name: 'Record birth', exact: true }).click();
  await expect(form.getByText('Please select gender')).toBeVisible();
  await field(form, 'Name of the child').fill(`Mira ${surname}`);
  await choose(form, 'Gender', 'Female');
  await form.getByLabel('Time of birth: hours').fill('12');
  await form.getByLabel('Time of birth: minutes').fill('00');
  await form.getByLabel('Time of birth: AM or PM').selectOption('AM');
  await field(form, 'Weight (grams)').fill('2950');
  await field(form, "Father's name").fill(`Ravi ${surname}`);
  await field(form, "Parents' address at the time of birth").fill('12 Lake Road, Kolkata');
  await form.getByRole('button', { name: 'Record birth', exact: true }).click();
  await expect(page.getByText('Birth record added successfully')).toBeVisible();
  const card = baby.getByRole('region', { name: `Mira ${surname}` });
  await expect(card).toContainText('2950 g');
  await inspect(page, 'baby info');
  await card.getByRole('button', { name: 'Admit newborn' }).click();
  const admit = page.getByRole('dialog', { name: 'Admit newborn' });
  await expect(field(admit, 'Name of the newborn')).toHaveValue(`Mira ${surname}`);
  await walkSource(page, 'stay/record/admit-infant.tsx');
  await admit.getByRole('button', { name: 'Admit newborn' }).click();
  await expect(page.getByText('Newborn admitted')).toBeVisible();
  await expect(card).toContainText('is admitted, with the mother');
  await card.getByRole('button', { name: 'Print' }).click();
  await expect(paperOn(page).getByText(/This is to certify that a child/)).toContainText(surname);
  await expect(paperOn(page)).toContainText(`Father's name: Ravi ${surname}`);
  await expect(paperOn(page)).toContainText("Parents' address at the time of birth: 12 Lake Road, Kolkata");
  await closePaper(page);
  await closeDialog(baby);
  await expect(page.getByRole('row').filter({ hasText: `Mira ${surname}` })).toHaveCount(1);

  await open(page, 'Birth records');
  await search(page, 'Mother or child', surname);
  await expect(rowNamed(page, `Mira ${surname}`)).toContainText('Female');
  await inspect(page, 'birth records');
  await open(page, 'Death records');
  await page.getByRole('button', { name: 'Record death' }).first().click();
  const death = page.getByRole('dialog', { name: 'Record death' });
  await death.getByRole('button', { name: 'Record death', exact: true }).click();
  for (const sentence of ['Please select a patient', 'Please enter the cause of death'])
    await expect(death.getByText(sentence)).toBeVisible();
  await inspect(page, 'death form');
});
