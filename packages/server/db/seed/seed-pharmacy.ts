// Writes the pharmacies of the demo: items, batches with their stock, and cash memos of some who are in hospital.

import { sureGenericName } from '@charaka/rules/clinic/sure-generic-name';
import { computeMedicineLine, type MedicineFigures, taxSlabText } from '@charaka/rules/money/medicine-line';
import { basisPoints, type Paise, paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { estimatedCost, takeFromLots } from '@charaka/rules/money/stock-value';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { medicines } from './medicine-data.ts';
import { finYearOf } from './seed-hospitals.ts';

/** Slabs of the price list: nothing, and 5 % where the hospital is taxed. */
const slabs = {
  nil: { slabId: 1, slabName: 'Nil (health care)', half: basisPoints(0) },
  five: { slabId: 2, slabName: 'GST 5%', half: basisPoints(250) },
};
const MEMO_PREFIX = 'PH';
const SHARE_WITH_MEMOS = 0.4;

interface DemoBatch {
  readonly batchId: number;
  readonly itemId: number;
  readonly batchNumber: string;
  readonly expiry: string;
  readonly mrpPaise: Paise;
  quantity: number;
}

/** The units with which each batch began. */
type Received = ReadonlyMap<DemoBatch, number>;

interface OpenAdmission {
  readonly admissionId: number;
  readonly hospitalId: number;
  readonly doctorId: number;
  readonly admittedAt: Date;
}

interface DemoMemoLine extends MedicineFigures {
  readonly batch: DemoBatch;
  readonly quantity: number;
}

interface DemoMemo {
  readonly admission: OpenAdmission;
  readonly soldAt: Date;
  readonly lines: readonly DemoMemoLine[];
  readonly isPaid: boolean;
}

/** Everything of a tenant's pharmacies; the same moment always makes the same. */
export async function seedPharmacy(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  const { tenantId, tenantName, hospitals } = tenant;
  const slab = hospitals.every(({ isTaxed }) => isTaxed) ? slabs.five : slabs.nil;
  await insertRows(owner, tenantId, 'pharmacy_item', itemRows(slab.slabId));
  const admissions = await readOpenAdmissions(owner, tenantId);
  for (const [index, hospital] of hospitals.entries()) {
    const draws = new Draws(`${tenantName} pharmacy ${hospital.hospitalId}`);
    const batches = drawBatches(draws, hospital, index, now);
    const received = new Map(batches.map((batch) => [batch, batch.quantity]));
    const own = admissions.filter(({ hospitalId }) => hospitalId === hospital.hospitalId);
    const memos = drawMemos(draws, own, { batches, slab, now, hospital });
    await writeStock(owner, tenantId, hospital, { batches, received, now });
    await writeMemos(owner, tenantId, hospital, { memos, slab, received });
  }
}

/** Codes of the items that a second person checks (PH049). */
const highAlert: readonly string[] = ['INSR'];

function itemRows(gstSlabId: number): Row[] {
  return medicines.map(({ code, name, pack, hsn, schedule, isMedical = true }, index) => ({
    itemId: index + 1,
    itemCode: code,
    itemName: name,
    genericName: isMedical ? sureGenericName(name, pack) : null,
    itemType: isMedical ? 'Medical' : 'Non Medical',
    pack,
    hsnCode: hsn,
    gstSlabId,
    schedule,
    isHighAlert: highAlert.includes(code),
  }));
}

async function readOpenAdmissions(owner: pg.Client, tenantId: number): Promise<OpenAdmission[]> {
  const { rows } = await owner.query<{ admissionId: string; hospitalId: number; doctorId: string; admittedAt: Date }>(
    `select admission_id as "admissionId", hospital_id as "hospitalId", doctor_id as "doctorId", admitted_at as "admittedAt"
     from admission where tenant_id = $1 and not is_final_bill and not is_discharged and not is_cancelled order by admission_id`,
    [tenantId],
  );
  return rows.map((row) => ({
    ...row,
    admissionId: Number(row.admissionId),
    doctorId: Number(row.doctorId),
    admittedAt: new Date(row.admittedAt),
  }));
}

/** Two batches of each item, one of them shorter; the first item has an expired one besides. */
function drawBatches(draws: Draws, hospital: DemoHospital, hospitalIndex: number, now: Date): DemoBatch[] {
  const today = dateInZone(now, hospital.timezone);
  const perItem = medicines.flatMap(({ rupees }, index) =>
    [draws.whole(20, 150), draws.whole(200, 700)].map((days) => ({ index, rupees, days })),
  );
  return [...perItem, { index: 0, rupees: medicines[0]?.rupees ?? 1, days: -draws.whole(5, 40) }].map(
    ({ index, rupees, days }, position) => ({
      batchId: hospitalIndex * 100 + position + 1,
      itemId: index + 1,
      batchNumber: `${medicines[index]?.code.slice(0, 3)}${draws.digits(4)}`,
      expiry: daysAfter(today, days),
      mrpPaise: paise(Math.max(1, Math.round(rupees * hospital.priceFactor * 20)) * 5),
      quantity: draws.whole(60, 240),
    }),
  );
}

interface MemoParts {
  readonly batches: readonly DemoBatch[];
  readonly slab: (typeof slabs)['nil' | 'five'];
  readonly now: Date;
  readonly hospital: DemoHospital;
}

/** Memos in the order they were written; their units leave the batches. */
function drawMemos(draws: Draws, admissions: readonly OpenAdmission[], parts: MemoParts): DemoMemo[] {
  const drawn = admissions.flatMap((admission) => {
    if (!draws.happens(SHARE_WITH_MEMOS)) return [];
    const length = parts.now.getTime() - admission.admittedAt.getTime();
    return Array.from({ length: draws.whole(1, 3) }, (_, index) => {
      const soldAt = new Date(admission.admittedAt.getTime() + Math.floor(length * (0.1 + 0.25 * index)));
      return drawMemo(draws, admission, soldAt, parts);
    });
  });
  return drawn.toSorted(
    (one, other) =>
      one.soldAt.getTime() - other.soldAt.getTime() || one.admission.admissionId - other.admission.admissionId,
  );
}

function drawMemo(draws: Draws, admission: OpenAdmission, soldAt: Date, { batches, slab }: MemoParts): DemoMemo {
  const weights = medicines.map(({ ordered }, index) => [index + 1, ordered] as const);
  const itemIds = [...new Set(Array.from({ length: draws.whole(1, 5) }, () => draws.weighted(weights)))];
  const lines = itemIds.map((itemId): DemoMemoLine => {
    // The batch that expires first has the lower number.
    const batch = batches.find((each) => each.itemId === itemId && each.quantity > 0) as DemoBatch;
    const quantity = Math.min(draws.whole(1, 4), batch.quantity);
    batch.quantity -= quantity;
    const figures = computeMedicineLine({
      quantity,
      mrpPaise: batch.mrpPaise,
      discountPaise: ZERO,
      cgstBasisPoints: slab.half,
      sgstBasisPoints: slab.half,
    });
    return { batch, quantity, ...figures };
  });
  return { admission, soldAt, lines, isPaid: draws.happens(0.2) };
}

async function writeStock(
  owner: pg.Client,
  tenantId: number,
  { hospitalId }: DemoHospital,
  { batches, received, now }: { batches: readonly DemoBatch[]; received: Received; now: Date },
): Promise<void> {
  await insertRows(
    owner,
    tenantId,
    'pharmacy_batch',
    batches.map(({ quantity: _, ...batch }) => ({ hospitalId, ...batch })),
  );
  const movedAt = new Date(now.getTime() - 120 * 86_400_000);
  const createdBy = userIdFor('pharmacy', hospitalId);
  const lots = batches.map((batch) => lotOf(batch, received.get(batch) ?? 0));
  await insertRows(
    owner,
    tenantId,
    'stock_lot',
    lots.map(({ lotId, units, valuePaise }) => ({
      hospitalId,
      lotId,
      batchId: lotId,
      sourceKind: 'Opening',
      units,
      valuePaise,
      isEstimated: true,
      createdBy,
      createdAt: movedAt,
    })),
  );
  const storeId = await readMainStore(owner, tenantId, hospitalId);
  await insertRows(
    owner,
    tenantId,
    'stock_move',
    lots.map(({ lotId, units, valuePaise }) => ({
      hospitalId,
      storeId,
      lotId,
      moveKind: 'Received',
      units,
      valuePaise,
      reason: 'Opening stock',
      movedAt,
      createdBy,
    })),
  );
}

/** The one lot of a batch, with the number of the batch, at the estimated cost. */
function lotOf({ batchId, mrpPaise }: DemoBatch, units: number) {
  return { lotId: batchId, units, valuePaise: estimatedCost({ units, mrpPaise }) };
}

async function readMainStore(owner: pg.Client, tenantId: number, hospitalId: number): Promise<number> {
  const { rows } = await owner.query<{ storeId: string }>(
    `select store_id as "storeId" from store where tenant_id = $1 and hospital_id = $2 and store_kind = 'Main'`,
    [tenantId, hospitalId],
  );
  return Number(rows[0]?.storeId);
}

async function writeMemos(
  owner: pg.Client,
  tenantId: number,
  { hospitalId, timezone }: DemoHospital,
  { memos, slab, received }: { memos: readonly DemoMemo[]; slab: MemoParts['slab']; received: Received },
): Promise<void> {
  const createdBy = userIdFor('pharmacy', hospitalId);
  const add = (table: string, rows: readonly Row[]) => insertRows(owner, tenantId, table, rows);
  const lastNumbers = new Map<string, number>();
  const numbered = memos.map((memo) => {
    const finYear = finYearOf(dateInZone(memo.soldAt, timezone));
    const memoNo = (lastNumbers.get(finYear) ?? 0) + 1;
    lastNumbers.set(finYear, memoNo);
    return { memo, finYear, memoNo };
  });
  await add(
    'pharmacy_sale',
    numbered.map(({ memo, finYear, memoNo }) => saleRow(memo, { hospitalId, finYear, memoNo, createdBy })),
  );
  const saleIds = await readSaleIds(owner, tenantId, hospitalId);
  const sold = numbered.map((each) => ({ ...each.memo, saleId: saleIds.get(`${each.finYear} ${each.memoNo}`) }));
  await add(
    'pharmacy_sale_line',
    sold.flatMap(({ saleId, lines }) => lines.map((line) => saleLineRow(saleId, line, slab))),
  );
  const storeId = await readMainStore(owner, tenantId, hospitalId);
  const lineIds = await readLineIds(owner, tenantId);
  const shelf = new Map([...received].map(([batch, units]) => [batch.batchId, [lotOf(batch, units)]]));
  await add(
    'stock_move',
    sold.flatMap(({ saleId, soldAt, lines }) =>
      lines.map(({ batch, quantity }) => {
        const { parts, lots } = takeFromLots(shelf.get(batch.batchId) ?? [], quantity);
        shelf.set(batch.batchId, lots);
        return {
          hospitalId,
          storeId,
          lotId: batch.batchId,
          moveKind: 'Sold',
          units: -quantity,
          valuePaise: -sumPaise(parts.map(({ valuePaise }) => valuePaise)),
          saleLineId: lineIds.get(`${saleId} ${batch.batchId}`),
          movedAt: soldAt,
          createdBy,
        };
      }),
    ),
  );
  await add(
    'number_series',
    [...lastNumbers].map(([finYear, lastNumber]) => ({ series: 'cash memo', hospitalId, finYear, lastNumber })),
  );
}

function saleRow(
  { admission, soldAt, lines, isPaid }: DemoMemo,
  place: { hospitalId: number; finYear: string; memoNo: number; createdBy: number },
): Row {
  const of = (figure: keyof MedicineFigures) => sumPaise(lines.map((line) => line[figure]));
  const netPaise = of('valuePaise');
  return {
    ...place,
    admissionId: admission.admissionId,
    doctorId: admission.doctorId,
    cashMemo: `${MEMO_PREFIX}${place.memoNo}`,
    soldAt,
    grossPaise: of('grossPaise'),
    discountPaise: of('discountPaise'),
    taxablePaise: of('taxablePaise'),
    cgstPaise: of('cgstPaise'),
    sgstPaise: of('sgstPaise'),
    netPaise,
    cashPaise: isPaid ? netPaise : ZERO,
    cardPaise: ZERO,
    upiPaise: ZERO,
    neftPaise: ZERO,
    chequePaise: ZERO,
    createdAt: soldAt,
  };
}

/** The lines of memos by memo and batch, which a memo of the demo has once. */
async function readLineIds(owner: pg.Client, tenantId: number): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ id: string; saleId: string; batchId: string }>(
    `select sale_line_id as id, sale_id as "saleId", batch_id as "batchId" from pharmacy_sale_line where tenant_id = $1`,
    [tenantId],
  );
  return new Map(rows.map(({ id, saleId, batchId }) => [`${saleId} ${batchId}`, Number(id)]));
}

async function readSaleIds(owner: pg.Client, tenantId: number, hospitalId: number): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ id: string; finYear: string; memoNo: string }>(
    `select sale_id as id, fin_year as "finYear", memo_no as "memoNo" from pharmacy_sale
     where tenant_id = $1 and hospital_id = $2`,
    [tenantId, hospitalId],
  );
  return new Map(rows.map((row) => [`${row.finYear} ${row.memoNo}`, Number(row.id)]));
}

function saleLineRow(saleId: number | undefined, line: DemoMemoLine, slab: MemoParts['slab']): Row {
  const { batch, quantity, ...figures } = line;
  const item = medicines[batch.itemId - 1];
  return {
    saleId,
    itemId: batch.itemId,
    batchId: batch.batchId,
    itemCode: item?.code,
    itemName: item?.name,
    pack: item?.pack,
    hsnCode: item?.hsn,
    schedule: item?.schedule,
    batchNumber: batch.batchNumber,
    expiry: batch.expiry,
    mrpPaise: batch.mrpPaise,
    quantity,
    ...figures,
    cgstBasisPoints: slab.half,
    sgstBasisPoints: slab.half,
    taxSlab: taxSlabText({ slabName: slab.slabName, cgstBasisPoints: slab.half, sgstBasisPoints: slab.half }),
  };
}
