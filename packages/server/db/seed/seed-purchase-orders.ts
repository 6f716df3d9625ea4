// Writes purchase orders of the demo: a draft, one that waits for its approver, approved ones, and a cancelled one.

import { basisPoints, paise, ZERO } from '@charaka/rules/money/money';
import { computePurchase, type PurchaseFigures } from '@charaka/rules/money/purchase-figures';
import { dateInZone, daysAfter } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { Draws } from './draws.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { finYearOf } from './seed-hospitals.ts';

const DAY_MILLISECONDS = 86_400_000;

/** An order of each state that needs no receipt: days ago, and the days for which it is valid. */
const drawn = [
  { status: 'Cancelled', daysAgo: 20, validDays: 15 },
  { status: 'Approved', daysAgo: 12, validDays: 10 },
  { status: 'Approved', daysAgo: 5, validDays: 20 },
  { status: 'Submitted', daysAgo: 1, validDays: 20 },
  { status: 'Draft', daysAgo: 0, validDays: 20 },
] as const;

interface OrderedItem {
  readonly itemId: string;
  readonly mrpPaise: string;
  readonly gst: string;
}

/** The orders of a tenant, to the suppliers that `seedPurchases` wrote; the same moment always makes the same. */
export async function seedPurchaseOrders(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  const { tenantId, tenantName, hospitals } = tenant;
  for (const hospital of hospitals) {
    const draws = new Draws(`${tenantName} purchase orders ${hospital.hospitalId}`);
    const { rows: items } = await owner.query<OrderedItem>(
      `select distinct on (b.item_id) b.item_id as "itemId", b.mrp_paise as "mrpPaise", g.igst_basis_points as gst
       from pharmacy_batch b
       join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
       join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id
       where b.tenant_id = $1 and b.hospital_id = $2 and i.is_active order by b.item_id, b.batch_id`,
      [tenantId, hospital.hospitalId],
    );
    const { rows: places } = await owner.query<{ storeId: string; supplierIds: string[] }>(
      `select s.store_id as "storeId", (select array_agg(p.supplier_id order by p.supplier_id) from supplier p
         where p.tenant_id = s.tenant_id and p.hospital_id = s.hospital_id) as "supplierIds"
       from store s where s.tenant_id = $1 and s.hospital_id = $2 and s.store_kind = 'Main'`,
      [tenantId, hospital.hospitalId],
    );
    const [place] = places;
    if (place) await writeOrders(owner, tenantId, { hospital, draws, items, now, ...place });
  }
}

interface OrderPlace {
  readonly hospital: DemoHospital;
  readonly draws: Draws;
  readonly items: readonly OrderedItem[];
  readonly now: Date;
  readonly storeId: string;
  readonly supplierIds: readonly string[];
}

async function writeOrders(owner: pg.Client, tenantId: number, place: OrderPlace): Promise<void> {
  const { hospital, draws, items } = place;
  const { hospitalId } = hospital;
  const lastNumbers = new Map<string, number>();
  for (const [index, order] of drawn.entries()) {
    const lines = draws.some(items, 3).map(({ itemId, mrpPaise, gst }) => ({
      itemId: Number(itemId),
      packs: draws.whole(2, 10) * 10,
      freePacks: 0,
      rejectedPacks: 0,
      unitsPerPack: 1,
      ratePaise: paise(Math.round(Number(mrpPaise) * 0.7)),
      gstBasisPoints: hospital.gstNumber ? basisPoints(Number(gst)) : basisPoints(0),
    }));
    const figures = computePurchase({
      lines,
      charges: [],
      invoiceDiscountPaise: ZERO,
      isInterState: false,
      isCreditTaken: false,
    });
    const at = new Date(place.now.getTime() - order.daysAgo * DAY_MILLISECONDS);
    const day = dateInZone(at, hospital.timezone);
    const finYear = finYearOf(day);
    const orderNo = (lastNumbers.get(finYear) ?? 0) + 1;
    lastNumbers.set(finYear, orderNo);
    const purchaseOrderId = hospitalId * 100 + index + 1;
    const row = orderRow(order, figures, { ...place, at, day, finYear, orderNo, purchaseOrderId });
    await insertRows(owner, tenantId, 'purchase_order', [row]);
    await insertRows(
      owner,
      tenantId,
      'purchase_order_line',
      lines.map(({ itemId, packs, freePacks, ratePaise, gstBasisPoints }, lineIndex) => ({
        purchaseOrderLineId: purchaseOrderId * 10 + lineIndex,
        hospitalId,
        purchaseOrderId,
        lineNo: lineIndex + 1,
        itemId,
        packs,
        freePacks,
        ratePaise,
        gstBasisPoints,
        taxablePaise: figures.lines[lineIndex]?.taxablePaise,
        receivedPacks: 0,
        receivedFree: 0,
        isActive: true,
      })),
    );
  }
  await insertRows(
    owner,
    tenantId,
    'number_series',
    [...lastNumbers].map(([finYear, lastNumber]) => ({ series: 'purchase order', hospitalId, finYear, lastNumber })),
  );
}

interface DatedOrder extends OrderPlace {
  readonly at: Date;
  readonly day: string;
  readonly finYear: string;
  readonly orderNo: number;
  readonly purchaseOrderId: number;
}

function orderRow({ status, validDays }: (typeof drawn)[number], figures: PurchaseFigures, dated: DatedOrder): Row {
  const { hospital, at, day, finYear, orderNo, purchaseOrderId, storeId, supplierIds } = dated;
  const { hospitalId } = hospital;
  const { lines: _, claimedPaise: __, landedPaise: ___, chargesPaise: freightPaise, ...sums } = figures;
  const [officer, approver] = [userIdFor('purchase', hospitalId), userIdFor('approver', hospitalId)];
  const [isSubmitted, isApproved, isCancelled] = [status !== 'Draft', status === 'Approved', status === 'Cancelled'];
  return {
    purchaseOrderId,
    hospitalId,
    storeId,
    supplierId: supplierIds[purchaseOrderId % supplierIds.length],
    finYear,
    orderNo,
    orderNumber: `PO${orderNo}`,
    versionNo: 1,
    revision: 1,
    validUntil: daysAfter(day, validDays),
    terms: 'Expiry of at least one year.',
    freightPaise,
    ...sums,
    status,
    createdBy: officer,
    createdAt: at,
    submittedBy: isSubmitted ? officer : null,
    submittedAt: isSubmitted ? at : null,
    approvedBy: isApproved ? approver : null,
    approvedAt: isApproved ? at : null,
    approvedPaise: isApproved ? figures.totalPaise : null,
    endedBy: isCancelled ? officer : null,
    endedAt: isCancelled ? at : null,
    endReason: isCancelled ? 'The supplier has none' : null,
  };
}
