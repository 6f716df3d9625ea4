// Takes the pictures of docs/screenshots from a freshly made demo:
//   node_modules/.bin/node e2e/support/take-screenshots.ts            starts the product for itself
//   node_modules/.bin/node e2e/support/take-screenshots.ts 3000       uses the demo that runs on this port
// Look at every picture before committing it; each stays below 300 KB.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { listAdmissions } from '../../packages/contract/src/stay/admission/admission.ts';
import playwright from '../../playwright.config.ts';
import { openApi } from './api.ts';
import { act, choose, chooseFirst, field, logIn, paperOn } from './desk.ts';
import startProducts from './global-setup.ts';
import { registerPatient } from './inpatients.ts';
import { untilStill } from './inspect-screen.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const MOST_BYTES = 300_000;
const desk = { width: 1440, height: 960 };
const DAY_MS = 86_400_000;

async function take(page: Page, name: string): Promise<void> {
  // The mouse points at nothing, and earlier messages are gone.
  await page.mouse.move(0, 0);
  for (const message of await page.getByRole('alert').all()) {
    await message
      .getByRole('button', { name: 'Close' })
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  await untilStill(page);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, scale: 'css' });
  const { size } = statSync(path);
  console.log(`${name}.png, ${Math.round(size / 1000)} KB`);
  if (size > MOST_BYTES) throw new Error(`${name}.png is larger than ${MOST_BYTES} bytes`);
}

/** A patient of the demo whose stay shows well: in for some days, with a name in Latin letters. */
async function inpatientWhere(test: (row: { isFinalBill: boolean; isDischargeInitiated: boolean }) => boolean) {
  const { rows } = await (await openApi()).ask(listAdmissions, { pageNumber: 1, pageSize: 0, isDischarged: false });
  const days = (row: { admittedAt: string }) => (Date.now() - Date.parse(row.admittedAt)) / DAY_MS;
  const [longest] = rows
    .filter((row) => test(row) && /^[A-Za-z. ]+$/.test(row.lastName) && days(row) < 8)
    .sort((one, other) => days(other) - days(one));
  if (!longest) throw new Error('The demo has no such inpatient');
  return longest;
}

async function openFor(page: Page, row: { admissionId: number; lastName: string }, deed: string): Promise<void> {
  await page.goto(`/ipd/ipd_registration?q=${row.admissionId}&from=2000-01-01`);
  const found = page.getByRole('row').filter({ hasText: row.lastName });
  await act(page, found, deed);
}

async function takeLists(page: Page): Promise<void> {
  await page.goto('/?tenant=demo');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await take(page, 'login');
  await logIn(page, 'admin', 'demo', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'dashboard');
  await page.goto('/ipd/ipd_registration?sort=admissionDatetime.dsc');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await take(page, 'inpatient-list');
}

async function takeAdmissionForm(page: Page): Promise<void> {
  const [firstName, lastName] = ['Madhabi', 'Sengupta'];
  await registerPatient(await openApi(), lastName, { firstName, lastName });
  await page.goto('/ipd/ipd_registration');
  await page.getByRole('button', { name: 'Admit Patient' }).click();
  const form = page.getByRole('dialog', { name: 'Admit Patient' });
  await field(form, 'Patient').fill(`${firstName} ${lastName}`);
  await page.getByRole('option', { name: lastName }).first().click();
  await choose(form, 'Admission category', 'Cabin');
  await choose(form, 'Doctor', 'Physician');
  await choose(form, 'Bed Type', 'Private Cabin');
  await chooseFirst(form, 'Ward');
  await chooseFirst(form, 'Bed');
  await field(form, 'Estimated stay (days)').fill('4');
  await take(page, 'admission-form');
}

async function takeMoney(page: Page): Promise<void> {
  const lying = await inpatientWhere((row) => !row.isDischargeInitiated);
  await openFor(page, lying, 'Charges');
  const entry = page.getByRole('region', { name: 'Add Charge' });
  for (const charge of ['Complete Blood Count', 'Consultant Visit', 'Renal Function Test']) {
    await field(entry, 'Search charges').fill(charge);
    await page.getByRole('option', { name: charge }).first().click();
    await expect(field(entry, 'Applied Charge')).not.toHaveValue('');
    await entry.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await take(page, 'charges');
  await entry.getByRole('button', { name: 'Clear' }).click();
  await openFor(page, lying, 'Payment');
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await field(payment, 'Amount').fill('10000');
  await field(payment, 'UPI').fill('6500');
  await field(payment, 'UPI transaction number').fill('4821');
  await take(page, 'payment');
  const billed = await inpatientWhere((row) => row.isFinalBill);
  await openFor(page, billed, 'Final bill');
  await page.getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('heading', { name: /^Final Bill/ })).toBeVisible();
  await take(page, 'final-bill');
}

async function takeImport(page: Page): Promise<void> {
  const csv = [
    'code,category,name,non_nabh,nabh',
    'PHY-003,Physiotherapy,Gait Training,500,450',
    'PHY-011,Physiotherapy,Balance Training,420,400',
    'PHY-012,Physiotherapy,"Hydrotherapy, per sitting",6x0,540',
    'LAB-001,Haematology,Complete Blood Count,350,330',
    'LAB-036,Biochemistry,,780,700',
  ].join('\n');
  await page.goto('/hospital-charges/import');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel('Price list (XLSX or CSV)').first().click(),
  ]);
  await chooser.setFiles({ name: 'price-list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await field(page, 'Name of the payer').fill('CGHS');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('Correct these rows before you import')).toBeVisible();
  await take(page, 'price-import');
}

async function takePhone(browser: Browser): Promise<void> {
  const page = await newPage(browser, { width: 390, height: 844 });
  await logIn(page, 'nurse');
  await page.goto('/ipd/ipd_registration?sort=admissionDatetime.dsc');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await take(page, 'inpatient-list-phone');
}

async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const { locale = 'en-IN', timezoneId = 'Asia/Kolkata' } = playwright.use ?? {};
  const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
  return (await browser.newContext({ viewport, locale, timezoneId, baseURL })).newPage();
}

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const page = await newPage(browser, desk);
    await takeLists(page);
    await takeAdmissionForm(page);
    await takeMoney(page);
    await takeImport(page);
    await takePhone(browser);
  } finally {
    await browser.close();
  }
}

const [port] = process.argv.slice(2);
if (port) process.env.E2E_PORT = port;
const stop = port ? async () => undefined : await startProducts({ workers: 1 });
await takeAll().finally(stop);
