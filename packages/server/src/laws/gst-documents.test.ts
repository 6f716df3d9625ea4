// One tax document for each supply: with bills and memos, taken back with them, frozen, numbered without gaps, and in the ledger.
import { randomUUID } from 'node:crypto';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { getGstDocument, listGstDocuments } from '@charaka/contract/money/tax/tax';
import { account } from '@charaka/rules/money/ledger';
import { describe, expect, it } from 'vitest';
import { gstDesk } from '../../test-support/money/gst-desk.ts';
import { addItem, sell, stock } from '../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const room = { chargeId: 2, appliedCharge: 6500, quantity: 3 };
const surgery = { chargeId: 1, appliedCharge: 45_000, quantity: 1 };

const { verify, makeCase, listed, standing, behindItsBack, asBefore } = gstDesk(parts);

/** Charges lines and asks for the final bill, to be paid in UPI. */
async function billOf(
  tenant: TestTenant,
  admissionId: number,
  lines: InputOf<typeof addCharges>['lines'],
  more: object = {},
): Promise<InputOf<typeof addBill>> {
  if (lines.length > 0) await tenant.ask(addCharges, { admissionId, lines });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true, ...more });
  const netPayable = figures.netPayable / 100;
  return { bill: { admissionId, netPayable, upi: netPayable, upiReference: '1234', ...more } };
}

async function makeBill(
  tenant: TestTenant,
  admissionId: number,
  lines: InputOf<typeof addCharges>['lines'],
  more = {},
) {
  return (await tenant.ask(addBill, await billOf(tenant, admissionId, lines, more))).finalBill;
}

describe('the document of a final bill', () => {
  it('tells every charge with its tax, exempt ones too, as invoice and bill of supply in one (FI044, FI046)', async () => {
    const { tenant, admissionId } = await makeCase();
    await parts.owner.query(`update charge set hsn_code = '996311' where tenant_id = $1 and charge_id = 2`, [
      tenant.tenantId,
    ]);
    await parts.owner.query(`update hospital set gst_number = '27AAPFU0939F1ZV' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    const bill = await makeBill(tenant, admissionId, [room, surgery], { otherCharge: 100 });
    const [row] = await listed(tenant);
    // The paper of the bill carries number and kind.
    const read = (await tenant.ask(getBill, { admissionId })).finalBill;
    for (const told of [bill, read])
      expect(told).toMatchObject({ gstDocumentNo: row?.documentNo, gstDocumentKind: 'InvoiceCumBillOfSupply' });
    expect(row).toMatchObject({
      documentKind: 'InvoiceCumBillOfSupply',
      source: 'bill',
      sourceNo: String(bill.orderNo),
      admissionId,
      documentNo: expect.stringMatching(/^B1\/\d{4}\/1$/),
      isInterState: false,
      placeOfSupply: '27',
      taxable: 1_950_000,
      exempt: 4_510_000,
      cgst: 48_750,
      sgst: 48_750,
      igst: 0,
      total: 6_557_500,
    });
    const { gstDocument } = await tenant.ask(getGstDocument, {
      gstDocument: { gstDocumentId: row?.gstDocumentId as number },
    });
    expect(gstDocument).toMatchObject({
      sellerGstin: '27AAPFU0939F1ZV',
      sellerName: 'First Hospital',
      sellerStateCode: '27',
    });
    expect(gstDocument.lines).toMatchObject([
      { lineNo: 1, hsnCode: '996311', uqc: 'NA', quantity: 3000, taxable: 1_950_000, rate: 500, treatment: 'Taxable' },
      { lineNo: 2, hsnCode: '9993', value: 4_500_000, rate: 0, treatment: 'Exempt' },
      { lineNo: 3, hsnCode: '9993', description: 'Other charge', value: 10_000, treatment: 'Exempt' },
    ]);
    expect(await verify(tenant)).toBeNull();
  });

  it('of charges without tax is a bill of supply, of taxed ones between states a tax invoice with IGST (FI046, R521)', async () => {
    const { tenant, admissionId } = await makeCase();
    await makeBill(tenant, admissionId, [surgery]);
    const other = await admitInScene(tenant, { isDischargeInitiated: true, patientStateCode: '32' });
    await makeBill(tenant, other, [room]);
    expect(await listed(tenant)).toMatchObject([
      { documentKind: 'BillOfSupply', taxable: 0, exempt: 4_500_000, cgst: 0 },
      { documentKind: 'TaxInvoice', isInterState: true, placeOfSupply: '32', igst: 97_500, cgst: 0, sgst: 0 },
    ]);
    expect(await standing(tenant, account.outputTax)).toEqual({ 1: -975 });
    expect(await verify(tenant)).toBeNull();
  });

  it('moves its tax from what is not documented to output tax by kind (FI052)', async () => {
    const { tenant, admissionId } = await makeCase();
    const request = await billOf(tenant, admissionId, [room]);
    expect(await standing(tenant, account.undocumentedGst)).toEqual({ null: -975 });
    expect(await standing(tenant, account.outputTax)).toEqual({});
    await tenant.ask(addBill, request);
    expect(await standing(tenant, account.undocumentedGst)).toEqual({});
    expect(await standing(tenant, account.outputTax)).toEqual({ 2: -487.5, 3: -487.5 });
  });

  it('is there once, however often the bill is sent (FI045, R502)', async () => {
    const { tenant, admissionId } = await makeCase();
    const request = await billOf(tenant, admissionId, [room]);
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => tenant.call(addBill, request, { key })));
    expect((await tenant.call(addBill, request, { key })).isFailure).toBe(false);
    await tenant.call(addBill, request);
    expect(await listed(tenant)).toHaveLength(1);
  });

  it('has the next number of its series, of bills made at one instant too (FI046)', async () => {
    const { tenant, admissionId } = await makeCase();
    const others = [];
    for (let n = 0; n < 5; n += 1) others.push(await admitInScene(tenant, { isDischargeInitiated: true }));
    const requests = [];
    for (const each of [admissionId, ...others]) requests.push(await billOf(tenant, each, [room]));
    await Promise.all(requests.map((request) => tenant.ask(addBill, request)));
    const numbers = (await listed(tenant)).map(({ documentNo }) => documentNo.split('/')[2]);
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await verify(tenant)).toBeNull();
  });

  it('is not there for medicine alone, which stands on the documents of its memos (FI044)', async () => {
    const { tenant, admissionId } = await makeCase();
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 21 });
    await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 2 }]);
    await makeBill(tenant, admissionId, []);
    expect((await listed(tenant)).map(({ source }) => source)).toEqual(['memo']);
    expect(await verify(tenant)).toBeNull();
  });
});

describe('a bill that is cancelled', () => {
  it('has a credit note of its whole document; the next bill has a document of its own (FI052, Q145)', async () => {
    const { tenant, admissionId } = await makeCase();
    const { billId } = await makeBill(tenant, admissionId, [room, surgery]);
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong payer' } }, { as: 'admin' });
    expect(await standing(tenant, account.outputTax)).toEqual({});
    expect(await standing(tenant, account.undocumentedGst)).toEqual({ null: -975 });
    const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    expect(figures.netPayable).toBe(0);
    await tenant.ask(addBill, { bill: { admissionId, netPayable: 0 } });
    const [first, second, note] = await listed(tenant);
    expect([first?.documentNo, second?.documentNo].map((no) => no?.split('/')[2])).toEqual(['1', '2']);
    expect(note).toMatchObject({
      documentKind: 'CreditNote',
      documentNo: expect.stringMatching(/^C1\/\d{4}\/1$/),
      total: first?.total,
      originalId: first?.gstDocumentId,
      originalNo: first?.documentNo,
      originalDate: first?.documentDate,
    });
    const read = async (row: typeof note) =>
      (await tenant.ask(getGstDocument, { gstDocument: { gstDocumentId: row?.gstDocumentId as number } })).gstDocument;
    expect((await read(note)).lines).toEqual((await read(first)).lines);
    expect((await read(note)).reason).toBe('Wrong payer');
    expect(await verify(tenant)).toBeNull();
  });

  it('from before there were documents has a note that names the bill (FI052)', async () => {
    const { tenant, admissionId } = await makeCase();
    const { billId, orderNo } = await makeBill(tenant, admissionId, [room, surgery]);
    await asBefore(tenant, 'bill');
    expect(await verify(tenant)).toBeNull();
    await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Made anew' } }, { as: 'admin' });
    expect(await listed(tenant)).toMatchObject([
      { documentKind: 'CreditNote', originalId: null, originalNo: String(orderNo), taxable: 1_950_000, cgst: 48_750 },
    ]);
    expect(await verify(tenant)).toBeNull();
  });
});

describe('a document that was written', () => {
  it('stays as it was, whatever becomes of rates, names and codes, and the server itself cannot change it (FI045)', async () => {
    const { tenant, admissionId } = await makeCase();
    await makeBill(tenant, admissionId, [room]);
    const [row] = await listed(tenant);
    const read = () => tenant.ask(getGstDocument, { gstDocument: { gstDocumentId: row?.gstDocumentId as number } });
    const before = await read();
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    for (const change of [
      `hospital set hospital_name = hospital_name || ' renamed', gst_number = '27AAPFU0939F1ZV', state_code = '32'`,
      `patient set first_name = 'Other', state_code = '32'`,
      `gst_slab set igst_basis_points = 1800, sgst_basis_points = 900, cgst_basis_points = 900`,
      `charge set hsn_code = '1234', charge_name = 'Renamed'`,
    ])
      await parts.owner.query(`update ${change} where tenant_id = ${tenant.tenantId}`);
    expect(await read()).toEqual(before);
    await parts.owner.query('begin');
    await parts.owner.query('set local role charaka_app');
    await expect(parts.owner.query('update gst_document set party_name = null')).rejects.toThrow('permission denied');
    await parts.owner.query('rollback');
    await parts.owner.query('begin');
    await parts.owner.query('set local role charaka_app');
    await expect(parts.owner.query('delete from gst_document_line')).rejects.toThrow('permission denied');
    await parts.owner.query('rollback');
  });

  it('is seen by its own hospital alone, and by no other tenant (FI045)', async () => {
    const { tenant, admissionId } = await makeCase();
    await makeBill(tenant, admissionId, [room]);
    const gstDocumentId = (await listed(tenant))[0]?.gstDocumentId as number;
    const stranger = await makeTenant(parts);
    expect(await listed(stranger)).toEqual([]);
    expect((await stranger.call(getGstDocument, { gstDocument: { gstDocumentId } })).message).toBe(
      'This tax document does not exist',
    );
    expect((await tenant.ask(listGstDocuments, {}, { as: 'admin', hospitalId: 2 })).rows).toEqual([]);
  });

  it.each([
    [
      'a paper without its document',
      `delete from gst_document_line`,
      `delete from gst_document`,
      /bill \d+ has 0 tax documents/,
    ],
    [
      'a changed tax',
      `update gst_document set cgst_paise = cgst_paise + 1`,
      'select 1',
      /B1\/\d+\/1 says 20475.01, its lines make/,
    ],
    [
      'a document that says otherwise than its bill',
      `update gst_document set cgst_paise = cgst_paise + 1`,
      `update gst_document_line set cgst_paise = cgst_paise + 1`,
      /B1\/\d+\/1 says cgst 487.51, bill \d+ has 487.50/,
    ],
    [
      'a wrong rate',
      `update gst_document_line set rate_basis_points = 600`,
      'select 1',
      /a line whose tax is not its rate/,
    ],
    [
      'a gap',
      `update gst_document set serial_no = 7`,
      'select 1',
      /numbers of tax documents have a gap: B of hospital 1/,
    ],
  ])(
    'is held against its paper by the check of the books: %s is named (FI045, FI052)',
    async (_, one, two, sentence) => {
      const { tenant, admissionId } = await makeCase();
      await makeBill(tenant, admissionId, [room]);
      const here = ` where tenant_id = ${tenant.tenantId}`;
      await behindItsBack(one + here, two === 'select 1' ? two : two + here);
      expect(await verify(tenant)).toMatch(sentence);
    },
  );

  it('is needed: the database keeps no bill without one, and no document whose lines make other sums (FI045)', async () => {
    const { tenant, admissionId } = await makeCase();
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    await expect(
      parts.owner.query(
        `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
           sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
           gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
           net_payable_paise, created_by) values ($1, 1, $2, '2026-2027', 1, now(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)`,
        [tenant.tenantId, admissionId],
      ),
    ).rejects.toThrow('has 0 tax documents and needs 1');
    await makeBill(tenant, admissionId, [room]);
    await expect(
      parts.owner.query(
        `insert into gst_document (tenant_id, hospital_id, document_kind, series, fin_year, serial_no, document_no, document_date,
           issued_at, return_period, original_no, original_date, admission_id, bill_id, seller_name, party_name, is_inter_state,
           value_paise, taxable_paise, exempt_paise, igst_paise, cgst_paise, sgst_paise, created_by)
         select tenant_id, hospital_id, 'CreditNote', 'C', fin_year, 9, 'C1/9', document_date, issued_at, return_period, document_no,
           document_date, admission_id, bill_id, seller_name, party_name, false, 100, 0, 100, 0, 0, 0, 1
         from gst_document where tenant_id = $1`,
        [tenant.tenantId],
      ),
    ).rejects.toThrow('do not make its sums');
  });
});
