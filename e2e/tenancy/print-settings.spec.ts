// The hospital sets letterhead, footer, sheet and layout of a paper and sees it at once; preview, paper from the printer and PDF agree.
import type { Page } from '@playwright/test';
import {
  firstLayout,
  getPaperLayout,
  savePaperLayout,
} from '../../packages/contract/src/foundation/tenancy/paper-layout.ts';
import { listPrintSettings, updatePrintSetting } from '../../packages/contract/src/foundation/tenancy/print-setting.ts';
import type { OutputOf } from '../../packages/contract/src/kernel/endpoint.ts';
import { getBill } from '../../packages/contract/src/money/bill/bill.ts';
import { readPdf } from '../../packages/web/test-support/read-files.ts';
import { type Api, openApi } from '../support/api.ts';
import {
  act,
  choose,
  closeDialog,
  closePaper,
  expectPaise,
  field,
  logIn,
  open,
  paperOn,
  rowNamed,
  searchName,
} from '../support/desk.ts';
import { download } from '../support/download.ts';
import { admitSomebody, payCash, postCharges } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

let api: Api;
let kept: OutputOf<typeof listPrintSettings>['rows'][number] | undefined;

test.beforeAll(async () => {
  api = await openApi();
  const { rows } = await api.ask(listPrintSettings, { pageNumber: 1, pageSize: 0 });
  kept = rows.find((row) => row.settingFor === 'ipd_bill' && row.isActive);
});

// Other journeys print bills too.
test.afterEach(async () => {
  if (kept) await api.ask(updatePrintSetting, { printSetting: { ...kept, settingFor: 'ipd_bill' } });
});

/** The paper as the printer of the browser gets it. */
async function printed(page: Page): Promise<{ pages: string[]; widthPoints: number }> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const [, width = '0'] = /MediaBox \[\s*0 0 ([\d.]+)/.exec(bytes.toString('latin1')) ?? [];
  return { pages: await readPdf(bytes), widthPoints: Math.round(Number(width)) };
}

async function downloaded(page: Page): Promise<string[]> {
  const { name, bytes } = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(name).toBe('Provisional-Bill.pdf');
  return readPdf(bytes);
}

async function openProvisionalBill(page: Page, surname: string): Promise<void> {
  await open(page, 'IPD patients');
  await searchName(page, surname);
  await act(page, rowNamed(page, surname), 'Provisional bill');
  await page.getByRole('dialog', { name: 'Provisional Bill' }).getByRole('button', { name: 'View Bill' }).click();
  await expect(paperOn(page).getByRole('heading', { name: 'Provisional Bill' })).toBeVisible();
  // Only now all of it is there: what the printer gets before may lack rows.
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
}

test('a bill on A5 with a footer of its own and no barcodes: preview, print and PDF are one paper (R190, R270, R276, R527, R528, R531, R535, R536, R543, Q28, Q150, Q154, Q157, Q158)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Letterhead');
  await postCharges(api, admissionId, [{ code: 'ADM-001', rupees: 123_456.5 }]);
  await payCash(api, admissionId, 3_000);
  await logIn(page, 'admin');
  await openProvisionalBill(page, surname);
  await expect(paperOn(page).getByRole('img', { name: /^\w+\d+$/ })).toHaveCount(1);
  await expect(
    paperOn(page)
      .getByRole('img', { name: `IP${admissionId}` })
      .first(),
  ).toBeVisible();
  await expect(paperOn(page).getByText(/Printed By: \S+/)).toBeVisible();
  const before = await printed(page);
  expect(before.widthPoints).toBe(595);
  await closePaper(page);
  await closeDialog(page.getByRole('dialog', { name: 'Provisional Bill' }));
  await open(page, 'Print settings');
  await act(page, rowNamed(page, 'IPD bill, admission form'), 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit Print Setting' });
  const preview = form.getByRole('region', { name: 'Preview with sample data' });
  await expectPaise(preview, 'Net Amount', 5_340_00);
  await expect(preview.getByText('the sum of Rupees Two Thousand Three Hundred Forty Only')).toBeVisible();
  await expect(preview.getByRole('img', { name: /^\w+\d+$/ })).toHaveCount(1);
  const bill = { settingFor: 'ipd_bill' } as const;
  const { versionNo } = await api.ask(getPaperLayout, bill);
  const layout = { ...firstLayout, hidden: ['barcodes'] };
  await api.ask(savePaperLayout, { ...bill, layout, versionNo });
  await expect(preview.getByRole('img', { name: /^\w+\d+$/ })).toHaveCount(0);
  await choose(form, 'Paper size', 'A5');
  await field(form, 'Margin (mm)').fill('8');
  const footer = form.getByRole('textbox', { name: 'Footer', exact: true });
  await footer.fill('Open day and night');
  await expect(preview.getByText('Open day and night')).toBeVisible();
  await inspect(page, 'the dialog of a print setting');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Print setting updated successfully')).toBeVisible();
  await openProvisionalBill(page, surname);
  const paper = paperOn(page);
  await expect(paper.getByText('Open day and night')).toBeVisible();
  await expect(paper.getByRole('img', { name: /^\w+\d+$/ })).toHaveCount(0);
  const { figures } = await api.ask(getBill, { admissionId });
  await expectPaise(paper.getByRole('table', { name: 'Bill Summary' }), 'Net Amount', figures.net);
  const { pages, widthPoints } = await printed(page);
  expect(widthPoints).toBe(420);
  const saved = await downloaded(page);
  for (const text of [pages.join(' '), saved.join(' ')]) {
    for (const wanted of ['1,23,456.50', '1,23,457.00', '3,000.00', surname, 'Open day and night'])
      expect(text).toContain(wanted);
    // Lines are broken where they end.
    expect(text.replace(/\s+/g, ' ')).toContain('Rupees One Lakh Twenty Thousand Four Hundred Fifty Seven Only');
  }
  await api.ask(savePaperLayout, { ...bill, layout: firstLayout, versionNo: versionNo + 1 });
});

test('a bill of 300 lines breaks between rows, with its head and a page number on every page (R270, R273, R528)', async ({
  page,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Longbill');
  const line = { code: 'ADM-001', rupees: 510.5 };
  for (let part = 0; part < 6; part += 1)
    await postCharges(
      api,
      admissionId,
      Array.from({ length: 50 }, () => line),
    );
  await logIn(page, 'billing');
  await openProvisionalBill(page, surname);
  const { pages } = await printed(page);
  const saved = await downloaded(page);
  for (const papers of [pages, saved]) {
    expect(papers.length).toBeGreaterThan(5);
    for (const [index, text] of papers.entries()) expect(text).toContain(`${index + 1} / ${papers.length}`);
    expect(papers.join(' ').match(/ADM-001/g)).toHaveLength(300);
    // The titles of the columns stand on each page that has rows.
    for (const text of papers.filter((one) => one.includes('ADM-001'))) expect(text).toContain('Applied Charge');
    expect(papers.join(' ')).toContain('1,53,150.00');
    expect(papers.at(-1)).toContain('Authorized Signatory');
    expect(papers.at(-1)).toContain('Net Amount');
  }
});
