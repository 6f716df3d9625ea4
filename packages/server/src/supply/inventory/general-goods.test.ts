// General goods through the calls: items, receipts without batches, account 301, issues to departments, and no way onto a memo.

import { listMedicines } from '@charaka/contract/clinic/consultation/medicine';
import { addDirectSale, getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { addGeneralItem, listGeneralItems, updateGeneralItem } from '@charaka/contract/supply/inventory/general-item';
import { getDesk, listGoods, listGoodsIssues } from '@charaka/contract/supply/inventory/goods';
import { addPharmacyItem, listPharmacyItems, updatePharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { listSaleableBatches, listStock, receiveStock } from '@charaka/contract/supply/pharmacy/stock';
import { cancelReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { getOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { addPurchaseReturn, listReturnableLots } from '@charaka/contract/supply/purchase/purchase-return';
import { addIndent, getIndent } from '@charaka/contract/supply/store/indent';
import { issueTransfer, listStoreStock, receiveTransfer } from '@charaka/contract/supply/store/transfer';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { directSaleOf, openCounter } from '../../../test-support/record/dispensing-desk.ts';
import {
  addCategory,
  addDepartmentStore,
  addGeneral,
  entriesOf,
  generalItemOf,
  storeNumber,
} from '../../../test-support/record/general-store.ts';
import { addItem, saleOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  addSupplier,
  approvedOrder,
  lineOf,
  makeApprovers,
  receiptOf,
  receive,
} from '../../../test-support/record/purchase-desk.ts';
import { sentTransfer } from '../../../test-support/record/sent-transfer.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

const differenceOf = async (tenant: TestTenant) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

/** A line of goods without batches: ten packs at Rs 33.33, 5 % GST. */
const bareLine = (itemId: number, more: object = {}) => ({ itemId, packs: 10, rate: 33.33, gst: 5, ...more });

/** An item without batches, received once, and the store of a department. */
async function makeScene(more: { isCarried?: boolean; unitsPerPack?: number } = {}) {
  const tenant = await makeTenant(parts);
  const itemId = await addGeneral(tenant, more);
  const supplierId = await addSupplier(tenant);
  const receipt = await receive(tenant, receiptOf(supplierId, [bareLine(itemId)]));
  const [main, office] = [await storeNumber(tenant, 'Main'), await addDepartmentStore(tenant)];
  return { tenant, itemId, supplierId, receipt, main, office };
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

const issue = ({ tenant, main, office, itemId }: Scene, units: number, more: object = {}) =>
  tenant.call(issueTransfer, {
    transfer: { fromStoreId: main, toStoreId: office, lines: [{ itemId, units }], ...more },
  });

const stockOf = async (tenant: TestTenant, storeId: number) =>
  (await tenant.ask(listStoreStock, { storeId, pageNumber: 1, pageSize: 50 })).rows;

describe('a receipt of goods without batches', () => {
  it('asks neither batch nor expiry nor MRP, and fills one standing batch (IN063)', async () => {
    const scene = await makeScene();
    const { tenant, itemId, supplierId, main, receipt } = scene;
    expect(receipt.lines).toMatchObject([{ batchNumber: null, expiry: null, mrp: null, units: 10, landed: 34_996 }]);
    await receive(tenant, receiptOf(supplierId, [bareLine(itemId, { packs: 5 })]));
    expect(await stockOf(tenant, main)).toMatchObject([
      { itemId, units: 15, batchNumber: null, expiry: null, isExpired: false },
    ]);
    const { rows } = await parts.owner.query(
      'select batch_number, expiry, mrp_paise, quantity from pharmacy_batch where tenant_id = $1 and item_id = $2',
      [tenant.tenantId, itemId],
    );
    expect(rows).toEqual([{ batch_number: null, expiry: null, mrp_paise: null, quantity: 15 }]);
  });

  it('refuses a batch, an expiry or an MRP on them, and names the field (IN063)', async () => {
    const { tenant, itemId, supplierId } = await makeScene();
    for (const more of [{ batchNumber: 'B1' }, { expiry: dayOf(400) }, { mrp: 40 }]) {
      const typed = receiptOf(supplierId, [bareLine(itemId, more)], { invoiceNumber: null, challanNumber: 'C1' });
      const refused = await tenant.call(previewReceipt, { receipt: typed });
      expect(refused.message).toMatch(/^Goods \d+ has no batches: leave batch number, expiry and MRP empty$/);
      expect(Object.keys(refused.fields ?? {})).toEqual(['receipt.lines.0.batchNumber']);
    }
  });

  it('still asks medicine for batch, expiry and MRP, and batch-tracked goods for batch and expiry alone (IN063)', async () => {
    const tenant = await makeTenant(parts);
    const supplierId = await addSupplier(tenant);
    const medicine = await addItem(tenant);
    const tracked = await addGeneral(tenant, { isBatchTracked: true });
    const preview = (line: object) =>
      tenant.call(previewReceipt, {
        receipt: receiptOf(supplierId, [line as ReturnType<typeof lineOf>], {
          invoiceNumber: null,
          challanNumber: 'C1',
        }),
      });
    const { batchNumber, expiry, mrp, ...bare } = lineOf(medicine);
    expect((await preview({ ...bare, expiry, mrp })).message).toBe('Please enter batch number');
    expect((await preview({ ...bare, batchNumber, mrp })).message).toBe('Please enter expiry date');
    expect((await preview({ ...bare, batchNumber, expiry })).message).toBe('Please enter MRP');
    const goods = { ...bare, itemId: tracked };
    expect((await preview(goods)).message).toBe('Please enter batch number');
    const received = await receive(tenant, receiptOf(supplierId, [{ ...goods, batchNumber, expiry }]));
    expect(received.lines).toMatchObject([{ batchNumber, expiry, mrp: null, units: 10 }]);
  });

  it('is refused by the database where a batch is not as its item says (IN063)', async () => {
    const { tenant, itemId } = await makeScene();
    const medicine = await addItem(tenant);
    const insert = (item: number, number: string | null) =>
      parts.owner.query(
        `insert into pharmacy_batch (tenant_id, hospital_id, item_id, batch_number, expiry, mrp_paise)
         values ($1, 1, $2, $3, case when $3::text is not null then current_date + 90 end, null)`,
        [tenant.tenantId, item, number],
      );
    await expect(insert(itemId, null)).rejects.toMatchObject({ constraint: 'pharmacy_batch_standing' });
    await expect(insert(itemId, 'X1')).rejects.toMatchObject({ constraint: 'batch_is_of_item' });
    await expect(insert(medicine, null)).rejects.toMatchObject({ constraint: 'batch_is_of_item' });
    await expect(insert(medicine, 'X1')).rejects.toMatchObject({ constraint: 'medicine_has_price' });
  });

  it('posts its value to 301, medicine beside it to 300, and a cancelled one takes it back (IN032, PH006)', async () => {
    const tenant = await makeTenant(parts);
    const [supplierId, medicine, goods] = [await addSupplier(tenant), await addItem(tenant), await addGeneral(tenant)];
    const main = await storeNumber(tenant, 'Main');
    const { receiptId } = await receive(tenant, receiptOf(supplierId, [lineOf(medicine), bareLine(goods)]));
    expect(await entriesOf(tenant, 'goods_receipt')).toEqual([
      [300, main, 84_000],
      [301, main, 34_996],
      [302, null, -118_996],
    ]);
    expect(await differenceOf(tenant)).toBeNull();
    await tenant.ask(cancelReceipt, { receipt: { receiptId, reason: 'Sent to another hospital' } });
    expect((await entriesOf(tenant, 'goods_receipt')).slice(3)).toEqual([
      [302, null, 118_996],
      [300, main, -84_000],
      [301, main, -34_996],
    ]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('counts base units of packs, against the order too, and returns a part of a pack with its exact share (PH001, PH030, PH041)', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addGeneral(tenant, { purchasePack: 'Box of 12', unitsPerPack: 12 });
    const supplierId = await addSupplier(tenant);
    await makeApprovers(tenant);
    const { orderId } = await approvedOrder(tenant, supplierId, [itemId]);
    await receive(tenant, receiptOf(supplierId, [bareLine(itemId, { packs: 4, rate: 80 })], { orderId, reason: null }));
    expect((await tenant.ask(getOrder, { order: { orderId } })).order).toMatchObject({
      status: 'PartlyReceived',
      lines: [{ packs: 10, receivedPacks: 4 }],
    });
    const tooMany = receiptOf(supplierId, [bareLine(itemId, { packs: 7, rate: 80 })], { orderId, reason: null });
    const refused = await tenant.call(previewReceipt, {
      receipt: { ...tooMany, invoiceNumber: null, challanNumber: 'C2' },
    });
    expect(refused.message).toMatch(/10 packs were ordered, 4 came already/);
    const { lots } = await tenant.ask(listReturnableLots, { supplierId });
    expect(lots).toMatchObject([{ units: 48, batchNumber: null, expiry: null }]);
    const { storeId = 0, lotId = 0 } = lots[0] ?? {};
    const returned = async (units: number) => {
      const { purchaseReturn } = await tenant.ask(addPurchaseReturn, {
        purchaseReturn: { supplierId, reason: 'Damaged', lines: [{ storeId, lotId, units }] },
      });
      return purchaseReturn;
    };
    // Rs 320 and 5 % for 48 pieces: 5, then 7 pieces.
    expect(await returned(5)).toMatchObject({ taxable: 3333, cgst: 83, sgst: 83, claimed: 3499, value: 3500 });
    expect(await returned(7)).toMatchObject({ taxable: 4667, cgst: 117, sgst: 117, claimed: 4901, value: 4900 });
    expect(await differenceOf(tenant)).toBeNull();
  });
});

describe('an issue to a department', () => {
  it('is use at the value out of the lots, oldest lot first, on 304 of the department (IN032, IN063, PH004)', async () => {
    const scene = await makeScene();
    const { tenant, itemId, supplierId, main, office } = scene;
    await receive(tenant, receiptOf(supplierId, [bareLine(itemId, { rate: 50 })]));
    // 10 pieces are worth Rs 349.96: three are 104.99, the next seven the rest; then three of Rs 525.
    const first = await issue(scene, 3, { reason: 'Front office' });
    expect(first.output).toMatchObject({ transfer: null, issue: { issueNo: '1' } });
    expect(first.message).toMatch(/^Issue 1 to Office \d+ recorded: the goods are used there$/);
    await issue(scene, 10);
    expect(await entriesOf(tenant, 'stock_consumption')).toEqual([
      [304, office, 10_499],
      [301, main, -10_499],
      [304, office, 40_247],
      [301, main, -40_247],
    ]);
    expect(await stockOf(tenant, office)).toEqual([]);
    expect(await stockOf(tenant, main)).toMatchObject([{ units: 7 }]);
    expect((await issue(scene, 8)).message).toMatch(/^Only 7 of Goods \d+ are in Main store$/);
    expect(await differenceOf(tenant)).toBeNull();
    const { rows } = await tenant.ask(listGoodsIssues, { pageNumber: 1, pageSize: 10 });
    expect(rows).toMatchObject([{ issueNo: '2' }, { issueNo: '1', reason: 'Front office', indentNo: null }]);
    expect(rows[1]?.goods).toMatch(/^Goods \d+ × 3$/);
  });

  it('of a carried category is a transfer that the department receives and keeps (IN032, PH019)', async () => {
    const scene = await makeScene({ isCarried: true });
    const { tenant, office } = scene;
    const { output } = await tenant.call(
      issueTransfer,
      { transfer: { fromStoreId: scene.main, toStoreId: office, lines: [{ itemId: scene.itemId, units: 4 }] } },
      { as: 'admin' },
    );
    expect(output.issue).toBeNull();
    const { transferId, lines } = sentTransfer(output);
    await tenant.ask(receiveTransfer, {
      transfer: { transferId, lines: lines.map(({ transferLineId }) => ({ transferLineId, unitsReceived: 4 })) },
    });
    expect(await stockOf(tenant, office)).toMatchObject([{ units: 4, batchNumber: null }]);
    expect(await entriesOf(tenant, 'stock_consumption')).toEqual([]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('answers an indent with medicine and goods: the medicine travels, the goods are used, and both count (IN032)', async () => {
    const scene = await makeScene();
    const { tenant, main, office, itemId } = scene;
    const medicine = await addItem(tenant);
    await stock(tenant, medicine, { quantity: 10, mrp: 30 });
    const lines = [
      { itemId, units: 2 },
      { itemId: medicine, units: 3 },
    ];
    const { indent } = await tenant.ask(addIndent, {
      indent: { fromStoreId: office, toStoreId: main, priority: 'Routine', lines },
    });
    const { indentId } = indent;
    expect(indent.lines).toMatchObject([{ inStore: 10 }, { inStore: 10 }]);
    expect((await tenant.ask(getDesk, {})).desk).toMatchObject({
      openIndents: 1,
      urgentIndents: 0,
      transfersInTransit: 0,
    });
    const { message, output } = await issue(scene, 0, { indentId, lines });
    expect(message).toMatch(/^Transfer 1 issued to Office \d+; goods used there at once: issue 1$/);
    expect(sentTransfer(output).lines).toMatchObject([{ unitsIssued: 3 }]);
    expect((await tenant.ask(getIndent, { indentId })).indent).toMatchObject({
      status: 'Issued',
      lines: [{ issuedUnits: 2 }, { issuedUnits: 3 }],
    });
    expect((await issue(scene, 1, { indentId })).message).toContain("is now 'Issued'");
  });

  it('with the same key again is the same issue, and a race for the last units has one winner (PH013, PH015)', async () => {
    const scene = await makeScene();
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue(scene, 6)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const { tenant, main, office, itemId } = scene;
    const request = { transfer: { fromStoreId: main, toStoreId: office, lines: [{ itemId, units: 1 }] } };
    const key = 'goods-issue-twice';
    const [one, other] = [
      await tenant.call(issueTransfer, request, { key }),
      await tenant.call(issueTransfer, request, { key }),
    ];
    expect(other.output).toEqual(one.output);
    expect(await stockOf(tenant, main)).toMatchObject([{ units: 3 }]);
  });
});

describe('general goods', () => {
  it('are on no list of the pharmacy: items, stock, saleable batches, medicines of prescriptions (IN063)', async () => {
    const { tenant, itemId } = await makeScene();
    const page = { pageNumber: 1, pageSize: 0 };
    expect((await tenant.ask(listPharmacyItems, page)).rows).toEqual([]);
    expect((await tenant.ask(listStock, page)).rows).toEqual([]);
    expect((await tenant.ask(listSaleableBatches, { itemId })).batches).toEqual([]);
    expect((await tenant.ask(listMedicines, {})).medicines.filter((each) => each.itemId === itemId)).toEqual([]);
    expect((await tenant.ask(listGeneralItems, page)).rows).toMatchObject([{ itemId }]);
    expect((await tenant.ask(listGoods, page)).rows).toMatchObject([{ itemId, inMain: 10, inDepartments: 0 }]);
  });

  it('are not sold, not received as medicine and not changed by calls of the pharmacy, nor in the database (IN063)', async () => {
    const { tenant, itemId, main } = await makeScene();
    const [{ batchId = 0 } = {}] = await stockOf(tenant, main);
    const admissionId = await admitInScene(tenant);
    const sold = await tenant.call(addSale, saleOf(admissionId, [{ batchId, mrp: 10, quantity: 1 }]));
    expect(sold.message).toBe('This batch does not exist');
    const batch = { itemId, batchNumber: 'B1', expiry: dayOf(100), mrp: 10, quantity: 1 };
    expect((await tenant.call(receiveStock, { batch })).message).toBe('This item does not exist');
    const item = { itemCode: 'X', itemName: 'X', itemType: 'Medical', pack: 'Piece', gstSlabId: 2 } as const;
    expect((await tenant.call(updatePharmacyItem, { item: { itemId, ...item } })).message).toBe(
      'This item does not exist',
    );
    await expect(
      parts.owner.query(
        `update pharmacy_item set item_type = 'Medical', item_category_id = null, is_batch_tracked = true where tenant_id = $1 and item_id = $2`,
        [tenant.tenantId, itemId],
      ),
    ).rejects.toMatchObject({ constraint: 'item_keeps_its_kind' });
  });

  it('keep unit and batches once they were received, and stay in use while they are in stock (PH084)', async () => {
    const { tenant, itemId } = await makeScene();
    const [known] = (await tenant.ask(listGeneralItems, { pageNumber: 1, pageSize: 0 })).rows;
    const { itemCode = '', itemName = '', itemCategoryId = 0 } = known ?? {};
    const typed = { itemId, itemCode, itemName, itemCategoryId, pack: 'Piece', gstSlabId: 2 };
    const change = (more: object) => tenant.call(updateGeneralItem, { generalItem: { ...typed, ...more } });
    expect((await change({ pack: 'Box' })).message).toMatch(/has been received: its unit and its batches stay/);
    expect((await change({ isBatchTracked: true })).message).toMatch(/its unit and its batches stay/);
    expect((await change({ isActive: false })).message).toMatch(/10/);
    expect((await change({ itemName: 'A4 paper' })).output.generalItem).toMatchObject({ itemName: 'A4 paper' });
  });

  it('have a category of general goods and a code of their own among all items (IN063)', async () => {
    const tenant = await makeTenant(parts);
    const machines = await addCategory(tenant, { itemKind: 3 });
    const typed = generalItemOf(machines);
    const refused = await tenant.call(addGeneralItem, { generalItem: typed });
    expect(refused.message).toMatch(/^Category \d+ is not a category of general goods$/);
    const itemCategoryId = await addCategory(tenant);
    const { itemCode } = (
      await tenant.ask(addPharmacyItem, {
        item: { itemCode: 'SAME', itemName: 'Paracetamol', itemType: 'Medical', pack: 'Strip of 10', gstSlabId: 2 },
      })
    ).item;
    const again = await tenant.call(addGeneralItem, { generalItem: { ...typed, itemCategoryId, itemCode } });
    expect(Object.keys(again.fields ?? {})).toEqual(['generalItem.itemCode']);
    const other = await makeTenant(parts);
    const foreign = await other.call(addGeneralItem, { generalItem: { ...typed, itemCategoryId } });
    expect(foreign.message).toBe('This item category is not in use');
  });

  it('answer no prescription, even under the name of the medicine, and are not handed out on one (IN063, PH050)', async () => {
    const { tenant, encounterId } = await openCounter(parts);
    const itemId = await addGeneral(tenant, { itemName: 'Paracetamol 650 mg tablet' });
    await receive(tenant, receiptOf(await addSupplier(tenant), [bareLine(itemId)]));
    const [{ batchId = 0 } = {}] = await stockOf(tenant, await storeNumber(tenant, 'Main'));
    const [line] = (await tenant.ask(getPrescription, { encounterId })).prescription.lines;
    expect(line?.items).toEqual([]);
    const handed = { batchId, mrp: 30, quantity: 1, orderId: line?.orderId ?? 0 };
    expect(await tenant.call(addDirectSale, directSaleOf({ encounterId }, [handed]))).toMatchObject({
      isFailure: true,
    });
    expect(await stockOf(tenant, await storeNumber(tenant, 'Main'))).toMatchObject([{ units: 10 }]);
  });
});
