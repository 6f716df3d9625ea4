// The labels of dispensed medicines: what is on them, in which language, and which lines have none.

import { addDirectSale, getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { getDispenseLabels } from '@charaka/contract/supply/dispensing/dispense-label';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { addMedicine, directSaleOf, openCounter } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** A prescription of nine tablets with one strip dispensed on it, and a strip of another item sold with it without a prescription. */
async function dispensed() {
  const counter = await openCounter(parts);
  const { tenant, encounterId } = counter;
  const batchId = await stock(tenant, await addMedicine(tenant), { quantity: 20, mrp: 30 });
  const otherBatchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 10 });
  const { prescription } = await tenant.ask(getPrescription, { encounterId });
  const orderId = prescription.lines[0]?.orderId ?? 0;
  const { sale } = await tenant.ask(
    addDirectSale,
    directSaleOf({ encounterId }, [
      { batchId, mrp: 30, quantity: 1, orderId },
      { batchId: otherBatchId, mrp: 10, quantity: 1 },
    ]),
  );
  return { ...counter, sale };
}

describe('the labels of a prescription', () => {
  it('carry patient, item, dose, times, batch and expiry of each dispensed line (PH051)', async () => {
    const { tenant, encounterId, patientId, sale } = await dispensed();
    const answer = await tenant.ask(getDispenseLabels, { encounterId });
    expect(answer).toMatchObject({ patientId, patientName: sale.patientName, language: 'en' });
    expect(answer.labels).toMatchObject([
      {
        saleLineId: sale.lines[0]?.saleLineId,
        itemName: 'Paracetamol 650 mg tablet',
        quantity: 1,
        batchNumber: sale.lines[0]?.batchNumber,
        expiry: sale.lines[0]?.expiry,
        detail: { genericName: 'Paracetamol', doseUnit: 'tablet', dose: 1000, durationDays: 3 },
      },
    ]);
    expect((await tenant.ask(getDispenseLabels, { encounterId, saleId: sale.saleId })).labels).toHaveLength(1);
    expect((await tenant.ask(getDispenseLabels, { encounterId, saleId: sale.saleId + 1 })).labels).toEqual([]);
  });

  it('are in the language in which the prescriber instructs the patient (PH051)', async () => {
    const { tenant, encounterId } = await dispensed();
    await parts.owner.query(
      `update consultation_version set content = jsonb_set(content, '{instructionLanguage}', '"ta"') where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await tenant.ask(getDispenseLabels, { encounterId })).language).toBe('ta');
  });

  it('leave out what came back, and are for users who dispense (PH051, R168)', async () => {
    const { tenant, encounterId, sale } = await dispensed();
    await tenant.ask(addSalesReturn, {
      saleReturn: {
        saleId: sale.saleId,
        lines: [{ saleLineId: sale.lines[0]?.saleLineId ?? 0, quantity: 1 }],
        net: 30,
        paidBack: 30,
        cash: 30,
        reason: 'Medicine is not needed',
      },
    });
    expect((await tenant.ask(getDispenseLabels, { encounterId })).labels).toEqual([]);
    expect((await tenant.call(getDispenseLabels, { encounterId }, { as: 'viewer' })).status).toBe(403);
  });
});
