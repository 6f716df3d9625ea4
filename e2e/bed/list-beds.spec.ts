// The map of beds: states in colour and word, filters in the address, deeds by right in a sheet, live in every window.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cancelAdmission, listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { choose, chooseFirst, field, logIn, open, search } from '../support/desk.ts';
import { freeBeds, registerPatient, releaseHolds } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test.afterAll(() => releaseHolds(api));

const tile = (page: Page, bedName: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(bedName, { exact: true }) });

/** Opens the sheet of a bed and does a deed there; the board stays where it is. */
async function actOn(page: Page, bedName: string, deed: string): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: `Bed ${bedName}` });
  if (!(await sheet.isVisible())) await tile(page, bedName).getByRole('button').click();
  await sheet.getByRole('button', { name: deed, exact: true }).click();
  return sheet;
}

async function openBoard(page: Page, user: string): Promise<void> {
  await logIn(page, user);
  await open(page, 'Bed Availability');
  await expect(page.getByRole('heading', { name: 'Bed Availability', level: 1 })).toBeVisible();
}

test('a bed is blocked with a reason, reserved for a name and released; another window follows; its time moves by hours and quarters (R195, R414)', async ({
  browser,
  page,
}) => {
  // Two people at two windows.
  test.setTimeout(150_000);
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  await openBoard(page, 'nurse');
  const viewer = await (await browser.newContext()).newPage();
  await openBoard(viewer, 'frontdesk');
  await expect(tile(viewer, bed.bedName)).toContainText('Free');

  await actOn(page, bed.bedName, 'Block');
  const blocking = page.getByRole('dialog', { name: `Block bed ${bed.bedName}` });
  await walkSource(page, 'stay/bed/block-bed.tsx');
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(blocking.getByText('Please enter the reason')).toBeVisible();
  await field(blocking, 'Reason').fill('Broken rail');
  await blocking.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(tile(page, bed.bedName)).toContainText(/Blocked.*Broken rail/);
  await expect(tile(viewer, bed.bedName)).toContainText(/Blocked.*Broken rail/);
  await actOn(page, bed.bedName, 'Unblock');
  await expect(tile(viewer, bed.bedName)).toContainText('Free');

  await actOn(page, bed.bedName, 'Reserve');
  const reserving = page.getByRole('dialog', { name: `Reserve bed ${bed.bedName}` });
  await walkSource(page, 'stay/bed/reserve-bed.tsx');
  await expect(reserving.getByRole('button', { name: 'Reserve', exact: true })).toBeDisabled();
  for (const [part, typed, next] of [
    ['hours', '05', '06'],
    ['minutes', '10', '25'],
  ] as const) {
    const spin = reserving.getByRole('spinbutton', { name: `Reserved until: ${part}` });
    const proposed = await spin.inputValue();
    await spin.fill(typed);
    await spin.press('ArrowUp');
    await expect(spin).toHaveValue(next);
    await spin.fill(proposed);
  }
  await field(reserving, 'Or reserved for').fill('Transfer from City Hospital');
  await reserving.getByRole('button', { name: 'Reserve', exact: true }).click();
  await expect(tile(viewer, bed.bedName)).toContainText(/Reserved.*Transfer from City Hospital.*until/);
  await actOn(page, bed.bedName, 'Cancel reservation');
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(tile(page, bed.bedName)).toContainText('Free');
});

test('the board is narrowed by state, place and text, and the address keeps it', async ({ page }) => {
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  await openBoard(page, 'admin');
  const states = page.getByRole('group', { name: 'Show beds that are' });
  await states.getByRole('button', { name: /^Free \d+$/ }).click();
  await expect(tile(page, bed.bedName)).toBeVisible();
  const free = Number((await states.getByRole('button', { name: /^Free/ }).textContent())?.replace(/\D/g, ''));
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Free' })).toHaveCount(free);
  await states.getByRole('button', { name: /^Occupied \d+$/ }).click();
  await expect(tile(page, bed.bedName)).toHaveCount(0);
  await states.getByRole('button', { name: /^All \d+$/ }).click();
  await page.getByText('Floor', { exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Ground Floor', level: 2 })).toBeVisible();
  await search(page, 'Search bed or patient', bed.bedName);
  await expect(page).toHaveURL(/q=/);
  await page.reload();
  await expect(tile(page, bed.bedName)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('a patient is admitted from a free bed, which the form begins with; who may not admit is not offered it (R414, Q61)', async ({
  browser,
  page,
}) => {
  // Two people at two windows.
  test.setTimeout(150_000);
  const patient = await registerPatient(api, 'Boarded');
  const [bed] = await freeBeds(api);
  if (!bed) throw new Error('The demo has no free bed left');
  await openBoard(page, 'frontdesk');
  await actOn(page, bed.bedName, 'Admit here');
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await expect(field(form, 'Bed Type')).toHaveValue(new RegExp(`^${bed.bedTypeName} `));
  await expect(field(form, 'Bed')).toHaveValue(new RegExp(`^${bed.bedName}\\b`));
  await field(form, 'Patient').fill(patient.surname);
  await page.getByRole('option', { name: patient.surname }).click();
  await chooseFirst(form, 'Doctor');
  await choose(form, 'Department', 'General Medicine');
  await choose(form, 'Speciality', 'Physician');
  await field(form, 'Emergency number').fill('9876500000');
  await form.getByRole('button', { name: 'Admit', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(tile(page, bed.bedName)).toContainText(patient.surname);
  const { rows } = await api.ask(listAdmissions, { patientId: patient.patientId });
  const [admission] = rows;
  if (!admission) throw new Error('Nobody was admitted');
  expect(admission.bedName).toBe(bed.bedName);
  await api.ask(cancelAdmission, { admission: { admissionId: admission.admissionId, reason: 'A journey' } });

  const viewer = await (await browser.newContext()).newPage();
  await openBoard(viewer, 'viewer');
  await expect(tile(viewer, bed.bedName)).toContainText('Free');
  await tile(viewer, bed.bedName).getByRole('button').click();
  const sheet = viewer.getByRole('dialog', { name: `Bed ${bed.bedName}` });
  await expect(sheet.getByText(/₹.* a day$/)).toBeVisible();
  await expect(sheet.getByRole('button')).toHaveCount(1);
  await viewer.context().close();
});

test('board and its dialogs can be used by everybody at any width (WCAG 2.2 AA)', async ({ page }) => {
  // Three screens, each in two colour schemes and three widths.
  test.setTimeout(150_000);
  await openBoard(page, 'nurse');
  await inspect(page, 'bed board');
  const [bed] = await freeBeds(api);
  for (const deed of ['Reserve', 'Block'] as const) {
    const sheet = await actOn(page, bed?.bedName ?? '', deed);
    await inspect(page, `${deed} bed`);
    // Esc is one step back: the dialog, then the sheet.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await inspect(page, 'sheet of a free bed');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tile(page, bed?.bedName ?? '').getByRole('button')).toBeFocused();
  }
});
