// The whole way of a result: a doctor orders at a visit, it is paid, collected, run by a machine, verified, read by the doctor and on a phone.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { deleteAnalyser } from '../../packages/contract/src/diagnostics/labtest/analyser.ts';
import { simulatedProfiles } from '../../packages/rules/src/diagnostics/simulated-profile.ts';
import { openAnalyser } from '../support/analysers.ts';
import { openApi } from '../support/api.ts';
import { act, field, logIn, paperOn, rowNamed, search } from '../support/desk.ts';
import { registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { openOnPhone, shareReport } from '../support/public-reports.ts';
import { doctorsOf, holdOpd, visitTo } from '../support/visits.ts';

const bloodCount = /Complete Blood Count/i;

/** Somebody's desk: a browser of its own, left when the deed is done. */
async function at<T>(browser: Browser, user: string, path: string, deed: (page: Page) => Promise<T>): Promise<T> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user, 'demo', path);
  const found = await deed(page);
  await page.context().close();
  return found;
}

async function payAll(page: Page, surname: string): Promise<void> {
  await page.getByRole('button', { name: 'New bill' }).first().click();
  const form = page.getByRole('dialog', { name: 'New bill' });
  await field(form, 'Patient, phone, or scan a number').fill(surname);
  await page.getByRole('option', { name: new RegExp(surname) }).click();
  await expect(form.getByRole('group', { name: 'Orders' }).getByRole('checkbox', { name: bloodCount })).toBeChecked();
  await form.getByRole('button', { name: 'Make bill' }).click();
  await expect(paperOn(page)).toContainText(bloodCount);
}

/** Prints the label, collects, and answers the number of the specimen. */
async function collect(page: Page, surname: string): Promise<string> {
  await search(page, 'Search name, bed, test or specimen', surname);
  await act(page, rowNamed(page, surname), 'Make label');
  const labels = page.getByRole('dialog');
  await expect(labels.getByText(surname).first()).toBeVisible();
  await labels.getByRole('button', { name: 'Close' }).click();
  await act(page, rowNamed(page, surname), 'Collect');
  const taken = page.getByRole('dialog', { name: /^Collect specimen \d{12}$/ });
  const title = (await taken.getByRole('heading').first().textContent()) ?? '';
  await taken.getByRole('button', { name: 'Collect' }).click();
  await expect(rowNamed(page, surname)).toHaveCount(0);
  return /\d{12}/.exec(title)?.[0] ?? '';
}

test('a blood count is ordered at a visit, paid, collected, run by a machine, verified by a second person, read by the doctor and on a phone (OR012, LB012, LB040, LB045, LB085, LB090)', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const api = await openApi();
  const [doctorId = 0] = (await doctorsOf(api)).map(({ staffId }) => staffId);
  await holdOpd(api, doctorId);
  const { patientId, surname } = await registerPatient(api, 'Wholeway');
  const visitId = await visitTo(api, doctorId, patientId, 'Tired');
  const { analyserId, machine } = await openAnalyser(api, `Counter of ${surname}`, simulatedProfiles.astm);

  await logIn(page, 'doctor', 'demo', `/opd/consultation/${visitId}`);
  const allergies = page.getByRole('region', { name: 'Patient', exact: true }).getByRole('note');
  await expect(allergies).toHaveText(/Allergies: not asked/);
  await page.keyboard.press('n');
  await expect(allergies).toHaveText(/No known allergy/);
  await page.keyboard.press('o');
  await page.keyboard.type('complete blood');
  await page.getByRole('option', { name: bloodCount }).first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(paperOn(page)).toContainText(bloodCount);

  await at(browser, 'billing', '/opd/diagnosis', (desk) => payAll(desk, surname));
  const specimenNo = await at(browser, 'nurse', '/investigation/collection', (ward) => collect(ward, surname));
  await at(browser, 'lab', '/investigation/accession', async (lab) => {
    await search(lab, 'Search specimen, name or test', surname);
    await act(lab, rowNamed(lab, surname), 'Receive');
    await expect(rowNamed(lab, surname).getByText('In the laboratory')).toBeVisible();
    await lab.goto('/investigation/bench');
    await lab.getByRole('combobox', { name: 'Test' }).click();
    await lab.getByRole('option', { name: bloodCount }).click();
    const values = await machine.run(specimenNo);
    expect(values).toHaveLength(simulatedProfiles.astm.codes.length);
    const haemoglobin = values.find(({ code }) => code === 'HGB')?.value ?? '';
    const row = rowNamed(lab, surname);
    await expect(row.getByRole('textbox', { name: /^Haemoglobin, / })).toHaveValue(Number(haemoglobin).toFixed(1));
    await expect(row.getByRole('textbox', { name: /^MCV, / })).not.toHaveValue('');
    await inspect(lab, 'the bench with the values of a machine');
    // On a phone the end of the work stands below whose it is, however wide the grid.
    await lab.setViewportSize({ width: 360, height: 740 });
    const finish = await row.getByRole('button', { name: 'Finish' }).boundingBox();
    expect((finish?.x ?? 0) + (finish?.width ?? 360)).toBeLessThan(360);
    await row.getByRole('button', { name: 'Finish' }).click();
    await expect(row).toHaveCount(0);
  });
  machine.close();

  const secret = await at(browser, 'pathologist', '/investigation/verify', async (lab) => {
    await search(lab, 'Search name, test or specimen', surname);
    await act(lab, rowNamed(lab, surname), 'Look');
    await lab.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(lab.getByRole('dialog')).toHaveCount(0);
    return shareReport(api, lab, surname);
  });

  await page.goto(`/patient_registration/${patientId}`);
  const history = page.getByRole('region', { name: 'Laboratory results over time' });
  await expect(history.getByText('Haemoglobin')).toBeVisible();
  await inspect(page, 'the results of a visit');
  const phone = await openOnPhone(browser, secret);
  await expect(phone.getByRole('heading', { name: bloodCount })).toBeVisible();
  await expect(phone.getByText('Haemoglobin')).toBeVisible();
  await phone.context().close();
  await api.ask(deleteAnalyser, { analyser: { analyserId } });
});
