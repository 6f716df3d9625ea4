// Goods received from suppliers: figures, refusals, second persons, stock and ledger, and two clerks at once.
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { adjustStock, listSaleableBatches, listStock, listStockMoves } from '@charaka/contract/supply/pharmacy/stock';
import {
  cancelReceipt,
  getReceipt,
  listReceipts,
  postReceipt,
  previewReceipt,
} from '@charaka/contract/supply/purchase/goods-receipt';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, leftOf, saleOf, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  addSupplier,
  figuredReceipt,
  lineOf,
  makeApprovers,
  receiptOf,
  receive,
} from '../../../test-support/record/purchase-desk.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { stockDifference } from '../../money/finance/verify-stock.ts';

const parts = useTestApp();

/** A tenant with a supplier and an item of 5 % GST. */
async function makeDesk() {
  const tenant = await makeTenant(parts);
  return { tenant, supplierId: await addSupplier(tenant), itemId: await addItem(tenant) };
}

/** The balance of an account in the ledger, in paise. */
async function balanceOf({ tenantId }: TestTenant, glid: number): Promise<number> {
  const { rows } = await parts.owner.query<{ paise: string }>(
    'select coalesce(sum(amount_paise), 0) as paise from voucher_entry where tenant_id = $1 and glid = $2',
    [tenantId, glid],
  );
  return Number(rows[0]?.paise);
}

describe('a goods receipt', () => {
  it('has the figures of the worked example, and posts 300 against 302 (PH034, PH035, PH037)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const vial = await addItem(tenant);
    const receipt = receiptOf(
      supplierId,
      [
        lineOf(itemId, { packs: 200, freePacks: 20, rate: 14.5, discountPercent: 5, mrp: 21.5 }),
        lineOf(vial, { packs: 50, freePacks: 5, rate: 42.8, mrp: 142.9 }),
      ],
      { charges: [{ chargeName: 'Freight', amount: 150, gst: 5 }], invoiceTotal: 5297 },
    );
    const posted = await receive(tenant, receipt);
    expect(posted).toMatchObject({
      receiptNumber: 'GRN1',
      state: 'Posted',
      total: 529_726,
      landed: 529_726,
      roundOff: -26,
    });
    expect(posted.lines).toMatchObject([
      { taxable: 275_500, cgst: 6888, sgst: 6888, shareOfCharges: 8864, landed: 298_140, units: 220 },
      { taxable: 214_000, cgst: 5350, sgst: 5350, shareOfCharges: 6886, landed: 231_586, units: 55 },
    ]);
    expect(await balanceOf(tenant, 300)).toBe(529_726);
    expect(await balanceOf(tenant, 302)).toBe(-529_726);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
    expect((await tenant.ask(listReceipts, {})).rows).toMatchObject([{ receiptNumber: 'GRN1' }]);
    expect((await tenant.ask(getReceipt, { receipt: { receiptId: posted.receiptId } })).receipt).toEqual(posted);
  });

  it('brings lots that are sold, and names itself among the movements (PH001, PH002)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId)]));
    const [batch] = (await tenant.ask(listSaleableBatches, { itemId })).batches;
    expect(batch).toMatchObject({ quantity: 10, mrp: 10_000 });
    await sell(tenant, await admitInScene(tenant), [{ batchId: batch?.batchId ?? 0, mrp: 100, quantity: 3 }]);
    const { rows } = await tenant.ask(listStockMoves, { batchId: batch?.batchId ?? 0 });
    expect(rows.map(({ kind, change, reason }) => [kind, change, reason])).toEqual([
      ['sold', -3, null],
      ['received', 10, 'GRN1'],
    ]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('takes rejected packs into no stock and claims their value (PH030)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const line = lineOf(itemId, { shortPacks: 1, damagedPacks: 1, refusedPacks: 1 });
    const posted = await receive(tenant, receiptOf(supplierId, [line]));
    expect(posted).toMatchObject({ total: 84_000, claimed: 25_200, landed: 58_800 });
    expect((await tenant.ask(listStock, {})).rows).toMatchObject([{ quantity: 7 }]);
    expect(await balanceOf(tenant, 302)).toBe(-58_800);
  });

  it('records packs that are wholly refused, whatever their expiry, licence and price (PH030, PH012, PH028, PH033)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const narcotic = await addItem(tenant);
    await parts.owner.query(`update pharmacy_item set schedule = 'X' where tenant_id = $1 and item_id = $2`, [
      tenant.tenantId,
      narcotic,
    ]);
    const lines = [
      lineOf(itemId),
      lineOf(itemId, { batchNumber: 'OLD', expiry: dayOf(-5), mrp: 50, refusedPacks: 10 }),
      lineOf(itemId, { batchNumber: 'NEAR', expiry: dayOf(20), mrp: 50, damagedPacks: 10 }),
      lineOf(narcotic, { refusedPacks: 10 }),
    ];
    const preview = await tenant.ask(previewReceipt, {
      receipt: receiptOf(supplierId, lines, { invoiceTotal: 3360 }),
    });
    expect([preview.approvals, preview.warnings]).toEqual([[], []]);
    const posted = await receive(tenant, receiptOf(supplierId, lines));
    expect(posted.lines.map(({ units, refusedPacks, damagedPacks }) => [units, refusedPacks, damagedPacks])).toEqual([
      [10, 0, 0],
      [0, 10, 0],
      [0, 0, 10],
      [0, 10, 0],
    ]);
    expect(posted).toMatchObject({ landed: 84_000, claimed: 252_000 });
  });

  it('is all or nothing: a fault in one line receives none (PH014)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await stock(tenant, itemId, { batchNumber: 'K-1', quantity: 5, mrp: 100, days: 300 });
    const lines = [lineOf(itemId), lineOf(itemId, { batchNumber: 'k-1' })];
    const refused = await tenant.call(previewReceipt, {
      receipt: receiptOf(supplierId, lines, { invoiceTotal: 1680 }),
    });
    expect(refused.message).toBe(`Line 2: batch k-1 is here with another expiry: ${dayOf(300)}`);
    expect(
      (await tenant.call(postReceipt, { receipt: receiptOf(supplierId, lines, { invoiceTotal: 1680 }), landed: 1680 }))
        .isFailure,
    ).toBe(true);
    expect((await tenant.ask(listStock, {})).rows).toHaveLength(1);
  });

  it('sells goods with a higher MRP at the known lower one, and lowers the price for a lower one (PH012)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const batchId = await stock(tenant, itemId, { batchNumber: 'K-2', quantity: 5, mrp: 100, days: 730 });
    const known = { batchNumber: 'K-2', rate: 50 };
    const mrp = async () => (await tenant.ask(listSaleableBatches, { itemId })).batches.map((each) => each.mrp);
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId, { ...known, mrp: 120 })]));
    expect(await mrp()).toEqual([10_000]);
    const lower = receiptOf(supplierId, [lineOf(itemId, { ...known, mrp: 90 })]);
    const { warnings } = await tenant.ask(previewReceipt, { receipt: { ...lower, invoiceTotal: 525 } });
    expect(warnings.map(({ text }) => text)).toEqual([expect.stringContaining('the price falls from 100.00 to 90.00')]);
    await receive(tenant, lower);
    expect(await mrp()).toEqual([9000]);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 25, moved: 25 });
  });

  it('leaves the MRP of a batch as it is for packs that are wholly refused (PH012)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await stock(tenant, itemId, { batchNumber: 'K-3', quantity: 5, mrp: 100, days: 730 });
    const refused = { batchNumber: 'K-3', mrp: 60, rate: 50, refusedPacks: 10 };
    const unknown = { batchNumber: 'K-4', mrp: 60, rate: 50, refusedPacks: 10 };
    const mrp = async () =>
      (await tenant.ask(listSaleableBatches, { itemId })).batches.map((each) => [each.batchNumber, each.mrp]);
    const other = lineOf(await addItem(tenant));
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId, refused), lineOf(itemId, unknown), other]));
    expect(await mrp()).toEqual([['K-3', 10_000]]);
    await receive(tenant, receiptOf(supplierId, [lineOf(itemId, { batchNumber: 'K-4', mrp: 90 })]));
    expect(await mrp()).toContainEqual(['K-4', 9000]);
  });

  it('warns of an MRP below the cost (PH032)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const receipt = receiptOf(supplierId, [lineOf(itemId, { mrp: 80 })], { invoiceTotal: 840 });
    const { warnings } = await tenant.ask(previewReceipt, { receipt });
    expect(warnings.map(({ text }) => text)).toEqual([expect.stringContaining('the MRP is below the cost 84.00')]);
  });

  it('agrees with the total of its invoice within a rupee (PH038)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const preview = async (invoiceTotal: number) =>
      (await tenant.call(previewReceipt, { receipt: receiptOf(supplierId, [lineOf(itemId)], { invoiceTotal }) }))
        .message;
    expect(await preview(841)).not.toContain('The lines come to');
    expect(await preview(841.01)).toBe('The lines come to 840.00; the invoice says 841.01');
  });

  it('refuses figures that are not those of the server', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { receipt, landed } = await figuredReceipt(tenant, receiptOf(supplierId, [lineOf(itemId)]));
    expect((await tenant.call(postReceipt, { receipt, landed: landed + 1 })).message).toContain('figures have changed');
  });

  it('refuses tax of suppliers that charge none, and takes IGST of another state (PH036)', async () => {
    const { tenant, itemId } = await makeDesk();
    const none = await addSupplier(tenant, { gstKind: 'Unregistered', gstNumber: null });
    const refused = await tenant.call(previewReceipt, {
      receipt: receiptOf(none, [lineOf(itemId)], { invoiceTotal: 840 }),
    });
    expect(refused.message).toContain('charges no GST');
    const sez = await addSupplier(tenant, { gstKind: 'Sez' });
    const { figures } = await tenant.ask(previewReceipt, {
      receipt: receiptOf(sez, [lineOf(itemId)], { invoiceTotal: 840 }),
    });
    expect(figures).toMatchObject({ igst: 4000, cgst: 0, sgst: 0 });
  });

  it('takes an invoice of a supplier once a year, however its number is written (PH039)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const receipt = receiptOf(supplierId, [lineOf(itemId)], { invoiceNumber: 'ab 12' });
    await receive(tenant, receipt);
    const again = await figuredReceipt(tenant, { ...receipt, invoiceNumber: '00AB12' });
    expect((await tenant.call(postReceipt, again)).message).toMatch(/^Invoice 00AB12 of Supplier \d+ is here as GRN1$/);
  });

  it('asks about an invoice number of another year, and about days more than a year ago (PH039)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const receipt = receiptOf(supplierId, [lineOf(itemId)], { invoiceNumber: 'Y-1' });
    await receive(tenant, { ...receipt, invoiceDate: dayOf(-800), receivedOn: dayOf(-800) });
    const again = await figuredReceipt(tenant, receipt);
    const headers = { [QUESTION_HEADER]: ASKS_FIRST };
    const asked = await tenant.call(postReceipt, again, { headers });
    expect(asked.message).toMatch(/^Invoice Y-1 of Supplier \d+ is here already, dated .* \(1 in all\)/);
    const old = await figuredReceipt(tenant, { ...receipt, invoiceNumber: 'Y-2', receivedOn: dayOf(-366) });
    expect((await tenant.call(postReceipt, old, { headers })).message).toContain('is more than a year ago (1 in all)');
    const within = await figuredReceipt(tenant, { ...receipt, invoiceNumber: 'Y-3', receivedOn: dayOf(-365) });
    expect((await tenant.call(postReceipt, within, { headers })).isFailure).toBe(false);
    const confirmed = { [QUESTION_HEADER]: String(asked.wire._code) };
    expect((await tenant.call(postReceipt, again, { headers: confirmed })).isFailure).toBe(false);
  });
});

describe('a receipt that an approver must accept', () => {
  it('of goods that expire soon changes nothing until another person approves (PH033, Q268)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await makeApprovers(tenant);
    const near = await figuredReceipt(tenant, receiptOf(supplierId, [lineOf(itemId, { expiry: dayOf(90) })]));
    const asked = await tenant.call(postReceipt, near);
    expect(asked.message).toBe('Nothing is in stock yet: this receipt waits for an approver');
    expect((await tenant.ask(listStock, {})).rows).toEqual([]);
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as: 'admin' });
    expect(rows[0]?.facts.map(({ name }) => name)).toEqual(['valueOfGoods', 'toAccept', 'receivedLine']);
    expect(rows[0]?.facts[2]?.text).toMatch(/^Medicine \d+, batch P\d+: 10 packs at 80.00, MRP 100.00, expiry /);
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    expect((await tenant.call(approveRequest, { approvalRequest })).isFailure).toBe(true);
    await tenant.ask(approveRequest, { approvalRequest }, { as: 'admin' });
    expect((await tenant.ask(listReceipts, {})).rows).toMatchObject([
      { receiptNumber: 'GRN1', createdByName: 'Clerk User', approvedByName: 'Admin User' },
    ]);
    expect((await tenant.ask(listStock, {})).rows).toMatchObject([{ quantity: 10 }]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });

  it('lowers an MRP by more than 20 % only with an approver (PH012, Q268)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await makeApprovers(tenant);
    await stock(tenant, itemId, { batchNumber: 'K-5', quantity: 5, mrp: 100, days: 730 });
    const mrp = async () => (await tenant.ask(listSaleableBatches, { itemId })).batches.map((each) => each.mrp);
    const lowered = (price: number) =>
      figuredReceipt(tenant, receiptOf(supplierId, [lineOf(itemId, { batchNumber: 'K-5', rate: 50, mrp: price })]));
    expect((await tenant.ask(postReceipt, await lowered(79.99))).receipt).toBeNull();
    expect(await mrp()).toEqual([10_000]);
    expect((await tenant.ask(postReceipt, await lowered(80))).receipt).toMatchObject({ receiptNumber: 'GRN1' });
    expect(await mrp()).toEqual([8000]);
  });

  it('lowers the price of a batch in stock, but no limit of its write-offs (PH012, PH070, Q268)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await makeApprovers(tenant);
    const batchId = await stock(tenant, itemId, { batchNumber: 'K-7', quantity: 40, mrp: 100, days: 730 });
    for (const mrp of [80, 64])
      await receive(tenant, receiptOf(supplierId, [lineOf(itemId, { batchNumber: 'K-7', rate: 20, mrp })]));
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toMatchObject([{ mrp: 6400 }]);
    const writeOff = (change: number) =>
      tenant.call(adjustStock, { adjustment: { batchId, change, reason: 'Broken' } });
    // Eleven units are Rs 1,100 at the MRP before the receipts, above the limit of Rs 1,000; at Rs 64 they are Rs 704.
    expect((await writeOff(-11)).message).toBe('The stock is unchanged: this write-off waits for an approver');
    expect((await writeOff(-10)).message).toBe('Stock adjusted');
  });

  it('is needed for a missing or overdue licence; a suspended one refuses (PH028)', async () => {
    const { tenant, itemId } = await makeDesk();
    const preview = async (licences: Parameters<typeof addSupplier>[1]) => {
      const supplierId = await addSupplier(tenant, licences);
      return tenant.call(previewReceipt, { receipt: receiptOf(supplierId, [lineOf(itemId)], { invoiceTotal: 840 }) });
    };
    const licence = { form: '20B' as const, licenceNo: 'L-1', feePaidUntil: dayOf(-1), state: 'Valid' as const };
    expect((await preview({ licences: [] })).output.approvals).toMatchObject([
      { text: expect.stringContaining('Form 20B is missing') },
    ]);
    expect((await preview({ licences: [licence] })).output.approvals).toMatchObject([
      { text: expect.stringContaining('was paid until') },
    ]);
    const soon = await preview({ licences: [{ ...licence, feePaidUntil: dayOf(10) }] });
    expect(soon.output).toMatchObject({
      approvals: [],
      warnings: [{ text: expect.stringContaining('is paid until') }],
    });
    const stopped = await preview({ licences: [{ ...licence, state: 'Suspended' }] });
    expect(stopped.message).toMatch(/^The licence L-1 of Supplier \d+ is suspended$/);
  });
});

describe('cancelling a receipt', () => {
  it('takes its units out again, keeps the number and frees the invoice (PH040)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const receipt = receiptOf(supplierId, [lineOf(itemId)]);
    const { receiptId } = await receive(tenant, receipt);
    const cancel = { receipt: { receiptId, reason: 'Typed twice' } };
    expect((await tenant.ask(cancelReceipt, cancel)).receipt).toMatchObject({
      receiptNumber: 'GRN1',
      state: 'Cancelled',
    });
    expect((await tenant.call(cancelReceipt, cancel)).message).toBe('This goods receipt is already cancelled');
    expect([await balanceOf(tenant, 300), await balanceOf(tenant, 302)]).toEqual([0, 0]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
    expect((await receive(tenant, receipt)).receiptNumber).toBe('GRN2');
  });

  it('restores the price that it lowered, unless other packs have that lower MRP (PH012, PH040)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    await stock(tenant, itemId, { batchNumber: 'K-6', quantity: 5, mrp: 100, days: 730 });
    const mrp = async () => (await tenant.ask(listSaleableBatches, { itemId })).batches.map((each) => each.mrp);
    const lower = (price: number) =>
      receive(tenant, receiptOf(supplierId, [lineOf(itemId, { batchNumber: 'K-6', rate: 50, mrp: price })]));
    const cancel = ({ receiptId }: { receiptId: number }) =>
      tenant.ask(cancelReceipt, { receipt: { receiptId, reason: 'MRP mistyped' } });
    await cancel(await lower(90));
    expect(await mrp()).toEqual([10_000]);
    const [first, second] = [await lower(90), await lower(90)];
    await cancel(first);
    expect(await mrp()).toEqual([9000]);
    await cancel(second);
    expect(await mrp()).toEqual([9000]);
  });

  it('is refused once a unit was sold (PH040)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const { receiptId } = await receive(tenant, receiptOf(supplierId, [lineOf(itemId)]));
    const [batch] = (await tenant.ask(listSaleableBatches, { itemId })).batches;
    await sell(tenant, await admitInScene(tenant), [{ batchId: batch?.batchId ?? 0, mrp: 100, quantity: 3 }]);
    const refused = await tenant.call(cancelReceipt, { receipt: { receiptId, reason: 'Typed twice' } });
    expect(refused.message).toMatch(/^3 units of Medicine \d+ have moved on: make a return$/);
  });

  it('and a sale at the same instant: only one of them happens (PH040, PH013)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const admissionId = await admitInScene(tenant);
    const { receiptId } = await receive(tenant, receiptOf(supplierId, [lineOf(itemId)]));
    const [batch] = (await tenant.ask(listSaleableBatches, { itemId })).batches;
    const sale = saleOf(admissionId, [{ batchId: batch?.batchId ?? 0, mrp: 100, quantity: 1 }]);
    const [cancelled, sold] = await Promise.all([
      tenant.call(cancelReceipt, { receipt: { receiptId, reason: 'Typed twice' } }),
      tenant.call(addSale, sale),
    ]);
    expect([cancelled?.isFailure, sold?.isFailure].filter((isFailure) => !isFailure)).toHaveLength(1);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });
});

describe('two clerks at one instant', () => {
  it('receive one invoice once, and a second click posts nothing twice (PH015, PH039)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const sent = await figuredReceipt(tenant, receiptOf(supplierId, [lineOf(itemId)]));
    const answers = await Promise.all(
      ['first-key-0', 'first-key-0', 'other-key-0', 'third-key-0'].map((key) =>
        tenant.call(postReceipt, sent, { key }),
      ),
    );
    const posted = answers.filter(({ isFailure }) => !isFailure).map(({ output }) => output.receipt?.receiptNumber);
    expect(new Set(posted)).toEqual(new Set(['GRN1']));
    expect((await tenant.ask(listStock, {})).rows).toMatchObject([{ quantity: 10 }]);
  });

  it('receive the same batches in another order without waiting for each other forever, numbers without a gap (PH002)', async () => {
    const { tenant, supplierId, itemId } = await makeDesk();
    const other = await addItem(tenant);
    const lines = [lineOf(itemId, { batchNumber: 'A' }), lineOf(other, { batchNumber: 'B' })];
    const sent = await Promise.all(
      [lines, lines.toReversed(), lines, lines.toReversed()].map((each) =>
        figuredReceipt(tenant, receiptOf(supplierId, each)),
      ),
    );
    const answers = await Promise.all(sent.map((each) => tenant.call(postReceipt, each)));
    expect(answers.map(({ message }) => message).toSorted()).toEqual(
      [1, 2, 3, 4].map((no) => `Goods receipt GRN${no} posted`),
    );
    expect((await tenant.ask(listStock, {})).rows.map(({ quantity }) => quantity)).toEqual([40, 40]);
    expect(await stockDifference(parts.owner, tenant.tenantId)).toBeNull();
  });
});
