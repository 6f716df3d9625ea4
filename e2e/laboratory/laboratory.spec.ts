// A specimen from the order to the laboratory: ordered at the bedside, labelled and collected by a nurse, received by a technician.
import type { Page } from '@playwright/test';
import { getLabels, makeLabels } from '../../packages/contract/src/diagnostics/laboratory/specimen.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, choose, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { orderTest } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

const name = /Serum Electrolytes/i;

/** As with a scanner, which types what it reads: the wristband and the tube; the labels by mouse (LB014). */
async function collect(page: Page, surname: string, patientId: number): Promise<void> {
  await logIn(page, 'nurse', 'demo', '/investigation/collection');
  const scan = page.getByRole('textbox', { name: 'Scan a wristband or a tube' });
  await scan.fill(`MR${patientId}`);
  await scan.press('Enter');
  await expect(page.getByRole('button', { name: 'Show all patients again' })).toContainText(`MR${patientId}`);
  await expect(rowNamed(page, surname)).toHaveCount(1);
  await page.getByRole('button', { name: 'Label all tubes' }).click();
  const labels = page.getByRole('dialog');
  await expect(labels.getByText(surname).first()).toBeVisible();
  await inspect(page, 'labels of specimens');
  await choose(page, 'Paper size', 'Label 38');
  await expect(page.getByRole('combobox', { name: 'Paper size' })).toHaveValue(/^Label 38/);
  await labels.getByRole('button', { name: 'Close' }).click();
  await expect(scan).toBeFocused();
  const specimenNo =
    (await rowNamed(page, surname)
      .getByRole('cell', { name: /^\d{12}$/ })
      .textContent()) ?? '';
  await scan.fill('000000000000');
  await scan.press('Enter');
  await expect(page.getByText('Specimen 000000000000 is not due for collection')).toBeVisible();
  await scan.fill(specimenNo);
  await scan.press('Enter');
  // Whether she is pregnant is to be asked.
  const taken = page.getByRole('dialog', { name: /^Collect specimen \d{12}$/ });
  await walkSource(page, 'diagnostics/laboratory/collect-specimen.tsx');
  await taken.getByRole('button', { name: 'Collect' }).click();
  await expect(rowNamed(page, surname)).toHaveCount(0);
}

test('one patient with three tubes takes six actions by a scanner and Enter, and the tube of another is refused (LB012, LB014)', async ({
  page,
}) => {
  const man = { salutation: 'Mr.', firstName: 'Arun', sex: 'M' } as const;
  const [patient, other] = [await admitSomebody(api, 'Tubes', {}, man), await admitSomebody(api, 'Beside', {}, man)];
  const orderIds: number[] = [];
  for (const words of ['haemogram', 'electrolytes', 'prothrombin'])
    orderIds.push(...(await orderTest(api, patient.admissionId, words)));
  const { specimenIds } = await api.ask(makeLabels, {
    orderIds: await orderTest(api, other.admissionId, 'electrolytes'),
  });
  const [ofOther] = (await api.ask(getLabels, { specimenIds })).labels;
  const ofOtherNo = ofOther?.specimenNo ?? '';

  await logIn(page, 'nurse', 'demo', '/investigation/collection');
  await expect(page.getByRole('textbox', { name: 'Scan a wristband or a tube' })).toBeFocused();
  let actions = 0;
  /** As a scanner does it: the letters and Enter behind them, into whatever has the focus. */
  const scan = async (text: string) => {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    actions += 1;
  };
  await scan(`MR${patient.patientId}`);
  await expect(rowNamed(page, patient.surname)).toHaveCount(3);
  await scan('');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
  await expect(page.getByRole('dialog').locator('svg').nth(2)).toBeVisible();
  await scan('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cells = page.getByRole('cell', { name: /^\d{12}$/ });
  await expect(cells).toHaveCount(3);
  const numbers = await cells.allTextContents();
  expect(new Set(numbers).size).toBe(3);
  for (const [index, number] of numbers.entries()) {
    await scan(number);
    await expect(rowNamed(page, patient.surname)).toHaveCount(2 - index);
  }
  expect(actions).toBe(6);

  await scan(ofOtherNo);
  await expect(page.getByText(`Specimen ${ofOtherNo} belongs to another patient: nothing was collected`)).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page, 'Search name, bed, test or specimen', other.surname);
  await expect(rowNamed(page, other.surname)).toHaveCount(1);
});

test('an order is signed, a nurse labels and collects, which begins it, and the laboratory receives (LB012, LB014, LB016, LB018)', async ({
  page,
  browser,
}) => {
  const { surname, patientId, admissionId } = await admitSomebody(api, 'Measured');
  await logIn(page, 'doctor', 'demo', `/ipd/ipd_registration/patient-details?id=${admissionId}&tab=orders`);
  const pane = page.getByRole('form', { name: 'New orders' });
  await field(pane, 'Search tests, images, procedures and opinions').fill('serum electro');
  await page.getByRole('option', { name }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('group', { name })).toBeVisible();
  await field(pane, 'Read back to').fill('Dr. on duty');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Orders signed: no\. \d+$/)).toBeVisible();

  const nurse = await (await browser.newContext()).newPage();
  await collect(nurse, surname, patientId);
  await nurse.context().close();

  const lab = await (await browser.newContext()).newPage();
  await logIn(lab, 'lab', 'demo', '/investigation/accession');
  await search(lab, 'Search specimen, name or test', surname);
  await act(lab, rowNamed(lab, surname), 'Receive with a note');
  await walkSource(lab, 'diagnostics/laboratory/receive-specimen.tsx');
  const noted = lab.getByRole('dialog', { name: /^Receive specimen \d{12}$/ });
  await noted.getByRole('checkbox', { name: 'Haemolysed' }).check();
  await noted.getByRole('button', { name: 'Receive' }).click();
  await expect(rowNamed(lab, surname).getByText('In the laboratory')).toBeVisible();
  await expect(rowNamed(lab, surname).getByText('Haemolysed')).toBeVisible();
  await inspect(lab, 'specimens');
  await lab.context().close();
  const card = page.getByRole('article', { name });
  await expect(card.getByText('Started', { exact: true })).toBeVisible();
});
