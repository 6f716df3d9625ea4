// A specimen in the laboratory is stored in a place, and split into an aliquot that takes its test along.
import { expect, test } from '@playwright/test';
import { findOrderables } from '../../packages/contract/src/clinic/order/order.ts';
import { signOrders } from '../../packages/contract/src/clinic/order/sign-orders.ts';
import {
  collectSpecimens,
  listSpecimens,
  makeLabels,
  receiveSpecimen,
} from '../../packages/contract/src/diagnostics/laboratory/specimen.ts';
import { getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { openApi } from '../support/api.ts';
import { act, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('a specimen is stored and split; the aliquot names where it comes from (LB022, LB025)', async ({ page }) => {
  const api = await openApi();
  const { surname, admissionId } = await admitSomebody(api, 'Stored');
  const { orderables } = await api.ask(findOrderables, { admissionId, searchText: 'serum calcium' });
  const { doctorId } = (await api.ask(getAdmission, { admission: { admissionId } })).admission;
  const lines = [{ chargeId: orderables[0]?.chargeId ?? 0, quantity: 1, priority: 'Routine' as const }];
  const group = { admissionId, orderedById: doctorId, isVerbal: true, readBackBy: 'Dr. on duty', lines };
  const { orders } = (await api.ask(signOrders, { group })).group;
  const { specimenIds } = await api.ask(makeLabels, { orderIds: orders.map(({ orderId }) => orderId) });
  await api.ask(collectSpecimens, { specimenIds, identifiedBy: 'Wristband' });
  const { rows } = await api.ask(listSpecimens, { pageNumber: 0, pageSize: 0 });
  const specimenNo = rows.find(({ specimenId }) => specimenId === specimenIds[0])?.specimenNo ?? '';
  await api.ask(receiveSpecimen, { specimenNo });

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
  await expect(page.getByText(/^Aliquot \d{12} made$/)).toBeVisible();
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
