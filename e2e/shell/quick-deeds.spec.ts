// Keys, clicks and time of the most frequent actions: figures with limits, listed in docs/screens.md.
import type { Page } from '@playwright/test';
import { listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { expectRows, field, logIn, rowNamed } from '../support/desk.ts';
import { admitSomebody, admitToBed, cancelLeftovers, freshSurname, registerPatient } from '../support/inpatients.ts';
import { expect, test } from '../support/test.ts';

const beginning = 'Counted';
let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});
test.afterAll(() => cancelLeftovers(api, beginning));

/** Cost of an action: keys pressed (a key with Ctrl or Shift is one), clicks, and milliseconds until it was done. */
interface Cost {
  readonly keys: number;
  readonly clicks: number;
  readonly milliseconds: number;
}

/** Counts what is done on the page from now on, as the browser hears it; answers with what it came to. */
async function counting(page: Page): Promise<() => Promise<Cost>> {
  await page.evaluate(() => {
    const counts = { keys: 0, clicks: 0, begun: performance.now() };
    (window as unknown as { counts: typeof counts }).counts = counts;
    const isHeld = (key: string) => ['Control', 'Shift', 'Alt', 'Meta'].includes(key);
    window.addEventListener('keydown', ({ key, isTrusted }) => void (isTrusted && !isHeld(key) && counts.keys++), true);
    window.addEventListener('pointerdown', ({ isTrusted }) => void (isTrusted && counts.clicks++), true);
  });
  return () =>
    page.evaluate(() => {
      const { counts } = window as unknown as { counts: { keys: number; clicks: number; begun: number } };
      return { keys: counts.keys, clicks: counts.clicks, milliseconds: Math.round(performance.now() - counts.begun) };
    });
}

/** Fails above a limit, and tells the figures for the page that has them. */
function expectWithin(what: string, cost: Cost, most: Cost): void {
  console.log(`${what}: ${cost.keys} keys, ${cost.clicks} clicks, ${cost.milliseconds} ms`);
  test.info().annotations.push({ type: 'cost', description: JSON.stringify({ what, ...cost }) });
  expect(cost.keys, `keys: ${what}`).toBeLessThanOrEqual(most.keys);
  expect(cost.clicks, `clicks: ${what}`).toBeLessThanOrEqual(most.clicks);
  expect(cost.milliseconds, `milliseconds: ${what}`).toBeLessThanOrEqual(most.milliseconds);
}

/** The search loads on first use, and text typed before its field is ready is lost. */
async function openFinder(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
}

/** Goes on by Tab until a field of the open dialog has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const wanted = field(page.getByRole('dialog'), label).first();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

/** Chooses in the field with the focus what begins so, and goes on. */
async function pick(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
  // Its own options: those of the field before may still be on their way out.
  const select = field(page.getByRole('dialog'), label).first();
  await expect(select).toHaveAttribute('aria-controls', /./);
  const options = page.locator(`[id="${await select.getAttribute('aria-controls')}"]`);
  await expect(options.getByRole('option').first()).toBeVisible();
  // Enter takes what is offered, and nothing while the list is being read: then it is pressed again, and counted again.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(select).not.toHaveValue(text, { timeout: 1000 });
  }).toPass();
}

/** From the open form of an admission to the patient in bed: bed, doctor, number to call. */
async function admitByKeys(page: Page): Promise<void> {
  await pick(page, 'Bed Type', 'g');
  await pick(page, 'Ward', 'w');
  await pick(page, 'Bed', '0');
  await pick(page, 'Doctor', 'ph');
  await tabTo(page, 'Emergency number');
  if ((await field(page.getByRole('dialog'), 'Emergency number').inputValue()) === '')
    await page.keyboard.type('9876500000');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'The patient is admitted' })).toBeVisible();
}

test('a patient is admitted by the keyboard alone (R362)', async ({ page }) => {
  const { surname } = await registerPatient(api, beginning);
  await logIn(page, 'frontdesk');
  const cost = await counting(page);
  await openFinder(page);
  await page.keyboard.type(surname.slice(0, 12));
  await expect(page.getByRole('option', { selected: true })).toContainText(surname);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option', { selected: true })).toContainText('Admit');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Admit Patient' }).getByText(surname)).toBeVisible();
  await admitByKeys(page);
  expectWithin('admission by the keyboard alone', await cost(), { keys: 90, clicks: 0, milliseconds: 30_000 });
});

test('an inpatient is found by name in the first try (R308)', async ({ page }) => {
  const { surname } = await admitSomebody(api, beginning);
  await logIn(page, 'frontdesk', 'demo', '/ipd/ipd_registration');
  await expectRows(page);
  const cost = await counting(page);
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type(surname);
  await expect(rowNamed(page, surname)).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  const most = { keys: surname.length, clicks: 1, milliseconds: 8000 };
  expectWithin('inpatient found by name', await cost(), most);
});

test('an outpatient is offered a visit beside admission and bill, and the visit has its patient (Q276)', async ({
  page,
}) => {
  const { surname } = await registerPatient(api, beginning);
  await logIn(page, 'frontdesk');
  await openFinder(page);
  await page.keyboard.type(surname);
  await expect(page.getByRole('option', { selected: true })).toContainText(surname);
  await page.keyboard.press('Tab');
  await page.getByRole('option', { name: 'OPD visit' }).click();
  await expect(page.getByRole('dialog', { name: 'New OPD patient' })).toContainText(surname);
});

test('money is taken from any screen with eight keys beside the amount (R329)', async ({ page }) => {
  const { admissionId, surname } = await admitToBed(api, beginning);
  await logIn(page, 'billing', 'demo', '/bed-availability');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const number = String(admissionId);
  const amount = '1500';
  // A clerk who works by heart is quicker than the answers; the key that saves is not lost, it waits.
  await page.route('**/IPD/GetIpdPatientById', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const cost = await counting(page);
  await openFinder(page);
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { selected: true })).toContainText(surname);
  await page.keyboard.press('Tab');
  await page.keyboard.type('p');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Payment/);
  await page.keyboard.press('Enter');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(field(payment, 'Amount')).toBeFocused();
  await page.keyboard.type(amount);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Payment received. Print the receipt?')).toBeVisible();
  const { keys, ...rest } = await cost();
  const most = { keys: 8, clicks: 0, milliseconds: 15_000 };
  expectWithin('payment from any screen, beside the amount', { keys: keys - amount.length, ...rest }, most);
  const { rows } = await api.ask(listAdmissions, { admissionId, pageNumber: 1, pageSize: 1 });
  expect(rows).toHaveLength(1);
});

test('who is registered is admitted without a second search (R243, R362)', async ({ page }) => {
  await logIn(page, 'frontdesk', 'demo', '/patient_registration');
  await expectRows(page);
  const surname = freshSurname(beginning);
  await page.getByRole('button', { name: 'Register Patient' }).first().focus();
  const cost = await counting(page);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Register Patient' });
  await expect(field(form, 'State')).toHaveValue('West Bengal');
  for (const [label, text] of [
    ['First name', 'Kamala'],
    ['Last name', surname],
    ['Years', '40'],
    ['Mobile number', '9830099001'],
    ['Address line 1', '4 Lake Road'],
    ['City', 'Kolkata'],
  ] as const) {
    if (label === 'First name') await pick(page, 'Salutation', 'Mrs');
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'The patient is registered' })).toContainText(surname);
  await expect(page.getByRole('button', { name: 'Admit Patient' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The chosen patient stands in the field and, once it is read, in the line above the form.
  await expect(page.getByRole('dialog', { name: 'Admit Patient' }).getByText(surname).first()).toBeVisible();
  await admitByKeys(page);
  expectWithin('registration and admission', await cost(), { keys: 190, clicks: 0, milliseconds: 60_000 });
});
