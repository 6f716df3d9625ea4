// A doctor writes the note of a visit by keyboard alone, signs and prints it; the next visit repeats it in two keys.
import type { Locator, Page } from '@playwright/test';
import { openApi } from '../support/api.ts';
import { act, closePaper, field, logIn, paperOn, rowNamed, search } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, takeOver, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

/** Scrolls to the end of the note on a small phone: the line stays above it and leaves it more than half of the screen. */
async function staysInSight(page: Page, line: Locator): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(0);
  await expect(line).toBeInViewport({ ratio: 1 });
  const box = await line.locator('..').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(300);
  if (before) await page.setViewportSize(before);
}

/** The note as it is kept. */
const kept = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();

test('a doctor opens the visit, writes by keyboard alone, signs and prints; the draft survives a reload, and a follow-up takes two keys (OP013, OP014, OP019, OP023, OP024)', async ({
  page,
}) => {
  const api = await openApi();
  const [first = 0, second = 0] = (await doctorsOf(api, 2)).map(({ staffId }) => staffId);
  for (const doctorId of [first, second]) await holdOpd(api, doctorId);
  const { patientId, surname } = await registerPatient(api, 'Consulted');
  await takeOver(await visitTo(api, first, patientId, 'Fever'), patientId);
  await logIn(page, 'doctor', 'demo', '/opd');
  await search(page, 'Search name, phone or OPD no', surname);
  await act(page, rowNamed(page, surname), 'Consultation');
  const head = page.getByRole('region', { name: 'Patient', exact: true });
  await expect(head.getByRole('note')).toHaveText(/Allergies: not asked/);
  await expect(head).toContainText('Reason for visit: Fever');
  await inspect(page, 'the consultation of a visit');

  await page.keyboard.press('n');
  await expect(head.getByRole('note')).toHaveText(/No known allergy/);
  await page.keyboard.press('/');
  await page.keyboard.type('cough 2 days');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('cough · 2 days')).toBeVisible();
  await page.keyboard.press('d');
  await page.keyboard.type('Viral fever of the journey');
  await expect(page.getByRole('option', { name: 'Viral fever of the journey' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.type('para 650 tds 3');
  await expect(page.getByText('PARACETAMOL 650 mg — 1 tablet, three times a day, for 3 days').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await page.keyboard.type('complete blood');
  await expect(page.getByRole('option', { name: /Complete Blood Count/i }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.type('Drink plenty');
  await kept(page);
  await page.reload();
  await expect(field(page, 'Advice')).toHaveValue('Drink plenty');
  await expect(page.getByText(/PARACETAMOL 650 mg — .*quantity 9/)).toBeVisible();
  await staysInSight(page, head.getByText(`MR${patientId}`));
  await inspect(page, 'the note of a consultation');

  await page.keyboard.press('Control+Enter');
  const paper = paperOn(page);
  await expect(paper.getByRole('heading', { name: 'Prescription' })).toBeVisible();
  for (const words of [
    surname,
    'PARACETAMOL 650 mg',
    '1-1-1',
    'three times a day',
    'Registration no.',
    'No known allergy',
  ])
    await expect(paper).toContainText(words);
  await inspect(page, 'a prescription');
  await closePaper(page);
  await expect(page.getByText('Signed', { exact: true })).toBeVisible();

  const visitId = await visitTo(api, second, patientId);
  await takeOver(visitId, patientId);
  await page.goto(`/opd/consultation/${visitId}`);
  await expect(page.getByRole('button', { name: 'Repeat last (R)' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText(/PARACETAMOL 650 mg — .*quantity 9/)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  // A medicine the patient takes already needs one confirmation (OR011).
  await expect(page.getByRole('dialog', { name: 'Ordered already' })).toContainText('PARACETAMOL 650 mg');
  await expect(page.getByRole('button', { name: 'Sign again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(paper).toContainText('PARACETAMOL 650 mg');
});

test('an allergy noted on the page of a patient stands in red, and a problem beside it (OP015)', async ({ page }) => {
  const api = await openApi();
  const { patientId } = await registerPatient(api, 'Charted');
  await logIn(page, 'doctor', 'demo', `/patient_registration/${patientId}`);
  const panel = page.getByRole('region', { name: 'Allergies and problems' });
  await expect(panel).toContainText('Allergies: not asked');
  await panel.getByRole('button', { name: 'Add allergy' }).click();
  const allergy = page.getByRole('dialog', { name: 'Add allergy' });
  await walkSource(page, 'clinic/chart/allergy-dialog.tsx');
  await field(allergy, 'Substance').fill('Penicillin');
  await allergy.getByRole('button', { name: 'Add allergy' }).click();
  await expect(panel.getByText('Penicillin')).toBeVisible();
  await panel.getByRole('button', { name: 'Add problem' }).click();
  const problem = page.getByRole('dialog', { name: 'Add problem' });
  await walkSource(page, 'clinic/chart/problem-dialog.tsx');
  await field(problem, 'Problem').fill('Diabetes');
  await problem.getByRole('button', { name: 'Add problem' }).click();
  await expect(panel.getByText('Diabetes')).toBeVisible();
  await inspect(page, 'allergies and problems');
});
