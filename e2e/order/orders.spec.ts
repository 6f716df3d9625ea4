// An inpatient's order from the bedside to its result, without a cashier: signed by word of mouth, done, verified, and read at the bedside.

import { findOrderables } from '../../packages/contract/src/clinic/order/order.ts';
import { signOrders } from '../../packages/contract/src/clinic/order/sign-orders.ts';
import { getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { type Api, openApi } from '../support/api.ts';
import { act, billOn, field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody, beginDischarge, registerPatient } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { expect, test } from '../support/test.ts';
import { doctorsOf, holdOpd, visitTo } from '../support/visits.ts';
import { walkSource } from '../support/walk-dialog.ts';

let api: Api;
test.beforeAll(async () => {
  api = await openApi();
});

test('a nurse orders by word of mouth, the test is done and verified, and its result stands at the bedside by itself (OR003, OR007, OR015, OR030)', async ({
  page,
  browser,
}) => {
  const { surname, admissionId } = await admitSomebody(api, 'Ordered');
  await logIn(page, 'nurse', 'demo', `/ipd/ipd_registration/patient-details?id=${admissionId}&tab=orders`);
  const pane = page.getByRole('form', { name: 'New orders' });
  await field(pane, 'Search tests, images, procedures and opinions').fill('complete blood');
  await page
    .getByRole('option', { name: /Complete Blood Count/i })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  const line = pane.getByRole('group', { name: /Complete Blood Count/i });
  await line.getByText('Stat', { exact: true }).click();
  const sign = pane.getByRole('button', { name: 'Sign 1 order' });
  await expect(sign).toBeDisabled();
  await field(pane, 'Read back to').fill('Dr. on duty');
  await inspect(page, 'orders of a stay');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Orders signed: no\. \d+$/)).toBeVisible();
  const card = page.getByRole('article', { name: /Complete Blood Count/i });
  await expect(card.getByText('Ordered', { exact: true })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await logIn(desk, 'doctor', 'demo', '/investigation');
  await search(desk, 'Search name, IPD No, bed or order', surname);
  const row = rowNamed(desk, surname);
  await expect(row.getByText('Stat', { exact: true })).toBeVisible();
  await act(desk, row, 'Begin');
  await expect(card.getByText('Started', { exact: true })).toBeVisible();
  await act(desk, row, 'Done');
  const result = desk.getByRole('dialog', { name: /^Result of Complete Blood Count/i });
  await walkSource(desk, 'clinic/order/order-dialogs.tsx');
  await result.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(result.getByText('Please enter the result')).toBeVisible();
  await field(result, 'Result').fill('Haemoglobin 6.1 g/dl');
  await result.getByRole('switch', { name: /^Critical result/ }).click();
  await inspect(desk, 'result of an order');
  await result.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(result).toBeHidden();
  await desk.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Done', exact: true }).click();
  await act(desk, rowNamed(desk, surname), 'Verify');
  await expect(card.getByText('Verified, critical')).toBeVisible();
  await expect(card.getByText('Haemoglobin 6.1 g/dl')).toBeVisible();
  await page.goto(`/ipd/ipd_registration/patient-details?id=${admissionId}&tab=charges`);
  await expect(page.getByText(/Complete Blood Count/i).first()).toBeVisible();
  await desk.context().close();
});

test('the final bill waits for an open order, which the cashier charges ahead of it (OR034)', async ({ page }) => {
  const { admissionId } = await admitSomebody(api, 'Following');
  const { orderables } = await api.ask(findOrderables, { admissionId, searchText: 'complete blood' });
  const { doctorId } = (await api.ask(getAdmission, { admission: { admissionId } })).admission;
  await api.ask(signOrders, {
    group: {
      admissionId,
      orderedById: doctorId,
      isVerbal: true,
      readBackBy: 'Dr. on duty',
      lines: [{ chargeId: orderables[0]?.chargeId ?? 0, quantity: 1, priority: 'Routine' }],
    },
  });
  await beginDischarge(api, admissionId);
  await logIn(page, 'billing', 'demo', `/ipd/ipd_registration/final-bill?id=${admissionId}`);
  const bill = billOn(page);
  await expect(bill.getByText(/^1 order is not finished: Complete Blood Count/i)).toBeVisible();
  await bill.getByRole('button', { name: 'Open orders' }).click();
  const open = page.getByRole('dialog', { name: 'Open orders' });
  const order = open.getByRole('article', { name: /Complete Blood Count/i });
  await expect(order).toBeVisible();
  await inspect(page, 'open orders before a final bill');
  await walkSource(page, 'clinic/order/open-orders.tsx');
  await act(page, order, 'To follow');
  await expect(open).toBeHidden();
  await expect(bill.getByText('Every order is finished or marked to follow')).toBeVisible();
});

test('orders are signed on the page of a patient who came to the OPD, and a critical result is called (OR001, OR030, OR036)', async ({
  page,
}) => {
  const { patientId, surname } = await registerPatient(api, 'Orderly');
  const [{ staffId } = { staffId: 0 }] = await doctorsOf(api);
  await holdOpd(api, staffId);
  await visitTo(api, staffId, patientId);
  await logIn(page, 'doctor', 'demo', `/patient_registration/${patientId}`);
  const pane = page.getByRole('form', { name: 'New orders' });
  await field(pane, 'Search tests, images, procedures and opinions').fill('complete blood');
  await page
    .getByRole('option', { name: /Complete Blood Count/i })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await pane
    .getByRole('group', { name: /Complete Blood Count/i })
    .getByText('Stat', { exact: true })
    .click();
  const readBack = field(pane, 'Read back to');
  if (await readBack.isVisible()) await readBack.fill('Dr. on duty');
  await pane.getByRole('button', { name: 'Sign 1 order' }).click();
  const card = page.getByRole('article', { name: /Complete Blood Count/i });
  await expect(card.getByText('Ordered', { exact: true })).toBeVisible();
  await inspect(page, 'orders of a patient');

  await page.goto('/investigation');
  await search(page, 'Search name, IPD No, bed or order', surname);
  const row = rowNamed(page, surname);
  await expect(row.getByText(/^Token \d+$/)).toBeVisible();
  await act(page, row, 'Begin');
  await act(page, rowNamed(page, surname), 'Done');
  const result = page.getByRole('dialog', { name: /^Result of Complete Blood Count/i });
  await field(result, 'Result').fill('Haemoglobin 4.1 g/dl');
  await result.getByRole('switch', { name: /^Critical result/ }).click();
  await result.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(result).toBeHidden();
  await page.goto(`/investigation?waits=Critical&q=${surname}`);
  await expect(rowNamed(page, surname)).toBeVisible();
  const states = page.getByRole('group', { name: 'Status' });
  await expect(states.getByRole('button').first()).toBeVisible();
  await expect(states.getByRole('button', { pressed: true })).toHaveCount(0);
  await act(page, rowNamed(page, surname), 'Call critical result');
  const told = page.getByRole('dialog', { name: /^Call critical result/ });
  await expect(told).toBeVisible();
  await walkSource(page, 'clinic/order/call-form.tsx');
  await field(told, 'Person informed').fill('Sister Rose');
  await told.getByRole('switch', { name: 'The value was read back' }).click();
  await inspect(page, 'call about a critical result');
  await told.getByRole('button', { name: 'Record the call', exact: true }).click();
  await expect(told).toBeHidden();
  await expect(rowNamed(page, surname)).toHaveCount(0);
});
