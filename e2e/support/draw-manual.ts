// Run by `npm run draw:manual`: takes the pictures of docs/manual/pictures and the dashboard of the README from a freshly made demo;
// with a port behind it from the demo that runs there. Look at every picture before committing it.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { logIn } from './desk.ts';
import startProducts from './global-setup.ts';
import { untilStill } from './inspect-screen.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const folder = join(docs, 'manual', 'pictures');
/** All together, as the law of the manual wants it. */
const MOST_BYTES = 2_200_000;

/** A picture: its name, who sees it, and where; `act` is done before it is taken. */
interface Scene {
  readonly name: string;
  readonly user: string;
  readonly address: string;
  act?(page: Page): Promise<void>;
}

const firstRow = async (page: Page) => {
  await expect(page.getByRole('row').nth(2)).toBeVisible();
};

const scenes: readonly Scene[] = [
  { name: 'front-desk-home', user: 'frontdesk', address: '/' },
  {
    name: 'front-desk-search',
    user: 'frontdesk',
    address: '/patient_registration',
    async act(page) {
      await firstRow(page);
      await page
        .getByRole('button', { name: /^Search/ })
        .first()
        .click();
      const search = page.getByRole('dialog');
      await search.getByRole('combobox').fill('Pal');
      await expect(search.getByRole('option').nth(1)).toBeVisible();
    },
  },
  { name: 'front-desk-inpatients', user: 'frontdesk', address: '/ipd/ipd_registration', act: firstRow },
  { name: 'front-desk-booking', user: 'frontdesk', address: '/clinic-booking' },
  { name: 'front-desk-counter', user: 'billing', address: '/opd/diagnosis', act: firstRow },
  { name: 'doctor-orders', user: 'doctor', address: '/investigation', act: firstRow },
  { name: 'laboratory-collection', user: 'lab', address: '/investigation/collection', act: firstRow },
  {
    name: 'laboratory-bench',
    user: 'lab',
    address: '/investigation/bench',
    async act(page) {
      await page.getByRole('combobox', { name: 'Test' }).click();
      await page.getByRole('option', { name: /^Liver Function Test/ }).click();
      await expect(page.getByRole('columnheader').nth(5)).toBeVisible();
    },
  },
  { name: 'laboratory-verify', user: 'pathologist', address: '/investigation/verify' },
  { name: 'laboratory-quality', user: 'lab', address: '/investigation/quality' },
  { name: 'nurse-station', user: 'nurse', address: '/nursing_station/nursing_dashboard', act: firstRow },
  { name: 'nurse-beds', user: 'nurse', address: '/bed-availability' },
  { name: 'doctor-diagnoses', user: 'admin', address: '/settings/diagnosis', act: firstRow },
  { name: 'doctor-theatre', user: 'doctor', address: '/ot-booking' },
  { name: 'billing-discharge', user: 'billing', address: '/ipd/discharge_patient', act: firstRow },
  { name: 'billing-dues', user: 'billing', address: '/bill/dues', act: firstRow },
  { name: 'approver-authorisations', user: 'admin', address: '/tpa/authorization' },
  { name: 'approver-bills', user: 'admin', address: '/tpa/view-bill', act: firstRow },
  { name: 'pharmacy-sales', user: 'pharmacy', address: '/Pharmacy/sales', act: firstRow },
  { name: 'pharmacy-stock', user: 'pharmacy', address: '/Pharmacy/pharmacy_stock_received', act: firstRow },
  { name: 'manager-documents', user: 'admin', address: '/finance/gst', act: firstRow },
  { name: 'manager-ledger', user: 'admin', address: '/finance', act: firstRow },
  { name: 'administrator-roles', user: 'admin', address: '/role-permission', act: firstRow },
  {
    name: 'administrator-papers',
    user: 'admin',
    address: '/print-settings/layout',
    async act(page) {
      await expect(page.getByTestId('paper').getByRole('table').first()).toBeVisible();
    },
  },
];

async function arrive(page: Page, { user, address, act }: Scene): Promise<void> {
  await logIn(page, user, 'demo', address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await act?.(page);
  await page.mouse.move(0, 0);
  await untilStill(page);
}

async function take(page: Page, scene: Scene): Promise<void> {
  await arrive(page, scene);
  const path = join(folder, `${scene.name}.jpg`);
  await page.screenshot({ path, scale: 'css', type: 'jpeg', quality: 50 });
  console.log(`${scene.name}.jpg, ${Math.round(statSync(path).size / 1000)} KB`);
}

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { launchOptions, locale = 'en-IN', timezoneId = 'Asia/Kolkata' } = playwright.use ?? {};
  const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
  const browser = await chromium.launch(launchOptions);
  try {
    const viewport = { width: 1280, height: 800 };
    const page = await (await browser.newContext({ viewport, locale, timezoneId, baseURL })).newPage();
    for (const scene of scenes) await take(page, scene);
    await page.setViewportSize({ width: 1440, height: 960 });
    await arrive(page, { name: 'dashboard', user: 'admin', address: '/' });
    await page.screenshot({ path: join(docs, 'screenshots', 'dashboard.png'), scale: 'css' });
  } finally {
    await browser.close();
  }
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (bytes > MOST_BYTES) throw new Error(`The pictures of the manual are ${bytes} bytes together`);
}

const [port] = process.argv.slice(2);
if (port) process.env.E2E_PORT = port;
const stop = port ? async () => undefined : await startProducts({ workers: 1 });
await takeAll().finally(stop);
