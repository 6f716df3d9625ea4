// The nursing station: inpatients by bed type and ward, a line for each ward, nothing that changes an admission.

import { cancelAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { openApi } from '../support/api.ts';
import { choose, closeMenu, expectRows, logIn, open, rowNamed } from '../support/desk.ts';
import { admitSomebody, freeBeds } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';

test('a nurse narrows the inpatients to a ward and a bed type, and cannot admit (R304, R306, R307, Q31, Q32)', async ({
  page,
}) => {
  const api = await openApi();
  const beds = await freeBeds(api);
  const [bed] = beds;
  const other = beds.find(
    ({ bedTypeId, bedGroupId }) => bedTypeId !== bed?.bedTypeId && bedGroupId !== bed?.bedGroupId,
  );
  if (!bed || !other) throw new Error('The demo has no free beds of two types left');
  const { bedId, bedTypeId, bedGroupId } = bed;
  const place = { admissionMode: 'General', bedId, bedTypeId, bedGroupId } as const;
  const { admissionId, surname } = await admitSomebody(api, 'Nursed', place);

  await logIn(page, 'nurse');
  await open(page, 'Nursing station');
  await expect(page.getByRole('heading', { name: 'Nursing station', level: 1 })).toBeVisible();
  await expectRows(page);
  await expect(page.getByRole('button', { name: 'Admit Patient' })).toHaveCount(0);
  await inspect(page, 'nursing station');

  const lines = page.getByRole('list', { name: 'Beds by ward' });
  const line = lines.getByRole('button', { name: bed.bedGroupName });
  await expect(line).toContainText(/Free \d+.*Occupied \d+/);
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`ward=${bedGroupId}\\b`));
  await page.goto(`${page.url()}&by=name&q=${surname}`);
  await expect(rowNamed(page, surname)).toHaveCount(1);
  await lines.getByRole('button', { name: other.bedGroupName }).click();
  await expect(page.getByText(/^(No records found|No patient in this list matches)/)).toBeVisible();
  await lines.getByRole('button', { name: other.bedGroupName }).click();
  await expect(rowNamed(page, surname)).toHaveCount(1);

  await choose(page, 'Bed Type', other.bedTypeName);
  await expect(page).toHaveURL(new RegExp(`bedType=${other.bedTypeId}\\b`));
  await expect(page.getByText(/^(No records found|No patient in this list matches)/)).toBeVisible();
  await choose(page, 'Bed Type', bed.bedTypeName);
  await rowNamed(page, surname).getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'Change Bed', exact: true })).toBeVisible();
  for (const deed of ['Cancel admission', 'Payment', 'TPA transfer'])
    await expect(page.getByRole('menuitem', { name: deed, exact: true })).toHaveCount(0);
  await closeMenu(page);
  await rowNamed(page, surname).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nursing_station\/nursing_dashboard\/patient-details\?id=\d+/);
  await expect(page.getByRole('heading', { name: new RegExp(surname), level: 1 })).toBeVisible();
  await api.ask(cancelAdmission, { admission: { admissionId, reason: 'Came to the wrong hospital' } });
});
