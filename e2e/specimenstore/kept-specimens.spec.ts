// A specimen in the laboratory is stored in a place, and split into an aliquot that takes its test along.

import { openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { receivedSpecimenOf } from '../support/specimens.ts';
import { expect, test } from '../support/test.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a specimen is stored and split; the aliquot names where it comes from (LB022, LB025)', async ({ page }) => {
  const api = await openApi();
  const { surname, admissionId } = await admitSomebody(api, 'Stored');
  const specimenNo = await receivedSpecimenOf(api, admissionId, 'serum calcium');

  await logIn(page, 'lab', 'demo', '/investigation/specimen-store');
  await search(page, 'Search name, test, specimen or place', specimenNo);
  await act(page, rowNamed(page, specimenNo), 'Store');
  const storing = page.getByRole('dialog', { name: `Store specimen ${specimenNo}` });
  await walkSource(page, 'diagnostics/specimenstore/move-specimen.tsx');
  await field(storing, 'Place').fill('Rack 4, row B');
  await field(storing, 'Volume in mL').fill('4');
  await storing.getByRole('button', { name: 'Save' }).click();
  await expect(rowNamed(page, 'Rack 4, row B')).toBeVisible();
  await act(page, rowNamed(page, specimenNo), 'Make aliquot');
  const splitting = page.getByRole('dialog', { name: `Make an aliquot of ${specimenNo}` });
  await walkSource(page, 'diagnostics/specimenstore/add-aliquot.tsx');
  await field(splitting, 'Volume in mL').fill('1.5');
  await splitting.getByRole('button', { name: 'Make aliquot' }).click();
  await expect(page.getByText(/^Aliquot \d{12} created$/)).toBeVisible();
  // Its label is wanted at once.
  const label = page.getByRole('dialog');
  await expect(label.getByText(surname).first()).toBeVisible();
  await label.getByRole('button', { name: 'Close' }).click();
  await search(page, 'Search name, test, specimen or place', surname);
  await expect(
    page.getByRole('row').filter({ has: page.getByRole('cell', { name: '1.5', exact: true }) }),
  ).toContainText(specimenNo);
  await inspect(page, 'specimen store');
});
