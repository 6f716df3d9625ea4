// Writes the general goods of the demo: categories, items, a receipt into the main store, issues to departments, levels and an open indent.

import { basisPoints, paise, ZERO } from '@charaka/rules/money/money';
import {
  computePurchase,
  invoiceKey,
  type PurchasedLine,
  type PurchaseLineFigures,
} from '@charaka/rules/money/purchase-figures';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoTenant } from './demo-tenants.ts';
import { type DemoGoods, demoCategories, demoGoods } from './general-goods-data.ts';
import { insertRows } from './insert-rows.ts';
import { finYearOf } from './seed-hospitals.ts';

/** The hospital with the demo's stores of departments. */
const HOSPITAL = 1;
/** Prakash Surgicals of that hospital. */
const SUPPLIER = HOSPITAL * 100 + 4;
const GST_OF_SLAB = { 1: 0, 2: 500, 3: 1800 } as const;

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** The next number of a series of the hospital. */
async function nextNumber(owner: pg.Client, tenantId: number, series: string, finYear: string): Promise<number> {
  const { rows } = await owner.query<{ no: string }>(
    `insert into number_series as n (tenant_id, series, hospital_id, fin_year, last_number) values ($1, $2, $3, $4, 1)
     on conflict (tenant_id, series, hospital_id, fin_year) do update set last_number = n.last_number + 1 returning last_number as no`,
    [tenantId, series, HOSPITAL, finYear],
  );
  return Number(rows[0]?.no);
}

/** After purchases and stores of wards. */
export async function seedGeneralGoods(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  await writeCategories(owner, tenant);
  const itemIds = await writeItems(owner, tenant);
  await owner.query(
    `insert into store (tenant_id, hospital_id, store_name, store_code, store_kind)
     values ($1, $2, 'Front office', 'OFFICE', 'Department'), ($1, $2, 'Housekeeping', 'HOUSE', 'Department')`,
    [tenant.tenantId, HOSPITAL],
  );
  await writeReceipt(owner, tenant, itemIds, hoursBefore(now, 75));
  await writeIssue(owner, tenant, {
    issueNo: 1,
    code: 'OFFICE',
    codes: ['ST-A4', 'ST-PEN', 'PF-OPD'],
    at: hoursBefore(now, 50),
  });
  await writeIssue(owner, tenant, {
    issueNo: 2,
    code: 'HOUSE',
    codes: ['HK-PHY', 'HK-YBG', 'HK-MOP'],
    at: hoursBefore(now, 26),
  });
  await writeIssue(owner, tenant, { issueNo: 3, code: 'OFFICE', codes: ['ST-FLD', 'ST-TNR'], at: hoursBefore(now, 3) });
  await insertRows(owner, tenant.tenantId, 'number_series', [
    { series: 'goods issue', hospitalId: HOSPITAL, finYear: finYearOf(now.toISOString().slice(0, 10)), lastNumber: 3 },
  ]);
  await writeIndent(owner, tenant, now);
}

async function writeCategories(owner: pg.Client, { tenantId }: DemoTenant): Promise<void> {
  for (const { name, kind, isCarried = false, isCapital = false } of demoCategories)
    await owner.query(
      `insert into item_category (tenant_id, category_name, item_kind, is_carried, is_capital) values ($1, $2, $3, $4, $5)`,
      [tenantId, name, kind, isCarried, isCapital],
    );
}

/** The numbers of the items in the order of the goods. */
async function writeItems(owner: pg.Client, { tenantId }: DemoTenant): Promise<number[]> {
  const itemIds: number[] = [];
  for (const [code, name, category, unit, purchasePack, unitsPerPack, hsn, slab, , , level] of demoGoods) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into pharmacy_item (tenant_id, item_code, item_name, item_type, item_category_id, pack, purchase_pack, units_per_pack, hsn_code,
         gst_slab_id, is_batch_tracked)
       select $1, $2, $3, 'General', c.item_category_id, $5, $6, $7, $8, $9, false
       from item_category c where c.tenant_id = $1 and c.category_name = $4 returning item_id as id`,
      [tenantId, code, name, category, unit, purchasePack, unitsPerPack, hsn, slab],
    );
    const itemId = Number(rows[0]?.id);
    itemIds.push(itemId);
    if (level !== undefined)
      await owner.query(
        `insert into item_level (tenant_id, hospital_id, store_id, item_id, reorder_level, order_multiple)
         select $1, $2, s.store_id, $3, $4, 1 from store s where s.tenant_id = $1 and s.hospital_id = $2 and s.store_kind = 'Main'`,
        [tenantId, HOSPITAL, itemId, level],
      );
  }
  return itemIds;
}

/** One receipt of all goods, at their landed cost. */
async function writeReceipt(
  owner: pg.Client,
  { tenantId, hospitals }: DemoTenant,
  itemIds: readonly number[],
  at: Date,
): Promise<void> {
  const hospital = hospitals.find(({ hospitalId }) => hospitalId === HOSPITAL);
  if (!hospital) return;
  const lines: PurchasedLine[] = demoGoods.map(([, , , , , unitsPerPack, , slab, packs, rate], index) => ({
    itemId: itemIds[index] ?? 0,
    packs,
    freePacks: 0,
    rejectedPacks: 0,
    unitsPerPack,
    ratePaise: paise(rate),
    gstBasisPoints: basisPoints(hospital.gstNumber ? GST_OF_SLAB[slab] : 0),
  }));
  const figures = computePurchase({
    lines,
    charges: [],
    invoiceDiscountPaise: ZERO,
    isInterState: false,
    isCreditTaken: false,
  });
  const { lines: _, ...sums } = figures;
  const createdBy = userIdFor('store', HOSPITAL);
  const day = dateInZone(at, hospital.timezone);
  const finYear = finYearOf(day);
  const { rows: stores } = await owner.query<{ id: string }>(
    `select store_id as id from store where tenant_id = $1 and hospital_id = $2 and store_kind = 'Main'`,
    [tenantId, HOSPITAL],
  );
  const storeId = Number(stores[0]?.id);
  const receiptNo = await nextNumber(owner, tenantId, 'goods receipt', finYear);
  const invoiceNumber = `GEN/${receiptNo}`;
  const place = { storeId, goodsReceiptId: HOSPITAL * 100 + receiptNo, receiptNo, createdBy, at };
  await insertRows(owner, tenantId, 'goods_receipt', [
    {
      goodsReceiptId: place.goodsReceiptId,
      hospitalId: HOSPITAL,
      storeId,
      supplierId: SUPPLIER,
      finYear,
      receiptNo,
      receiptNumber: `GRN${receiptNo}`,
      invoiceNumber,
      invoiceKey: invoiceKey(invoiceNumber),
      invoiceYear: finYear,
      invoiceDate: day,
      invoiceTotalPaise: Math.round(sums.totalPaise / 100) * 100,
      receivedOn: day,
      reason: 'General stores',
      invoiceDiscountPaise: 0,
      ...sums,
      createdBy,
      createdAt: at,
    },
  ]);
  for (const [index, line] of lines.entries())
    await writeLine(owner, tenantId, { index, line, figures: figures.lines[index] as PurchaseLineFigures }, place);
}

interface DemoLine {
  readonly index: number;
  readonly line: PurchasedLine;
  readonly figures: PurchaseLineFigures;
}

interface DemoReceipt {
  readonly storeId: number;
  readonly goodsReceiptId: number;
  readonly receiptNo: number;
  readonly createdBy: number;
  readonly at: Date;
}

/** A line with the standing batch of its item, its lot and the move into the store. */
async function writeLine(
  owner: pg.Client,
  tenantId: number,
  { index, line, figures }: DemoLine,
  { storeId, goodsReceiptId, receiptNo, createdBy, at }: DemoReceipt,
): Promise<void> {
  const [itemCode, itemName, , unit, purchasePack] = demoGoods[index] as DemoGoods;
  const { grossPaise: _, ...worked } = figures;
  const { itemId, rejectedPacks: __, ...typed } = line;
  const { rows } = await owner.query<{ id: string }>(
    'insert into pharmacy_batch (tenant_id, hospital_id, item_id) values ($1, $2, $3) returning batch_id as id',
    [tenantId, HOSPITAL, itemId],
  );
  const batchId = Number(rows[0]?.id);
  const goodsReceiptLineId = 900_000 + index;
  await insertRows(owner, tenantId, 'goods_receipt_line', [
    {
      goodsReceiptLineId,
      hospitalId: HOSPITAL,
      goodsReceiptId,
      lineNo: index + 1,
      batchId,
      itemName,
      itemCode,
      pack: purchasePack ?? unit,
      ...typed,
      shortPacks: 0,
      damagedPacks: 0,
      refusedPacks: 0,
      ...worked,
    },
  ]);
  const { units, landedPaise: valuePaise } = worked;
  const lot = { hospitalId: HOSPITAL, lotId: 900_000 + index, units, valuePaise, createdBy, goodsReceiptLineId };
  await insertRows(owner, tenantId, 'stock_lot', [
    { ...lot, batchId, sourceKind: 'Grn', isEstimated: false, createdAt: at },
  ]);
  await insertRows(owner, tenantId, 'stock_move', [
    { ...lot, storeId, moveKind: 'Received', reason: `GRN${receiptNo}`, movedAt: at },
  ]);
}

interface DemoIssue {
  readonly issueNo: number;
  /** The store of the department. */
  readonly code: string;
  /** The items, of each a tenth of the stock. */
  readonly codes: readonly string[];
  readonly at: Date;
}

/** An issue whose goods the department uses at once. */
async function writeIssue(
  owner: pg.Client,
  { tenantId }: DemoTenant,
  { issueNo, code, codes, at }: DemoIssue,
): Promise<void> {
  const by = userIdFor('store', HOSPITAL);
  await owner.query(
    `with issued as (
       insert into goods_issue (tenant_id, hospital_id, fin_year, issue_no, from_store_id, to_store_id, issued_by, issued_at)
       select $1, $2, $3, $4, m.store_id, d.store_id, $5, $6 from store m
       join store d on d.tenant_id = $1 and d.hospital_id = $2 and d.store_code = $7
       where m.tenant_id = $1 and m.hospital_id = $2 and m.store_kind = 'Main' returning *)
     insert into stock_consumption (tenant_id, hospital_id, store_id, batch_id, units, goods_issue_id, consumed_by, consumed_at)
     select $1, $2, u.from_store_id, b.batch_id, greatest(b.quantity / 10, 1), u.goods_issue_id, $5, $6
     from issued u cross join pharmacy_item i
     join pharmacy_batch b on b.tenant_id = i.tenant_id and b.item_id = i.item_id and b.hospital_id = $2
     where i.tenant_id = $1 and i.item_code = any ($8)`,
    [tenantId, HOSPITAL, finYearOf(at.toISOString().slice(0, 10)), issueNo, by, at, code, codes],
  );
  await owner.query(
    `insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, consumption_id, moved_at, created_by)
     select $1, $2, c.store_id, k.lot_id, 'Consumed', -c.units, -stock_value_out(k.value_paise, k.units, c.units), c.consumption_id, $4, $5
     from goods_issue u
     join stock_consumption c on c.tenant_id = u.tenant_id and c.goods_issue_id = u.goods_issue_id
     join stock_lot l on l.tenant_id = c.tenant_id and l.batch_id = c.batch_id
     join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id and k.store_id = c.store_id
     where u.tenant_id = $1 and u.hospital_id = $2 and u.issue_no = $3 order by c.consumption_id`,
    [tenantId, HOSPITAL, issueNo, at, by],
  );
}

/** The front office asks for paper and pens. */
async function writeIndent(owner: pg.Client, { tenantId }: DemoTenant, now: Date): Promise<void> {
  const finYear = finYearOf(now.toISOString().slice(0, 10));
  const indentNo = await nextNumber(owner, tenantId, 'indent', finYear);
  await owner.query(
    `with asked as (
       insert into indent (tenant_id, hospital_id, fin_year, indent_no, from_store_id, to_store_id, priority, asked_by, asked_at)
       select $1, $2, $3, $6, d.store_id, m.store_id, 'Routine', $4, $5
       from store d join store m on m.tenant_id = $1 and m.hospital_id = $2 and m.store_kind = 'Main'
       where d.tenant_id = $1 and d.hospital_id = $2 and d.store_code = 'OFFICE' returning indent_id)
     insert into indent_line (tenant_id, indent_id, item_id, units)
     select $1, a.indent_id, i.item_id, 5 from asked a cross join pharmacy_item i
     where i.tenant_id = $1 and i.item_code in ('ST-A4', 'ST-PEN') order by i.item_id`,
    [tenantId, HOSPITAL, finYear, userIdFor('nurse', HOSPITAL), hoursBefore(now, 1), indentNo],
  );
}
