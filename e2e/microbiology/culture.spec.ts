// A culture from its collection to the verified antibiogram that the doctor reads.

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

/** A patient whose urine was ordered, collected and received for a culture. */
async function cultureOf(surnameStart: string): Promise<string> {
  const { surname, admissionId } = await admitSomebody(api, surnameStart);
  await receivedSpecimenOf(api, admissionId, 'urine culture');
  return surname;
}

test('a culture is read, released as preliminary, verified, and its antibiogram read by the doctor (LB048, LB059, LB060, LB062)', async ({
  page,
  browser,
}) => {
  const surname = await cultureOf('Cultured');
  await logIn(page, 'lab', 'demo', '/investigation/microbiology');
  await search(page, 'Search name, test, specimen or organism', surname);
  await act(page, rowNamed(page, surname), 'Open');
  const culture = page.getByRole('dialog', { name: /^Urine Culture: / });
  await culture.getByRole('button', { name: 'Add stage' }).click();
  const stage = page.getByRole('dialog', { name: 'Add stage' });
  await walkSource(page, 'diagnostics/microbiology/add-culture-stage.tsx');
  await field(stage, 'Finding').fill('Gram negative rods');
  await stage.getByRole('button', { name: 'Add stage' }).click();
  await expect(culture.getByText('Gram stain: Gram negative rods')).toBeVisible();
  await culture.getByRole('button', { name: 'Add isolate' }).click();
  const isolate = page.getByRole('dialog', { name: 'Add isolate' });
  await walkSource(page, 'diagnostics/microbiology/save-isolate.tsx');
  await field(isolate, 'Organism').click();
  await page.getByRole('option', { name: 'Escherichia coli' }).click();
  await isolate.getByRole('button', { name: 'Add isolate' }).click();
  const card = culture.getByRole('region', { name: 'Isolate 1: Escherichia coli' });
  await card.getByRole('button', { name: 'Susceptibilities' }).click();
  const tests = page.getByRole('dialog', { name: 'Susceptibilities of Escherichia coli' });
  await walkSource(page, 'diagnostics/microbiology/save-susceptibilities.tsx');
  await field(tests, 'Ampicillin').fill('16');
  await field(tests, 'Ceftriaxone').fill('0.5');
  await field(tests, 'Meropenem').fill('<=0.25');
  await inspect(page, 'susceptibilities');
  await tests.getByRole('button', { name: 'Enter susceptibilities' }).click();
  await expect(card.getByRole('row', { name: /Ampicillin 16 mg\/L R/ })).toBeVisible();
  await expect(card.getByRole('row', { name: /Meropenem not on the report/ })).toBeVisible();
  await card.getByRole('button', { name: 'Release Meropenem' }).click();
  await walkSource(page, 'ui/dialog/reason-dialog.tsx');
  await page.keyboard.press('Escape');
  await inspect(page, 'culture');

  const signing = await (await browser.newContext()).newPage();
  await logIn(signing, 'pathologist', 'demo', '/investigation/microbiology');
  await search(signing, 'Search name, test, specimen or organism', surname);
  await act(signing, rowNamed(signing, surname), 'Open');
  await walkSource(signing, 'diagnostics/microbiology/open-culture.tsx');
  await signing.getByRole('button', { name: 'Release preliminary report' }).click();
  await expect(signing.getByText(/^Preliminary report \d+ released: version 1$/)).toBeVisible();

  await culture.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Finished: 1')).toBeVisible();
  await signing.goto('/investigation/verify');
  await search(signing, 'Search name, test or specimen', surname);
  await act(signing, rowNamed(signing, surname), 'View');
  const work = signing.getByRole('dialog', { name: /^Urine Culture: / });
  await expect(work.getByRole('row', { name: /Ceftriaxone 0.5 mg\/L S/ })).toBeVisible();
  await expect(work.getByRole('row', { name: /Meropenem/ })).toHaveCount(0);
  await work.getByRole('button', { name: 'Verify' }).click();
  await expect(signing.getByText('Verified: 1')).toBeVisible();
  await signing.context().close();

  const doctor = await (await browser.newContext()).newPage();
  await logIn(doctor, 'doctor', 'demo', '/investigation/report');
  await search(doctor, 'Search name or test', surname);
  await act(doctor, rowNamed(doctor, surname), 'Open');
  await expect(doctor.getByRole('heading', { name: 'Isolate 1: Escherichia coli' })).toBeVisible();
  await expect(doctor.getByRole('row', { name: /Ampicillin 16 mg\/L R/ })).toBeVisible();
  await expect(doctor.getByText(/Judged by Demo guideline 1/)).toBeVisible();
  await inspect(doctor, 'report of a culture');
  await doctor.context().close();

  const amending = await (await browser.newContext()).newPage();
  await logIn(amending, 'admin', 'demo', '/investigation/microbiology');
  await search(amending, 'Search name, test, specimen or organism', surname);
  await act(amending, rowNamed(amending, surname), 'Open');
  await amending.getByRole('button', { name: 'Amend', exact: true }).click();
  const amendment = amending.getByRole('dialog', { name: 'Amend isolate 1' });
  await walkSource(amending, 'diagnostics/microbiology/amend-culture.tsx');
  await field(amendment, 'Reason for the amendment').fill('The plate was read for another one');
  await field(amendment, 'Ampicillin').fill('4');
  await inspect(amending, 'amend a culture');
  await amendment.getByRole('button', { name: 'Amend' }).click();
  await expect(amending.getByText(/^Amendment of report \d+ proposed. Another person must sign it$/)).toBeVisible();
  await expect(amending.getByText(/^To be signed: The plate was read for another one/)).toBeVisible();
  const second = await (await browser.newContext()).newPage();
  await logIn(second, 'pathologist', 'demo', '/investigation/verify/amendment');
  await search(second, 'Search name or test', surname);
  await act(second, rowNamed(second, surname), 'View');
  await second.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
  await expect(second.getByText(/^Report \d+ amended: version 3$/)).toBeVisible();
  await second.context().close();
  await expect(amending.getByRole('row', { name: /Ampicillin 4 mg\/L S/ })).toBeVisible();
  await amending.context().close();

  await page.goto('/investigation/microbiology/antibiogram');
  await expect(page.getByRole('combobox', { name: 'Ward' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Escherichia coli/ })).toBeVisible();
  await inspect(page, 'antibiogram');
});
