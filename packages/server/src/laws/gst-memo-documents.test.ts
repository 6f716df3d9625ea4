// The tax document of a cash memo: with every sale at the counter, taken back with its return, numbered without gaps.
import { randomUUID } from 'node:crypto';
import { getGstDocument } from '@charaka/contract/money/tax/tax';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { account } from '@charaka/rules/money/ledger';
import { describe, expect, it } from 'vitest';
import { gstDesk } from '../../test-support/money/gst-desk.ts';
import { addItem, saleOf, sell, stock } from '../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';

const parts = useTestApp();
const { verify, makeCase, listed, standing, asBefore } = gstDesk(parts);

describe('the document of a cash memo', () => {
  it('tells medicine with batch and code; what comes back has a credit note on it (FI044, FI046, FI052)', async () => {
    const { tenant, admissionId } = await makeCase();
    const taxed = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 21, batchNumber: 'X7' });
    const nil = await stock(tenant, await addItem(tenant, 1), { quantity: 50, mrp: 10 });
    const lines = [
      { batchId: taxed, mrp: 21, quantity: 10 },
      { batchId: nil, mrp: 10, quantity: 1 },
    ];
    const memo = await sell(tenant, admissionId, lines, { cash: 50 });
    expect(await standing(tenant, account.outputTax)).toEqual({ 2: -5, 3: -5 });
    expect(await standing(tenant, account.undocumentedGst)).toEqual({});
    const back = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 2 }];
    const { saleReturn } = await tenant.ask(addSalesReturn, {
      saleReturn: { saleId: memo.saleId, lines: back, net: 42, reason: 'Not needed' },
    });
    expect(await standing(tenant, account.outputTax)).toEqual({ 2: -4, 3: -4 });
    const [document, note] = await listed(tenant);
    expect(memo).toMatchObject({ gstDocumentNo: document?.documentNo, gstDocumentKind: document?.documentKind });
    expect(saleReturn.gstDocumentNo).toBe(note?.documentNo);
    expect(document).toMatchObject({
      documentKind: 'InvoiceCumBillOfSupply',
      source: 'memo',
      sourceNo: memo.cashMemo,
      total: 22_000,
      documentNo: expect.stringMatching(/^P1\/\d{4}\/1$/),
      taxable: 20_000,
      exempt: 1000,
      cgst: 500,
      sgst: 500,
    });
    expect(note).toMatchObject({
      documentKind: 'CreditNote',
      source: 'return',
      sourceNo: saleReturn.returnNumber,
      total: 4200,
      documentNo: expect.stringMatching(/^R1\/\d{4}\/1$/),
      originalNo: document?.documentNo,
      taxable: 4000,
      cgst: 100,
    });
    const { gstDocument } = await tenant.ask(getGstDocument, {
      gstDocument: { gstDocumentId: document?.gstDocumentId as number },
    });
    expect(gstDocument.lines).toMatchObject([
      {
        uqc: 'NOS',
        quantity: 10_000,
        rate: 500,
        treatment: 'Taxable',
        description: expect.stringContaining('batch X7'),
      },
      { rate: 0, treatment: 'Nil', value: 1000 },
    ]);
    expect(await verify(tenant)).toBeNull();
  });

  it('of many sold at one instant has its number without gap or double (FI046)', async () => {
    const { tenant, admissionId } = await makeCase();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 50, mrp: 21 });
    const key = randomUUID();
    const request = saleOf(admissionId, [{ batchId, mrp: 21, quantity: 1 }]);
    await Promise.all([
      ...Array.from({ length: 6 }, () => tenant.ask(addSale, request)),
      ...[1, 2].map(() => tenant.call(addSale, request, { key })),
    ]);
    const numbers = (await listed(tenant)).map(({ documentNo }) => documentNo.split('/')[2]);
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  it('is missed by a return of medicine sold before there were documents: its note names the memo (FI052)', async () => {
    const { tenant, admissionId } = await makeCase();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 21 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 2 }]);
    await asBefore(tenant, 'pharmacy_sale');
    const lines = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 1 }];
    await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines, net: 21 } });
    expect(await listed(tenant)).toMatchObject([{ originalId: null, originalNo: memo.cashMemo, taxable: 2000 }]);
    expect(await verify(tenant)).toBeNull();
  });
});
