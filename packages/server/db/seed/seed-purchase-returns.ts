// Writes returns to the demo's suppliers: one with a credit note, and one whose claim is open.

import { paise } from '@charaka/rules/money/money';
import { claimForPacks } from '@charaka/rules/money/purchase-figures';
import { takeFromLots } from '@charaka/rules/money/stock-value';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';
import { finYearOf } from './seed-hospitals.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Days ago of each return; the first is answered. */
const returnedDaysAgo = [3, 1] as const;
const UNITS = 2;

interface ReceivedLot {
  readonly lotId: string;
  readonly storeId: string;
  readonly units: number;
  readonly valuePaise: string;
  readonly supplierId: string;
  readonly goodsReceiptLineId: string;
  readonly taxablePaise: string;
  readonly cgstPaise: string;
  readonly sgstPaise: string;
  readonly igstPaise: string;
  readonly allPacks: number;
}

/** The returns of a tenant; the same moment always makes the same. */
export async function seedPurchaseReturns(
  owner: pg.Client,
  { tenantId, hospitals }: DemoTenant,
  now: Date,
): Promise<void> {
  for (const hospital of hospitals) {
    const { rows } = await owner.query<ReceivedLot>(
      `select t.lot_id as "lotId", k.store_id as "storeId", k.units, k.value_paise as "valuePaise", g.supplier_id as "supplierId",
         l.goods_receipt_line_id as "goodsReceiptLineId", l.taxable_paise as "taxablePaise", l.cgst_paise as "cgstPaise",
         l.sgst_paise as "sgstPaise", l.igst_paise as "igstPaise", l.packs + l.free_packs as "allPacks"
       from goods_receipt g
       join goods_receipt_line l on l.tenant_id = g.tenant_id and l.goods_receipt_id = g.goods_receipt_id
       join stock_lot t on t.tenant_id = l.tenant_id and t.goods_receipt_line_id = l.goods_receipt_line_id
       join stock_balance k on k.tenant_id = t.tenant_id and k.lot_id = t.lot_id and k.units >= $3
       join store s on s.tenant_id = k.tenant_id and s.store_id = k.store_id and s.store_kind = 'Main'
       where g.tenant_id = $1 and g.hospital_id = $2 order by t.lot_id limit 2`,
      [tenantId, hospital.hospitalId, UNITS],
    );
    await writeReturns(owner, tenantId, hospital, rows, now);
  }
}

async function writeReturns(
  owner: pg.Client,
  tenantId: number,
  hospital: DemoHospital,
  lots: readonly ReceivedLot[],
  now: Date,
): Promise<void> {
  const { hospitalId, timezone } = hospital;
  const lastNumbers = new Map<string, number>();
  for (const [index, lot] of lots.entries()) {
    const at = new Date(now.getTime() - (returnedDaysAgo[index] ?? 1) * DAY_MILLISECONDS);
    const finYear = finYearOf(dateInZone(at, timezone));
    const claimNo = (lastNumbers.get(finYear) ?? 0) + 1;
    lastNumbers.set(finYear, claimNo);
    await writeReturn(owner, tenantId, lot, {
      hospital,
      at,
      finYear,
      claimNo,
      purchaseReturnId: hospitalId * 100 + index + 1,
    });
    if (index === 0)
      await owner.query(
        `update purchase_return set status = 'Credited', credit_note_number = 'CN-' || supplier_id, credit_note_date = $3,
           credit_note_key = 'CN' || supplier_id, credit_note_year = $6, credit_note_total_paise = claimed_paise, credited_paise = claimed_paise, answered_by = $4, answered_at = $5
         where tenant_id = $1 and purchase_return_id = $2`,
        [tenantId, hospitalId * 100 + 1, dateInZone(at, timezone), userIdFor('admin', hospitalId), at, finYear],
      );
  }
  await insertRows(
    owner,
    tenantId,
    'number_series',
    [...lastNumbers].map(([finYear, lastNumber]) => ({ series: 'debit claim', hospitalId, finYear, lastNumber })),
  );
}

interface ReturnPlace {
  readonly hospital: DemoHospital;
  readonly at: Date;
  readonly finYear: string;
  readonly claimNo: number;
  readonly purchaseReturnId: number;
}

async function writeReturn(owner: pg.Client, tenantId: number, lot: ReceivedLot, place: ReturnPlace): Promise<void> {
  const { at, finYear, claimNo, purchaseReturnId } = place;
  const { hospitalId } = place.hospital;
  const amount = (value: string) => paise(Number(value));
  const [part] = takeFromLots([{ units: lot.units, valuePaise: amount(lot.valuePaise) }], UNITS).parts;
  const valuePaise = part?.valuePaise ?? 0;
  const claim = claimForPacks(
    {
      taxablePaise: amount(lot.taxablePaise),
      cgstPaise: amount(lot.cgstPaise),
      sgstPaise: amount(lot.sgstPaise),
      igstPaise: amount(lot.igstPaise),
      allPacks: lot.allPacks,
      packsBefore: 0,
    },
    UNITS,
  );
  const createdBy = userIdFor('store', hospitalId);
  await insertRows(owner, tenantId, 'purchase_return', [
    {
      purchaseReturnId,
      hospitalId,
      supplierId: lot.supplierId,
      finYear,
      claimNo,
      claimNumber: `DC${claimNo}`,
      reason: claimNo === 1 ? 'Damaged' : 'ShortExpiry',
      ...claim,
      claimedPaise: claim.taxablePaise + claim.cgstPaise + claim.sgstPaise + claim.igstPaise,
      valuePaise,
      status: 'Sent',
      createdBy,
      createdAt: at,
    },
  ]);
  const { lotId, storeId, goodsReceiptLineId } = lot;
  const line = { hospitalId, storeId, lotId };
  await insertRows(owner, tenantId, 'purchase_return_line', [
    {
      ...line,
      purchaseReturnLineId: purchaseReturnId,
      purchaseReturnId,
      lineNo: 1,
      goodsReceiptLineId,
      units: UNITS,
      valuePaise,
      ...claim,
    },
  ]);
  await insertRows(owner, tenantId, 'stock_move', [
    {
      ...line,
      moveKind: 'PurchaseReturned',
      units: -UNITS,
      valuePaise: -valuePaise,
      reason: `DC${claimNo}`,
      purchaseReturnLineId: purchaseReturnId,
      movedAt: at,
      createdBy,
    },
  ]);
}
