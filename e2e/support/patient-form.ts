// The patient dialog in journeys: opened empty or with a patient, and filled in.
import { expect, type Locator, type Page } from '@playwright/test';
import { choose, field } from './desk.ts';

/** Opens the empty dialog on one of its routes; the hospital's state is proposed by then. */
export async function openPatientForm(page: Page, path = 'patient_registration'): Promise<Locator> {
  await page.goto(`/${path}`);
  await page.getByRole('button', { name: 'Register Patient' }).first().click();
  const form = page.getByRole('dialog', { name: 'Register Patient' });
  await expect(field(form, 'State')).toHaveValue('West Bengal');
  return form;
}

/** A tab of the dialog, whether or not it tells of faults. */
export const tab = (form: Locator, name: string) => form.getByRole('tab', { name: new RegExp(`^${name}`) });
/** The button that registers, or saves the changes. */
export const save = (form: Locator) => form.getByRole('button', { name: /^(Register|Update|Save)$/ });

/** Fills in a field and leaves it. */
export async function type(form: Locator, label: string, text: string): Promise<void> {
  await field(form, label).fill(text);
  await field(form, label).press('Tab');
}

/** Fills in what must be filled in. */
export async function fillRequired(form: Locator, surname: string, phone = '9830099001'): Promise<void> {
  await choose(form, 'Salutation', 'Mrs.');
  await field(form, 'First name').fill('Kamala');
  await field(form, 'Last name').fill(surname);
  await type(form, 'Years', '40');
  await field(form, 'Mobile number').fill(phone);
  await field(form, 'Address line 1').fill('4 Lake Road');
  await type(form, 'City', 'Kolkata');
}
