// Exceptions of the laboratory: a specimen is rejected and collected anew, a critical result waits for the call, a report is amended.
import type { Page } from '@playwright/test';
import { finishWork, getBench, saveResults } from '../../packages/contract/src/diagnostics/laboratory/bench.ts';
import { readPdf } from '../../packages/web/test-support/read-files.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** A patient whose calcium was ordered and collected, with the specimen in the laboratory. */
async function specimenOf(surnameStart: string) {
  const { surname, admissionId } = await admitSomebody(api, surnameStart);
  const specimenNo = await receivedSpecimenOf(api, admissionId, 'serum calcium');
  return { surname, specimenNo };
}

async function openRow(page: Page, path: string, label: string, surname: string, deed: string): Promise<void> {
  await page.goto(path);
  await search(page, label, surname);
  await act(page, rowNamed(page, surname), deed);
}

test('a specimen that is refused is asked for anew (LB020)', async ({ page }) => {
  const { surname } = await specimenOf('Refused');
  await logIn(page, 'lab', 'demo', '/investigation/accession');
  await openRow(page, '/investigation/accession', 'Search specimen, name or test', surname, 'Refuse');
  const refuse = page.getByRole('dialog', { name: /^Refuse specimen/ });
  await walkSource(page, 'diagnostics/laboratory/reject-specimen.tsx');
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await expect(refuse.getByText('Please enter the reason')).toBeVisible();
  await inspect(page, 'refusing a specimen');
  await field(refuse, 'Reason for rejection').click();
  await page.getByRole('option', { name: 'Haemolysed' }).click();
  await refuse.getByRole('button', { name: 'Refuse' }).click();
  await expect(rowNamed(page, surname).getByText('Refused', { exact: true })).toBeVisible();
  await page.goto('/investigation/collection');
  await search(page, 'Search name, bed, test or specimen', surname);
  await expect(rowNamed(page, surname)).toHaveCount(1);
});

test('a critical result waits for the call; verified, one person amends it and another signs, and the old version is printed as superseded (LB040, LB044, LB048, LB049, LB050)', async ({
  page,
  browser,
}) => {
  const { surname, specimenNo } = await specimenOf('Critical');
  const { tests } = await api.ask(getBench, {});
  const labTestId = tests.find(({ testName }) => /calcium/i.test(testName))?.labTestId ?? 0;
  const bench = await api.ask(getBench, { labTestId });
  const labWorkId = bench.works.find((one) => one.specimenNo === specimenNo)?.labWorkId ?? 0;
  const labParameterId = bench.columns[0]?.labParameterId ?? 0;
  await api.ask(saveResults, { results: [{ labWorkId, labParameterId, value: '5.9', version: 0 }] });
  await api.ask(finishWork, { labWorkIds: [labWorkId] });

  await logIn(page, 'pathologist', 'demo', '/investigation/verify');
  await page.getByRole('button', { name: 'My signature' }).click();
  await walkSource(page, 'diagnostics/laboratory/own-signature.tsx');
  await inspect(page, 'the own signature');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By keys through the list, and back.
  await page.getByRole('button', { name: 'View', exact: true }).first().click();
  const titleOf = () => page.getByRole('dialog').getByRole('heading').first().textContent();
  await expect(page.getByRole('dialog').getByText('Ordered', { exact: false })).toBeVisible();
  const first = await titleOf();
  await page.keyboard.press('j');
  await expect.poll(titleOf).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(titleOf).toBe(first);
  await page.keyboard.press('Escape');

  await openRow(page, '/investigation/verify', 'Search name, test or specimen', surname, 'View');
  const look = page.getByRole('dialog', { name: /Serum Calcium/i });
  await walkSource(page, 'diagnostics/laboratory/verify-work.tsx');
  await look.getByRole('button', { name: 'Return to bench' }).click();
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await page.keyboard.press('Escape');
  // A key pressed as soon as the result is there is meant for none: nobody has read it.
  await expect(look.getByText(specimenNo)).toBeVisible();
  const refused = page.getByText('Please log the call for Calcium 5.9');
  await expect(async () => {
    await page.keyboard.press('v');
    await expect(refused).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('c');
  const call = page.getByRole('dialog', { name: /^Call critical result/ });
  await walkSource(page, 'clinic/order/call-form.tsx');
  await expect(call.getByText(surname)).toBeVisible();
  await field(call, 'Person informed').fill('Sister on duty');
  await call.getByRole('switch', { name: 'The value was read back' }).click();
  await inspect(page, 'the call about a critical result');
  await call.getByRole('button', { name: 'Record the call', exact: true }).click();
  await expect(look.getByText('Sister on duty')).toBeVisible();
  await look.getByRole('button', { name: 'Verify' }).click();
  await expect(look).toBeHidden();

  const proposing = await (await browser.newContext()).newPage();
  await logIn(proposing, 'admin', 'demo', '/investigation/report');
  await openRow(proposing, '/investigation/report', 'Search name or test', surname, 'Open');
  await proposing.getByRole('button', { name: 'Amend' }).click();
  const amend = proposing.getByRole('dialog', { name: /^Amend report/ });
  await walkSource(proposing, 'diagnostics/laboratory/amend-lab-report.tsx');
  await field(amend, 'Reason for the amendment').fill('Typed into the wrong row');
  await field(amend, 'Serum Calcium: Calcium').fill('9.5');
  await inspect(proposing, 'amending a report');
  await amend.getByRole('button', { name: 'Propose' }).click();
  await expect(proposing.getByText(/^Amendment of report \d+ proposed. Another person must sign it$/)).toBeVisible();
  await expect(proposing.getByText(/^To be signed: Typed into the wrong row/)).toBeVisible();
  await expect(proposing.getByText(/^Amended report/)).toHaveCount(0);
  await inspect(proposing, 'a report of which an amendment waits');
  await proposing.context().close();

  await openRow(page, '/investigation/verify/amendment', 'Search name or test', surname, 'View');
  const proposed = page.getByRole('dialog', { name: /^Amend report/ });
  await walkSource(page, 'diagnostics/laboratory/open-amendment.tsx');
  await expect(proposed.getByRole('row', { name: /Calcium 5\.9 9\.5 .*changed/ })).toBeVisible();
  await inspect(page, 'an amendment to sign');
  await proposed.getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByText(/^Report \d+ amended: version 2$/)).toBeVisible();
  await expect(rowNamed(page, surname)).toHaveCount(0);
  await openRow(page, '/investigation/report', 'Search name or test', surname, 'Open');
  await expect(page.getByText(/^Amended report, version 2, replaces version 1/)).toBeVisible();
  const mark = page.locator('[data-paper="mark"]');
  await expect(mark).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Version' }).click();
  await page.getByRole('option', { name: /^Version 1/ }).click();
  await expect(mark).toHaveAttribute('data-mark', 'SUPERSEDED');
  await expect(page.getByText('SUPERSEDED: a newer version of this report exists.')).toBeVisible();

  // Many at once: all that is listed, each from a page of its own.
  await page.goto('/investigation/report?q=calcium');
  const print = page.getByRole('button', { name: /^Print [1-9]\d* reports?$/ });
  await expect(print).toBeVisible();
  const listed = Number(/\d+/.exec((await print.textContent()) ?? ''));
  await print.click();
  const stack = page.getByRole('dialog', { name: 'Laboratory reports' });
  await expect(stack.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await expect(stack.locator('.paper-frame')).toHaveCount(listed);
  await expect(stack.getByText(surname)).toHaveCount(1);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const owners = pages.map((text) => /Laboratory report · (.+ · [A-Z]*\d+)/.exec(text)?.[1]);
  expect(owners).not.toContain(undefined);
  expect(new Set(owners).size).toBeGreaterThan(1);
  expect(owners.filter((owner) => owner?.includes(surname))).toHaveLength(1);
});
