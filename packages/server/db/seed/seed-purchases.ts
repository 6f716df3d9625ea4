// Writes the suppliers of the demo, and goods that they delivered in the last two months.

import { gstNumberFault } from '@charaka/rules/money/gst-number';
import { type BasisPoints, basisPoints, type Paise, paise, ZERO } from '@charaka/rules/money/money';
import {
  computePurchase,
  invoiceKey,
  type PurchasedLine,
  type PurchaseFigures,
  type PurchaseLineFigures,
} from '@charaka/rules/money/purchase-figures';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { finYearOf } from './seed-hospitals.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Names of made-up wholesalers, each with the middle of its PAN, its terms, and the state of its licence. */
const supplierNames = [
  { name: 'Aarogya Pharma Distributors', pan: 'AAFCA1111A', days: 30, licensedDays: 400, msme: 'Small' },
  { name: 'Nirmal Medical Agencies', pan: 'AABFN2222B', days: 21, licensedDays: 250, msme: null },
  { name: 'Sanjivani Wholesale', pan: 'AACFS3333C', days: 45, licensedDays: 20, msme: 'Micro' },
  { name: 'Prakash Surgicals', pan: 'AADFP4444D', days: 30, licensedDays: 300, msme: null },
] as const;

const RECEIPTS = 8;

/** An item with the batch of it that expires last. */
interface StockedBatch {
  readonly batchId: number;
  readonly itemId: number;
  readonly itemName: string;
  readonly itemCode: string;
  readonly pack: string;
  readonly batchNumber: string;
  readonly expiry: string;
  readonly mrpPaise: Paise;
  readonly gst: BasisPoints;
}

/** A delivery as it is drawn. */
interface DemoReceipt {
  readonly supplierId: number;
  readonly at: Date;
  readonly lines: readonly (PurchasedLine & { readonly batch: StockedBatch })[];
}

/** The suppliers and receipts of a tenant; the same moment always makes the same. */
export async function seedPurchases(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  const { tenantId, tenantName, hospitals } = tenant;
  for (const hospital of hospitals) {
    const draws = new Draws(`${tenantName} purchase ${hospital.hospitalId}`);
    await writeSuppliers(owner, tenantId, hospital, now);
    const batches = await readBatches(owner, tenantId, hospital.hospitalId);
    await writeReceipts(owner, tenantId, hospital, drawReceipts(draws, hospital, batches, now));
  }
}

const supplierIdOf = ({ hospitalId }: DemoHospital, index: number) => hospitalId * 100 + index + 1;

/** A number of the state and PAN whose last character is right. */
function gstNumberOf(stateCode: string, pan: string): string {
  const start = `${stateCode}${pan}1Z`;
  const sign = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((each) => gstNumberFault(start + each, null) === null);
  return start + (sign ?? '');
}

async function writeSuppliers(owner: pg.Client, tenantId: number, hospital: DemoHospital, now: Date): Promise<void> {
  const stateCode = hospital.gstNumber?.slice(0, 2) ?? null;
  const today = dateInZone(now, hospital.timezone);
  await insertRows(
    owner,
    tenantId,
    'supplier',
    supplierNames.map(({ name, pan, days, msme }, index) => ({
      supplierId: supplierIdOf(hospital, index),
      hospitalId: hospital.hospitalId,
      supplierName: name,
      gstKind: stateCode ? 'Regular' : 'Unregistered',
      gstNumber: stateCode && gstNumberOf(stateCode, pan),
      stateCode,
      panNumber: stateCode && pan,
      msmeKind: msme,
      activity: 'Trader',
      paymentDays: days,
      returnDaysBefore: 90,
      returnDaysAfter: 30,
      isActive: true,
    })),
  );
  await insertRows(
    owner,
    tenantId,
    'supplier_licence',
    supplierNames.map(({ licensedDays }, index) => ({
      supplierId: supplierIdOf(hospital, index),
      lineNo: 1,
      form: '20B',
      licenceNo: `DL-20B-${1001 + index}`,
      feePaidUntil: daysAfter(today, licensedDays),
      state: 'Valid',
      isActive: true,
    })),
  );
}

async function readBatches(owner: pg.Client, tenantId: number, hospitalId: number): Promise<StockedBatch[]> {
  const { rows } = await owner.query<Record<keyof StockedBatch, string>>(
    `select distinct on (b.item_id) b.batch_id as "batchId", b.item_id as "itemId", i.item_name as "itemName", i.item_code as "itemCode",
       i.pack, b.batch_number as "batchNumber", b.expiry::text, b.mrp_paise as "mrpPaise", g.igst_basis_points as gst
     from pharmacy_batch b
     join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
     join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id
     where b.tenant_id = $1 and b.hospital_id = $2 and b.expiry > current_date + 100
     order by b.item_id, b.expiry desc`,
    [tenantId, hospitalId],
  );
  return rows.map((row) => ({
    ...row,
    batchId: Number(row.batchId),
    itemId: Number(row.itemId),
    mrpPaise: paise(Number(row.mrpPaise)),
    gst: basisPoints(Number(row.gst)),
  }));
}

function drawReceipts(
  draws: Draws,
  hospital: DemoHospital,
  batches: readonly StockedBatch[],
  now: Date,
): DemoReceipt[] {
  return Array.from({ length: RECEIPTS }, (_, index) => ({
    supplierId: supplierIdOf(hospital, draws.whole(0, supplierNames.length - 1)),
    at: new Date(now.getTime() - (RECEIPTS - index) * 7 * DAY_MILLISECONDS + draws.whole(0, 5) * 3_600_000),
    lines: draws.some(batches, draws.whole(2, 5)).map((batch) => {
      const packs = draws.whole(2, 12) * 10;
      return {
        batch,
        itemId: batch.itemId,
        packs,
        freePacks: draws.happens(0.4) ? packs / 10 : 0,
        rejectedPacks: 0,
        unitsPerPack: 1,
        ratePaise: paise(Math.round(batch.mrpPaise * (0.6 + 0.1 * draws.fraction()))),
        gstBasisPoints: hospital.gstNumber ? batch.gst : basisPoints(0),
      };
    }),
  }));
}

async function writeReceipts(
  owner: pg.Client,
  tenantId: number,
  hospital: DemoHospital,
  drawn: readonly DemoReceipt[],
): Promise<void> {
  const createdBy = userIdFor('store', hospital.hospitalId);
  const lastNumbers = new Map<string, number>();
  const { rows } = await owner.query<{ storeId: string }>(
    `select store_id as "storeId" from store where tenant_id = $1 and hospital_id = $2 and store_kind = 'Main'`,
    [tenantId, hospital.hospitalId],
  );
  const storeId = Number(rows[0]?.storeId);
  for (const receipt of drawn) {
    const day = dateInZone(receipt.at, hospital.timezone);
    const finYear = finYearOf(day);
    const receiptNo = (lastNumbers.get(finYear) ?? 0) + 1;
    lastNumbers.set(finYear, receiptNo);
    const place = { hospital, storeId, createdBy, day, finYear, receiptNo };
    await writeReceipt(owner, tenantId, receipt, place);
  }
  await insertRows(
    owner,
    tenantId,
    'number_series',
    [...lastNumbers].map(([finYear, lastNumber]) => ({
      series: 'goods receipt',
      hospitalId: hospital.hospitalId,
      finYear,
      lastNumber,
    })),
  );
}

interface ReceiptPlace {
  readonly hospital: DemoHospital;
  readonly storeId: number;
  readonly createdBy: number;
  readonly day: string;
  readonly finYear: string;
  readonly receiptNo: number;
}

async function writeReceipt(
  owner: pg.Client,
  tenantId: number,
  receipt: DemoReceipt,
  place: ReceiptPlace,
): Promise<void> {
  const { hospital, storeId, createdBy } = place;
  const { at, lines } = receipt;
  const { hospitalId } = hospital;
  const figures = computePurchase({
    lines,
    charges: [],
    invoiceDiscountPaise: ZERO,
    isInterState: false,
    isCreditTaken: false,
  });
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  await add('goods_receipt', [receiptRow(receipt, figures, place)]);
  await add('goods_receipt_line', lineRows(receipt, figures, place));
  const lots = lines.map(({ batch }, index) => ({
    hospitalId,
    lotId: 10_000 + lineIdOf(place, index),
    batchId: batch.batchId,
    units: figures.lines[index]?.units,
    valuePaise: figures.lines[index]?.landedPaise,
    goodsReceiptLineId: lineIdOf(place, index),
    createdBy,
  }));
  await add(
    'stock_lot',
    lots.map((lot) => ({ ...lot, sourceKind: 'Grn', isEstimated: false, createdAt: at })),
  );
  await add(
    'stock_move',
    lots.map(({ batchId: _, ...lot }) => ({
      ...lot,
      storeId,
      moveKind: 'Received',
      reason: numberOf(place),
      movedAt: at,
    })),
  );
}

const receiptIdOf = ({ hospital, receiptNo }: ReceiptPlace) => hospital.hospitalId * 100 + receiptNo;
const lineIdOf = (place: ReceiptPlace, index: number) => receiptIdOf(place) * 10 + index;
const numberOf = ({ receiptNo }: ReceiptPlace) => `GRN${receiptNo}`;

function receiptRow({ supplierId, at }: DemoReceipt, figures: PurchaseFigures, place: ReceiptPlace): Row {
  const { hospital, storeId, createdBy, day, finYear, receiptNo } = place;
  const { lines: _, ...sums } = figures;
  const invoiceNumber = `INV/${supplierId}/${receiptNo}`;
  return {
    goodsReceiptId: receiptIdOf(place),
    hospitalId: hospital.hospitalId,
    storeId,
    supplierId,
    finYear,
    receiptNo,
    receiptNumber: numberOf(place),
    invoiceNumber,
    invoiceKey: invoiceKey(invoiceNumber),
    invoiceYear: finYear,
    invoiceDate: day,
    invoiceTotalPaise: Math.round(sums.totalPaise / 100) * 100,
    receivedOn: day,
    reason: 'Regular stock',
    invoiceDiscountPaise: 0,
    ...sums,
    createdBy,
    createdAt: at,
  };
}

function lineRows({ lines }: DemoReceipt, figures: PurchaseFigures, place: ReceiptPlace): Row[] {
  return lines.map(({ batch, itemId: _, rejectedPacks: __, ...line }, index) => {
    const { grossPaise: ___, ...worked } = figures.lines[index] as PurchaseLineFigures;
    const { gst: ____, itemId: _____, ...named } = batch;
    return {
      goodsReceiptLineId: lineIdOf(place, index),
      hospitalId: place.hospital.hospitalId,
      goodsReceiptId: receiptIdOf(place),
      lineNo: index + 1,
      ...named,
      ...line,
      shortPacks: 0,
      damagedPacks: 0,
      refusedPacks: 0,
      ...worked,
    };
  });
}
