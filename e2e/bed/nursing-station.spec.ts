// The nursing station: inpatients by bed type and ward, a line for each ward, nothing that changes an admission.
import { expect, test } from '@playwright/test';
import { findOrderables } from '../../packages/contract/src/clinic/order/order.ts';
import { signOrders } from '../../packages/contract/src/clinic/order/sign-orders.ts';
import { cancelAdmission, getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { openApi } from '../support/api.ts';
import { choose, closeMenu, expectRows, logIn, open, rowNamed } from '../support/desk.ts';
import { admitSomebody, freeBeds } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';

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
  await open(page, 'Nursing Station');
  await expect(page.getByRole('heading', { name: 'Nursing Station', level: 1 })).toBeVisible();
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

test('what is due for a patient stands in the row, and its button is the next deed of a nurse (OR008, OR030)', async ({
  page,
}) => {
  const api = await openApi();
  const { admissionId, surname } = await admitSomebody(api, 'Dueward');
  await logIn(page, 'nurse', 'demo', `/nursing_station/nursing_dashboard?by=name&q=${surname}`);
  const row = rowNamed(page, surname);
  await expect(row).toContainText('Nothing due');
  await expect(row.getByRole('button', { name: 'Note', exact: true })).toBeVisible();
  const { orderables } = await api.ask(findOrderables, { admissionId, searchText: 'serum calcium' });
  const { doctorId } = (await api.ask(getAdmission, { admission: { admissionId } })).admission;
  const lines = [{ chargeId: orderables[0]?.chargeId ?? 0, quantity: 1, priority: 'Stat' as const }];
  await api.ask(signOrders, {
    group: { admissionId, orderedById: doctorId, isVerbal: true, readBackBy: 'Dr. on duty', lines },
  });
  for (const due of ['1 stat', '1 to do', '1 unsigned']) await expect(row).toContainText(due);
  await inspect(page, 'nursing station with what is due');
  await row.getByRole('button', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/patient-details\?id=\d+&tab=orders$/);
  await expect(page.getByRole('tab', { name: 'Orders 1', exact: true })).toHaveAttribute('aria-selected', 'true');
});
