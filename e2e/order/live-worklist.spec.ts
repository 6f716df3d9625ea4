// The open worklist hears of an order at once, rings for Stat unless its user wants silence, and catches up after the line was lost.
import { expect, test } from '@playwright/test';
import { findOrderables } from '../../packages/contract/src/clinic/order/order.ts';
import { signOrders } from '../../packages/contract/src/clinic/order/sign-orders.ts';
import { getAdmission } from '../../packages/contract/src/stay/admission/admission.ts';
import { openApi } from '../support/api.ts';
import { field, logIn, rowNamed, search } from '../support/desk.ts';
import { admitSomebody } from '../support/inpatients.ts';
import { inspect } from '../support/inspect-screen.ts';
import { walkSource } from '../support/walk-dialog.ts';

test('an order stands on the open worklist within two seconds, with a sound for Stat, and after a lost line; its number opens it (OR031, OR044)', async ({
  page,
}) => {
  const api = await openApi();
  const { surname, admissionId } = await admitSomebody(api, 'Livelist');
  const { doctorId } = (await api.ask(getAdmission, { admission: { admissionId } })).admission;
  const sign = async (searchText: string, priority: 'Stat' | 'Routine') => {
    const { orderables } = await api.ask(findOrderables, { admissionId, searchText });
    const lines = [{ chargeId: orderables[0]?.chargeId ?? 0, quantity: 1, priority }];
    const group = { admissionId, orderedById: doctorId, isVerbal: true, readBackBy: 'Dr. on duty', lines };
    const [order] = (await api.ask(signOrders, { group })).group.orders;
    return { name: order?.orderName ?? '', number: `${order?.groupNo}/${order?.lineNo}` };
  };
  // A sound cannot be heard here: it is counted how often one is begun.
  await page.addInitScript(() => {
    const counted = window as unknown as { rings: number };
    counted.rings = 0;
    const { AudioContext } = window;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.rings += 1;
      }
    };
  });
  const rings = () => page.evaluate(() => (window as unknown as { rings: number }).rings);

  await logIn(page, 'doctor', 'demo', '/investigation');
  await search(page, 'Search name, IPD No, bed or order', surname);
  await expect(page.getByText(`Nothing matches '${surname}'`)).toBeVisible();
  const stat = await sign('complete blood', 'Stat');
  const row = rowNamed(page, surname);
  await expect(row.filter({ hasText: stat.name })).toBeVisible({ timeout: 2000 });
  await expect.poll(rings).toBe(1);

  await page.getByRole('switch', { name: 'Sound for Stat' }).click();
  const quiet = await sign('x-ray', 'Stat');
  await expect(row.filter({ hasText: quiet.name })).toBeVisible({ timeout: 2000 });
  expect(await rings()).toBe(1);

  await page.context().setOffline(true);
  const missed = await sign('urine', 'Routine');
  await page.context().setOffline(false);
  await expect(row.filter({ hasText: missed.name })).toBeVisible({ timeout: 15_000 });

  const scan = field(page, 'Scan an order or specimen');
  await scan.fill(missed.number);
  await scan.press('Enter');
  const opened = page.getByRole('dialog', { name: 'Order' });
  await expect(opened.getByRole('article', { name: missed.name })).toBeVisible();
  await expect(opened.getByRole('list', { name: 'Steps' })).toContainText('Ordered');
  await inspect(page, 'an order that was scanned');
  await walkSource(page, 'clinic/order/scan-order.tsx');
});
