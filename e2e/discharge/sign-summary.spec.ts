// A doctor writes, signs, prints and amends a discharge summary; a nurse reads it.
import type { Locator, Page } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, open, paperOn, rowNamed, searchName } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const section = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });

async function openSummary(page: Page, surname: string): Promise<void> {
  await act(page, rowNamed(page, surname), 'Discharge summary');
}

test('a discharge summary is drafted, signed, printed and amended; what is signed stays (Q47, R277, Q158)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { surname } = await admitSomebody(await openApi(), 'Summary');
  await logIn(page, 'doctor');
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await openSummary(page, surname);
  const form = page.getByRole('dialog', { name: 'Discharge Summary' });
  await section(form, 'Diagnosis').fill('Dengue fever with warning signs');
  await section(form, 'Condition at discharge').fill('Afebrile for 48 hours, stable');
  await form.getByRole('button', { name: 'Add medicine' }).click();
  const medicine = form.getByRole('region', { name: 'Medicine 1' });
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('Please enter the medicine')).toBeVisible();
  await field(medicine, 'Medicine').fill('Paracetamol 500 mg');
  await field(medicine, 'How often').fill('1-0-1');
  await inspect(page, 'discharge summary');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Discharge summary saved')).toBeVisible();

  await openSummary(page, surname);
  await expect(section(form, 'Diagnosis')).toHaveText('Dengue fever with warning signs');
  const sign = async () => {
    await form.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sign this summary?' }).getByRole('button', { name: 'Sign' }).click();
  };
  await sign();
  await expect(form.getByText('Please fill in this field before signing')).toHaveCount(2);
  await section(form, 'Treatment given').fill('Intravenous fluids');
  await section(form, 'Advice').fill('Plenty of fluids');
  await sign();
  await expect(form.getByText(/^Signed by /)).toBeVisible();
  await form.getByRole('button', { name: 'Print' }).click();
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: 'Discharge Summary', level: 1 })).toBeVisible();
  for (const text of ['Dengue fever with warning signs', 'Plenty of fluids', surname, '1-0-1'])
    await expect(paper.getByText(text).first()).toBeVisible();
  await closePaper(page);

  await form.getByRole('button', { name: 'Begin new version' }).click();
  const amend = page.getByRole('dialog', { name: 'Begin new version' });
  await walkSource(page, 'stay/discharge/summary-view.tsx');
  await field(amend, 'Reason').fill('Dose was missing');
  await amend.getByRole('button', { name: 'Begin new version' }).click();
  const second = page.getByRole('dialog', { name: 'Discharge Summary, version 2' });
  await expect(second.getByText('Amended because: Dose was missing')).toBeVisible();
  await field(second.getByRole('region', { name: 'Medicine 1' }), 'Dose').fill('1 tablet');
  await second.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('dialog', { name: 'Sign this summary?' }).getByRole('button', { name: 'Sign' }).click();
  await expect(form.getByRole('cell', { name: '1 tablet' })).toBeVisible();
  await field(form, 'Version').click();
  await page.getByRole('option', { name: 'Version 1' }).click();
  await expect(form.getByRole('cell', { name: 'Paracetamol 500 mg' })).toBeVisible();
  await expect(form.getByRole('cell', { name: '1 tablet' })).toHaveCount(0);
});
