// The registers of supplies on prescription that the Drugs Rules ask for.
import { prescriptionSupplyReport } from '@charaka/contract/insight/report/pharmacy-register-reports';
import { addDirectSale, getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addMedicine, directSaleOf, openCounter } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, saleOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

it('a supply on prescription stands with its prescriber, batch and memo, one of Schedule H1 apart (PH071, PH075)', async () => {
  const { tenant, encounterId, patientId } = await openCounter(parts);
  const schedule = { schedule: 'H1' };
  const batchId = await stock(tenant, await addMedicine(tenant, schedule), {
    quantity: 5,
    mrp: 30,
    batchNumber: 'H1-7',
  });
  const other = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 20 });
  const { prescription } = await tenant.ask(getPrescription, { encounterId });
  const orderId = prescription.lines[0]?.orderId ?? 0;
  const lines = [
    { batchId, mrp: 30, quantity: 1, orderId },
    { batchId: other, mrp: 20, quantity: 1 },
  ];
  await tenant.ask(addDirectSale, directSaleOf({ encounterId }, lines));
  const asked = { fromDate: dayOf(0), toDate: dayOf(0), pageNumber: 1, pageSize: 0 };
  const rowsOf = async (more: object) =>
    (await tenant.ask(prescriptionSupplyReport.list, { ...asked, ...more }, { as: 'admin' })).rows as Record<
      string,
      unknown
    >[];
  const entry = { batchNumber: 'H1-7', quantity: 1, schedule: 'H1', cashMemo: 'PH1', patientId };
  expect(await rowsOf({})).toMatchObject([entry]);
  const registered = await rowsOf({ register: 'scheduleH1' });
  expect(registered).toMatchObject([{ ...entry, entryNo: 1, doctorName: 'Dr. Ravi One' }]);
  expect(registered[0]?.prescriberRegistrationNo).toBeTruthy();
  // An edit of the item afterwards changes no entry.
  await parts.owner.query(`update pharmacy_item set schedule = 'H' where tenant_id = $1`, [tenant.tenantId]);
  expect(await rowsOf({ register: 'scheduleH1' })).toMatchObject([entry]);
  expect(await rowsOf({ register: 'prescriptionSupply' })).toHaveLength(1);
  // The prescriber is the one of the order that the line answers, not of the memo.
  await parts.owner.query('update order_group set ordered_by = 2 where tenant_id = $1', [tenant.tenantId]);
  const [ofOrder] = await rowsOf({ register: 'scheduleH1' });
  expect(ofOrder?.doctorName).not.toBe('Dr. Ravi One');
});

it('a supply of Schedule X stands in the list of supplies on prescription (PH071, PH075)', async () => {
  const tenant = await makeTenant(parts);
  const batchId = await stock(tenant, await addMedicine(tenant, { schedule: 'X' }), { quantity: 5, mrp: 30 });
  await tenant.ask(addSale, saleOf(await admitInScene(tenant), [{ batchId, mrp: 30, quantity: 1 }]));
  const asked = { fromDate: dayOf(0), toDate: dayOf(0), pageNumber: 1, pageSize: 0 };
  const { rows } = await tenant.ask(prescriptionSupplyReport.list, asked, { as: 'admin' });
  expect(rows).toMatchObject([{ schedule: 'X', quantity: 1 }]);
});
