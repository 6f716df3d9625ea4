// Admitting a patient: what the form asks for, and two clerks who want the same bed.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { cancelAdmission, listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, chooseFirst, field, logIn, open, searchColumn } from '../support/desk.ts';
import { freeBeds, freshSurname, type JourneyPatient, registerPatient } from '../support/inpatients.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

async function openForm(page: Page): Promise<Locator> {
  await open(page, 'IPD patients');
  await page.getByRole('button', { name: 'Admit Patient' }).click();
  return page.getByRole('dialog', { name: 'Admit Patient' });
}

async function choosePatient(form: Locator, surname: string): Promise<void> {
  await field(form, 'Patient').fill(surname);
  await form.page().getByRole('option', { name: surname }).click();
}

const save = (form: Locator) => form.getByRole('button', { name: 'Admit', exact: true });

async function fillIn(form: Locator, patient: JourneyPatient): Promise<void> {
  await choosePatient(form, patient.surname);
  await chooseFirst(form, 'Doctor');
  await field(form, 'Emergency number').fill('9876500000');
}

async function chooseBed(form: Locator, bed: { bedTypeName: string; bedGroupName: string; bedName: string }) {
  await choose(form, 'Bed Type', bed.bedTypeName);
  await choose(form, 'Ward', bed.bedGroupName);
  await choose(form, 'Bed', bed.bedName);
}

/** A clerk at a window of her own, who sees the inpatient list narrowed to a name. */
async function clerkAtWindow(browser: Browser, user: string, surname = ''): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, user);
  if (surname) {
    await open(page, 'IPD patients');
    await searchColumn(page, 'Name', surname);
  }
  return page;
}

test('every missing field is told in its own words, all at once (R397, R400, R405, R406, R407, R408, R409)', async ({
  page,
}) => {
  const patient = await registerPatient(api, 'Fields');
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  await expect(save(form)).toBeDisabled();
  await choosePatient(form, patient.surname);
  // The calendar comes when it is asked for, and does not lie over the fields of a clerk who tabs through.
  const day = form.getByRole('textbox', { name: 'Admission Date: date' });
  const calendar = page.locator('[data-dates-dropdown]').filter({ visible: true });
  await day.focus();
  await expect(calendar).toHaveCount(0);
  await day.press('ArrowDown');
  await expect(calendar).toHaveCount(1);
  await day.press('Escape');
  await expect(calendar).toHaveCount(0);
  await form.getByRole('spinbutton', { name: 'Admission Date: hours' }).press('Backspace');
  await save(form).click();
  const sentences = [
    'Please enter valid date',
    'Select Doctor',
    'Select department',
    'Select Speciality Code',
    'Select Bed Type',
    'Select Ward',
    'Select Bed Number',
    'Enter an emergency number',
  ];
  for (const sentence of sentences) await expect(form.getByText(sentence, { exact: true }), sentence).toBeVisible();
  await field(form, 'Emergency number').fill('12345');
  await expect(form.getByText('Enter valid mobile no', { exact: true })).toBeVisible();
  await expect(save(form)).toBeDisabled();
  await chooseFirst(form, 'Doctor');
  await expect(form.getByText('Select Doctor', { exact: true })).toBeHidden();
});

test('a payer and a guarantor are asked for where the type says so (R381, R382, R383, R389, R411, R412)', async ({
  page,
}) => {
  const patient = await registerPatient(api, 'Payer');
  await logIn(page, 'frontdesk');
  const form = await openForm(page);
  await fillIn(form, patient);
  await choose(form, 'Patient type', 'TPA');
  await choose(form, 'Patient category', 'Staff');
  await expect(field(form, 'TPA authorized amount')).toBeDisabled();
  await save(form).click();
  await expect(form.getByText('Please select TPA', { exact: true })).toBeVisible();
  await expect(form.getByText('Select staff', { exact: true })).toBeVisible();
  await choose(form, 'TPA', 'Meghdoot Health TPA');
  await expect(field(form, 'TPA authorized amount')).toBeEnabled();
  await expect(form.getByText('Please select TPA', { exact: true })).toBeHidden();
  await choose(form, 'Patient type', 'Corporate');
  await expect(form.getByText('Please select TPA', { exact: true })).toBeVisible();
  await expect(field(form, 'Corporate amount')).toBeDisabled();
  await choose(form, 'Patient category', 'Trustee');
  await expect(form.getByText('Enter creditor name', { exact: true })).toBeVisible();
});

test('of two clerks who save the same free bed one succeeds, the other reads who has it, and a third sees it happen (R313, R414, R422, Q67)', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  const family = freshSurname('Samebed');
  const patients = [await registerPatient(api, family), await registerPatient(api, family)] as const;
  const watcher = await clerkAtWindow(browser, 'viewer', family);
  await expect(watcher.getByText(`No patient in this list matches '${family}'`)).toBeVisible();
  const windows = [await clerkAtWindow(browser, 'frontdesk'), await clerkAtWindow(browser, 'manager')] as const;
  const forms = [await openForm(windows[0]), await openForm(windows[1])] as const;
  // Both requests are held back until both have been sent, so that they really meet at the server.
  const { promise: bothSent, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  for (const [index, page] of windows.entries()) {
    const form = forms[index] as Locator;
    await fillIn(form, patients[index] as JourneyPatient);
    await chooseBed(form, bed);
    await page.route(/\/IPD\/Addpatient$/i, async (route) => {
      sent += 1;
      if (sent === windows.length) release();
      await bothSent;
      await route.continue();
    });
  }
  await Promise.all(forms.map((form) => save(form).click()));
  const outcomes = await Promise.all(
    windows.map(async (page) => {
      const success = page.getByRole('dialog', { name: 'The patient is admitted' });
      const refusal = page.getByText(`Bed ${bed.bedName} is taken by`);
      await expect(success.or(refusal)).toBeVisible();
      return { isIn: await success.isVisible(), page };
    }),
  );
  expect(outcomes.filter(({ isIn }) => isIn)).toHaveLength(1);
  const winner = outcomes.findIndex(({ isIn }) => isIn);
  const { surname } = patients[winner] as JourneyPatient;
  const { page: loser } = outcomes[1 - winner] as { page: Page };
  await expect(loser.getByText('Please Add Bed Charge')).toBeVisible();
  await expect(loser.getByText(`Bed ${bed.bedName} is taken by Asha ${surname}`)).toBeVisible();
  await expect(loser.getByRole('dialog', { name: 'Admit Patient' })).toBeVisible();
  await expect(watcher.getByRole('row').filter({ hasText: surname })).toHaveCount(1);
  const { rows } = await api.ask(listAdmissions, {
    filterParams: [{ columnName: 'name', filterValue: family, filterOption: 3 }],
  });
  expect(rows.map((row) => row.bedName)).toEqual([bed.bedName]);
  await api.ask(cancelAdmission, { admission: { admissionId: rows[0]?.admissionId ?? 0 } });
  // The watcher's list is empty again, without anybody having touched it.
  await expect(watcher.getByRole('row').filter({ hasText: surname })).toHaveCount(0);
  for (const page of [watcher, ...windows]) await page.context().close();
});
