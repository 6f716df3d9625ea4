// A biopsy from its blocks to the verified report in words, and an addendum beside it.

import { type Api, openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

/** A patient whose biopsy was ordered, collected and received. */
async function biopsyOf(surnameStart: string): Promise<string> {
  const { surname, admissionId } = await admitSomebody(api, surnameStart);
  await receivedSpecimenOf(api, admissionId, 'biopsy, small');
  return surname;
}

test('a biopsy is cut, written by phrases, verified, and gets an addendum (LB024, LB066, LB067, LB068)', async ({
  page,
  browser,
}) => {
  const surname = await biopsyOf('Excised');
  await logIn(page, 'lab', 'demo', '/investigation/histopathology');
  await search(page, 'Search name, test, specimen or accession', surname);
  await act(page, rowNamed(page, surname), 'Blocks and slides');
  await walkSource(page, 'diagnostics/histopathology/open-tissue.tsx');
  await page.getByRole('button', { name: 'Add block' }).click();
  await walkSource(page, 'diagnostics/histopathology/add-tissue-block.tsx');
  await page.getByRole('dialog', { name: 'Add block' }).getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Add slide to block A1' }).click();
  await walkSource(page, 'diagnostics/histopathology/add-slide.tsx');
  await page
    .getByRole('dialog', { name: /^Add slide/ })
    .getByRole('button', { name: 'Add slide' })
    .click();
  await expect(page.getByText(/^\d\d-\d+ A1-1 H&E$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pictures of slide A1-1' }).click();
  const pictures = page.getByRole('dialog', { name: /^Pictures of slide / });
  await walkSource(page, 'diagnostics/histopathology/slide-pictures.tsx');
  await field(pictures, 'What the picture shows').fill('Margin');
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Choose picture' }).click();
  await (await chooser).setFiles({ name: 'slide.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(pictures.getByRole('img', { name: 'Margin' })).toBeVisible();
  await inspect(page, 'pictures of a slide');
  await page.keyboard.press('Escape');
  await inspect(page, 'blocks and slides');
  await page.keyboard.press('Escape');

  await act(page, rowNamed(page, surname), 'Write report');
  const writing = page.getByRole('dialog', { name: /^Write report: Biopsy, Small Specimen, / });
  await walkSource(page, 'diagnostics/histopathology/write-narrative.tsx');
  await field(writing, 'Gross description').pressSequentially(';all ');
  await expect(field(writing, 'Gross description')).toHaveValue('All embedded. ');
  await field(writing, 'Microscopic description').fill('Glands of the colon.');
  await expect(writing.getByRole('button', { name: 'Save and finish' })).toBeDisabled();
  await field(writing, 'Diagnosis').fill('Hyperplastic polyp');
  await inspect(page, 'report in words');
  await writing.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByText('Finished: 1')).toBeVisible();

  const signing = await (await browser.newContext()).newPage();
  await logIn(signing, 'pathologist', 'demo', '/investigation/verify');
  await search(signing, 'Search name, test or specimen', surname);
  await act(signing, rowNamed(signing, surname), 'View');
  await signing.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(signing.getByText('Verified: 1')).toBeVisible();
  await signing.goto('/investigation/histopathology');
  await search(signing, 'Search name, test, specimen or accession', surname);
  await act(signing, rowNamed(signing, surname), 'Add addendum');
  const addendum = signing.getByRole('dialog', { name: 'Add addendum' });
  await walkSource(signing, 'diagnostics/histopathology/add-addendum.tsx');
  await field(addendum, 'Text').fill('Deeper sections show the same.');
  await addendum.getByRole('button', { name: 'Sign' }).click();
  await expect(signing.getByText(/^Addendum signed: report \d+, version 2$/)).toBeVisible();
  await signing.goto('/investigation/report');
  await search(signing, 'Search name or test', surname);
  await act(signing, rowNamed(signing, surname), 'Open');
  await expect(signing.getByRole('heading', { name: /^Addendum 1, signed by / })).toBeVisible();
  await expect(signing.getByText('Hyperplastic polyp')).toBeVisible();
  await inspect(signing, 'report of a biopsy');
  await signing.context().close();
});
