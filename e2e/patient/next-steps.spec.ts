// Steps after registration: the admission, a visit or labels of the patient just registered, without a second search.
import type { Page } from '@playwright/test';
import { logIn, pressIn } from '../support/desk.ts';
import { freshSurname } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { fillRequired, openPatientForm } from '../support/patient-form.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const nextOn = (page: Page) => page.getByRole('dialog', { name: 'The patient is registered' });

async function register(page: Page, surname: string): Promise<void> {
  await fillRequired(await openPatientForm(page), surname);
  await page.keyboard.press('Control+Enter');
  await expect(nextOn(page)).toContainText(surname);
  await expect(nextOn(page).getByRole('button', { name: 'Admit Patient' })).toBeFocused();
}

test('whoever is registered is admitted, seen in the OPD or given labels with one key more or two (R243, R362)', async ({
  page,
}) => {
  await logIn(page, 'frontdesk');
  const surname = freshSurname('Nextstep');
  await register(page, surname);
  await inspect(page, 'what comes after registration');
  await walkSource(page, 'people/patient/next-steps.tsx');
  await nextOn(page).getByRole('button', { name: 'Admit Patient' }).focus();
  await page.keyboard.press('Enter');
  const admission = page.getByRole('dialog', { name: 'Admit Patient' });
  await expect(admission.getByText(surname)).toBeVisible();
  await pressIn(admission, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const visitor = freshSurname('Nextvisit');
  await register(page, visitor);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const visit = page.getByRole('dialog', { name: 'New OPD patient' });
  await expect(visit.getByText(visitor)).toBeVisible();
  await pressIn(visit, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await register(page, freshSurname('Nextpaper'));
  await nextOn(page).getByRole('button', { name: 'Tests or medicine by an outside paper' }).click();
  await expect(page.getByRole('dialog', { name: 'Walk-in patient' })).toBeVisible();
  await walkSource(page, 'clinic/counter/add-direct-encounter.tsx');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await register(page, freshSurname('Nextlabel'));
  await nextOn(page).getByRole('button', { name: 'Print wristband and labels' }).click();
  await expect(page.getByTestId('paper')).toBeVisible();
});
