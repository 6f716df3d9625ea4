// A chart that is shut: a reason opens it, the privacy officer judges it, and the patient's page tells who looked.
import type { Page } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { field, logIn, open } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const chart = (page: Page, surname: string) => page.getByRole('heading', { level: 1, name: new RegExp(surname) });

test('a shut chart opens by keyboard for a reason, is judged by the officer, and tells the patient who looked (Q225, PS008, PS016)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { patientId, surname } = await registerPatient(await openApi('frontdesk', 'sahyog'), 'Walled');
  await logIn(page, 'viewer', 'sahyog', `/patient_registration/${patientId}`);
  const glass = page.getByRole('dialog', { name: 'Open this chart?' });
  await expect(glass).toBeVisible();
  await expect(chart(page, surname)).toBeHidden();
  await inspect(page, 'the question before a shut chart');
  await walkSource(page, 'people/privacy/break-glass.tsx');
  // The first reason has the focus: Tab to the words, type, Enter.
  await field(glass, 'In your words').fill('Found unconscious');
  await page.keyboard.press('Enter');
  await expect(glass).toBeHidden();
  await expect(chart(page, surname)).toBeVisible();

  await logIn(page, 'manager', 'sahyog');
  await open(page, 'Chart access');
  const waiting = page.getByRole('listitem').filter({ hasText: surname });
  await expect(waiting).toContainText('Emergency: Found unconscious');
  await inspect(page, 'Chart access');
  await waiting.getByRole('button', { name: 'Justified', exact: true }).click();
  await expect(waiting).toBeHidden();
  // The officer's own looks push nothing off the first page.
  const line = page.getByRole('row').filter({ hasText: surname }).filter({ hasText: 'Access with a reason' });
  await expect(line.first()).toBeVisible();

  await logIn(page, 'frontdesk', 'sahyog', `/patient_registration/${patientId}`);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const readings = page.getByRole('table', { name: 'Who saw this chart' });
  await expect(readings.getByRole('row').filter({ hasText: 'Access with a reason' })).toContainText('Registration');
  await inspect(page, 'the page of a patient with who saw the chart');
});
