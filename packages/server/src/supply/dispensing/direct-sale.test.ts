// The pharmacy's counter: the queue of prescriptions, what is handed out on them, the money, the books, and two counters at one strip.
import { listOrders } from '@charaka/contract/clinic/order/order';
import { getPaperProof } from '@charaka/contract/money/payment/paper-proof';
import { addDirectSale, getPrescription, listPrescriptions } from '@charaka/contract/supply/dispensing/direct-sale';
import { addItemBarcode } from '@charaka/contract/supply/dispensing/item-barcode';
import { getSale, listSales } from '@charaka/contract/supply/pharmacy/sale';
import { describe, expect, it } from 'vitest';
import { paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import {
  addMedicine,
  type DispensedOn,
  directSaleOf,
  openCounter,
} from '../../../test-support/record/dispensing-desk.ts';
import { addItem, endOfBatch, leftOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** A prescription of nine tablets, a batch of strips of ten, and the line that sells one strip on it. */
async function makeCounter(quantity = 20, mrp = 30) {
  const counter = await openCounter(parts);
  const { tenant, encounterId } = counter;
  const itemId = await addMedicine(tenant);
  const batchId = await stock(tenant, itemId, { quantity, mrp });
  const { prescription } = await tenant.ask(getPrescription, { encounterId });
  const orderId = prescription.lines[0]?.orderId ?? 0;
  const line: DispensedOn = { batchId, mrp, quantity: 1, orderId };
  const sell = (lines: readonly DispensedOn[] = [line], more: object = {}) =>
    tenant.call(addDirectSale, directSaleOf({ encounterId }, lines, more));
  return { ...counter, itemId, batchId, orderId, line, sell };
}

describe('the queue of prescriptions', () => {
  it('has a prescription as soon as it is signed, with its lines and what answers them (PH050, PH086)', async () => {
    const { tenant, encounterId, patientId } = await makeCounter();
    const { rows } = await tenant.ask(listPrescriptions, { isOpen: true });
    expect(rows).toMatchObject([
      { encounterId, patientId, tokenNo: 1, doctorName: 'Dr. Ravi One', lineCount: 1, openCount: 1, state: 'Waiting' },
    ]);
    const { prescription } = await tenant.ask(getPrescription, { encounterId });
    expect(prescription.lines).toMatchObject([
      {
        quantity: 9000,
        dispensed: 0,
        status: 'Ordered',
        items: [{ itemName: 'Paracetamol 650 mg tablet', piecesInUnit: 10, batches: [{ quantity: 20 }] }],
      },
    ]);
  });

  it('leaves a prescription that is handed out whole, and keeps one that is so in part (PH052, PH086)', async () => {
    const { tenant, encounterId, sell, orderId, patientId } = await makeCounter();
    expect((await sell()).message).toBe('Cash memo PH1 saved');
    expect((await tenant.ask(listPrescriptions, { isOpen: true })).rows).toEqual([]);
    const { rows } = await tenant.ask(listPrescriptions, {});
    expect(rows).toMatchObject([{ encounterId, state: 'Dispensed', openCount: 0 }]);
    const { orders } = await tenant.ask(listOrders, { patientId });
    expect(orders).toMatchObject([{ orderId, status: 'Done' }]);
    const long = await openCounter(parts, [{ ...paracetamol, durationDays: 10 }]);
    const batchId = await stock(long.tenant, await addMedicine(long.tenant), { quantity: 20, mrp: 30 });
    const lines = (await long.tenant.ask(getPrescription, long)).prescription.lines;
    const part = { batchId, mrp: 30, quantity: 2, orderId: lines[0]?.orderId ?? 0 };
    await long.tenant.ask(addDirectSale, directSaleOf(long, [part]));
    expect((await long.tenant.ask(listPrescriptions, { isOpen: true })).rows).toMatchObject([
      { state: 'PartDispensed', openCount: 1 },
    ]);
    expect((await long.tenant.ask(getPrescription, long)).prescription.lines).toMatchObject([
      { quantity: 30_000, dispensed: 20_000, status: 'InProgress' },
    ]);
  });

  it('is opened by users who may sell at the counter, and listed without its medicines for others (R168)', async () => {
    const { tenant, encounterId } = await makeCounter();
    expect((await tenant.call(listPrescriptions, {}, { as: 'viewer' })).status).toBe(200);
    expect((await tenant.call(getPrescription, { encounterId }, { as: 'viewer' })).status).toBe(403);
  });

  it('is not shown of another day than the one asked for', async () => {
    const { tenant } = await makeCounter();
    expect((await tenant.ask(listPrescriptions, { fromDate: '2020-01-01', toDate: '2020-01-31' })).rows).toEqual([]);
  });
});

describe('a sale to an outpatient', () => {
  it('is paid at once, taxed inside its price, and stands in the list of medicine bills (PH054, PH058, PH060)', async () => {
    const { tenant, sell, batchId, encounterId, patientId } = await makeCounter();
    const answer = await sell();
    expect(answer.wire.pharmacySale).toMatchObject({
      saleType: 'OPD',
      patientIpId: null,
      patientUid: patientId,
      staffName: 'Dr. Ravi One',
      totalBillAmount: 30,
      cashAmount: 30,
      paidAmount: 30,
      pendingAmount: 0,
      roundOffAmount: 0,
    });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 19, moved: 19 });
    const { rows } = await tenant.ask(listSales, {});
    expect(rows).toMatchObject([{ saleType: 'OPD', encounterId, patientId, net: 3000, gstDocumentKind: 'TaxInvoice' }]);
    const { sale, patient, admission } = await tenant.ask(getSale, { sale: { saleId: rows[0]?.saleId ?? 0 } });
    expect(sale.lines).toMatchObject([{ quantity: 1, net: 3000, cgst: 250 }]);
    expect(admission).toBeUndefined();
    expect(patient).toHaveProperty('sex');
    const paper = { patientId, kind: 'medicineBill' as const, paperNumber: `1-${sale.memoNo}/${sale.finYear}` };
    expect(await tenant.ask(getPaperProof, { paper })).toMatchObject({ amount: 3000, copies: 0 });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('is paid whole, by any modes, with whole rupees where cash is part of it (PH060, PH085)', async () => {
    const { tenant, sell, line } = await makeCounter(20, 30.75);
    expect((await sell([line], { amount: 30.75 })).message).toBe('The figures have changed. Please recalculate');
    expect((await sell([line], { amount: 31 })).message).toBe('The figures have changed. Please recalculate');
    expect((await sell([line], { amount: 30, cash: 20 })).isFailure).toBe(true);
    const paid = await sell([line], { amount: 30, upi: 20, upiReference: 'UPI123456789' });
    expect(paid.wire.pharmacySale).toMatchObject({
      cashAmount: 10,
      upiAmount: 20,
      paidAmount: 30,
      roundOffAmount: -0.75,
    });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
    const whole = await makeCounter(20, 30.75);
    const card = await whole.sell([whole.line], { amount: 30.75, card: 30.75, cardNumber: '4321' });
    expect(card.wire.pharmacySale).toMatchObject({ cardAmount: 30.75, roundOffAmount: 0 });
    expect((await verifyBooks(parts.owner, whole.tenant.tenantId)).difference).toBeNull();
  });

  it('takes the batch that expires first, another one only for a reason (PH008)', async () => {
    const { tenant, itemId, sell, line } = await makeCounter();
    await stock(tenant, itemId, { quantity: 5, mrp: 30, days: 40 });
    expect((await sell()).message).toBe('Another batch expires earlier: enter a reason');
    expect((await sell([line], { batchReason: 'The first pack is torn' })).isFailure).toBe(false);
    const { rows } = await tenant.ask(listSales, {});
    expect(rows[0]).toMatchObject({ batchReason: 'The first pack is torn' });
  });

  it('refuses a batch that has expired and another medicine than the prescribed one (PH009, PH050)', async () => {
    const { tenant, batchId, sell, line } = await makeCounter();
    const other = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 30 });
    expect((await sell([{ ...line, batchId: other }])).message).toMatch(/is not the medicine of Paracetamol/);
    await parts.owner.query(`update pharmacy_batch set expiry = '2020-01-31' where tenant_id = $1 and batch_id = $2`, [
      tenant.tenantId,
      batchId,
    ]);
    expect((await sell()).message).toMatch(/has expired$/);
  });

  it('is refused on a prescribed line without the end of the batch number, where no code is known (PH048)', async () => {
    const { batchId, sell, line } = await makeCounter();
    const name = 'Paracetamol 650 mg tablet';
    expect((await sell([{ ...line, picked: '' }])).message).toBe(
      `${name}: type the last 3 letters or digits of the batch number on the pack`,
    );
    const other = await sell([{ ...line, picked: 'ZZ9' }]);
    expect(other.message).toMatch(/^Paracetamol 650 mg tablet: the pack has batch ZZ9, and the memo has B\d+$/);
    expect((await sell([{ ...line, picked: endOfBatch(batchId).toLowerCase() }])).isFailure).toBe(false);
  });

  it('is refused on a prescribed line whose pack has a code, until that code is scanned (PH048)', async () => {
    const { tenant, itemId, sell, line } = await makeCounter();
    await tenant.ask(addItemBarcode, { barcode: { itemId, code: '8901234567890' } });
    const otherId = await addMedicine(tenant, { itemName: 'Cetirizine 10 mg tablet' });
    await tenant.ask(addItemBarcode, { barcode: { itemId: otherId, code: '8901234567906' } });
    expect((await sell()).message).toBe('Paracetamol 650 mg tablet: scan the pack');
    const other = await sell([{ ...line, picked: '8901234567906' }]);
    expect(other.message).toBe(
      'The scanned pack is Cetirizine 10 mg tablet, and the memo has Paracetamol 650 mg tablet',
    );
    const batch = await sell([{ ...line, picked: '(01)08901234567890(10)XX1' }]);
    expect(batch.message).toMatch(/: the pack has batch XX1, and the memo has B\d+$/);
    expect((await sell([{ ...line, picked: '8901234567890' }])).isFailure).toBe(false);
  });

  it('hands out a prescribed line once, up to whole packs of its quantity (PH094)', async () => {
    const { sell, line } = await makeCounter();
    expect((await sell([{ ...line, quantity: 2 }])).message).toMatch(/only 9 are still open$/);
    expect((await sell()).isFailure).toBe(false);
    expect((await sell()).message).toMatch(/is already dispensed$/);
  });

  it('refuses medicine of Schedule H, H1 and X without a prescription (PH055)', async () => {
    const { tenant, encounterId } = await makeCounter();
    for (const schedule of ['H', 'H1', 'X'] as const) {
      const itemId = await addMedicine(tenant, { schedule, itemName: `Medicine ${schedule} tablet` });
      const batchId = await stock(tenant, itemId, { quantity: 5, mrp: 50 });
      const sold = await tenant.call(addDirectSale, directSaleOf({ encounterId }, [{ batchId, mrp: 50, quantity: 1 }]));
      expect(sold.message).toMatch(new RegExp(`is Schedule ${schedule}( and|:)`));
    }
  });

  it('sells over the counter to a patient without a visit, whose encounter is opened (PH054, Q279)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 50 });
    const sold = await tenant.ask(addDirectSale, directSaleOf({ patientId }, [{ batchId, mrp: 50, quantity: 2 }]));
    expect(sold.sale).toMatchObject({ saleType: 'OPD', patientId, net: 10_000, doctorName: null });
    const { rows } = await parts.owner.query('select encounter_class from encounter where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ encounter_class: 'Direct' }]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('gives a discount up to the limit of the user (PH087)', async () => {
    const tenant = await makeTenant(parts);
    // Before the first call: the session keeps the settings of its hospital.
    await parts.owner.query('update hospital set discount_limit_basis_points = 1000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const [patientId = 0] = await tenant.addPatients(1);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 50 });
    const sellWith = (discount: number) =>
      tenant.call(addDirectSale, directSaleOf({ patientId }, [{ batchId, mrp: 50, quantity: 1, discount }]));
    expect((await sellWith(6)).message).toBe('The discount of Rs 6.00 is above your limit. Ask for an approval');
    expect((await sellWith(5)).message).toBe('Cash memo PH1 saved');
  });
});

describe('two counters', () => {
  it('that sell the last strip at once: one gets it, the other is told what is left (PH013)', async () => {
    const { tenant, batchId, encounterId } = await makeCounter(1);
    const other = await stock(tenant, await addItem(tenant), { quantity: 1, mrp: 50 });
    const request = directSaleOf({ encounterId }, [{ batchId: other, mrp: 50, quantity: 1 }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tenant.call(addDirectSale, request)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    for (const { message } of answers.filter(({ isFailure }) => isFailure))
      expect(message).toMatch(/^Only 0 of Medicine \d+, batch B\d+, are in stock$/);
    expect(await leftOf(tenant, other)).toEqual({ quantity: 0, moved: 0 });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 1, moved: 1 });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('that dispense one prescribed line at once: it is handed out once (PH094)', async () => {
    const { tenant, sell, batchId } = await makeCounter();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sell()));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    for (const { message } of answers.filter(({ isFailure }) => isFailure))
      expect(message).toMatch(/is already dispensed$/);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 19, moved: 19 });
  });
});
