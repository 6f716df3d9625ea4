// Cancelling an admission: the two literal dialogs, and the bed that becomes free.
import type { Page } from '@playwright/test';
import { type Api, openApi } from '../support/api.ts';
import { act, logIn, open, rowNamed, searchName } from '../support/desk.ts';
import { admitToBed, freeBeds } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

async function findAs(page: Page, user: string, surname: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'IPD patients');
  await searchName(page, surname);
}

test('an administrator cancels after one question, and the bed is free again (R165, R336, R337, R338, R339)', async ({
  page,
}) => {
  const inpatient = await admitToBed(api, 'Cancel');
  await findAs(page, 'manager', inpatient.surname);
  await act(page, rowNamed(page, inpatient.surname), 'Cancel admission');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  const text = `Cancel the admission of Mrs. Asha ${inpatient.surname}?`;
  await expect(question.getByText(text, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(rowNamed(page, inpatient.surname)).toHaveCount(1);
  await act(page, rowNamed(page, inpatient.surname), 'Cancel admission');
  await question.getByRole('button', { name: 'Cancel admission' }).click();
  // Said once, by the dialog.
  const done = page.getByRole('dialog', { name: 'Cancel!' });
  await expect(done.getByText('Your Inpatient Admission has been cancelled.', { exact: true })).toBeVisible();
  await walkSource(page, 'stay/admission/use-cancel-admission.tsx');
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowNamed(page, inpatient.surname)).toHaveCount(0);
  expect((await freeBeds(api)).map((bed) => bed.bedName)).toContain(inpatient.bedName);
});
