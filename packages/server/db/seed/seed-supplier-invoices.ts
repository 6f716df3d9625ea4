// Writes invoices of the demo's suppliers for their older deliveries: entered, approved, and paid in part.

import { supplierDueDay } from '@charaka/rules/money/supplier-due';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { userIdFor } from './access-data.ts';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { finYearOf } from './seed-hospitals.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Of the deliveries of a hospital, the oldest: so many have an invoice, so many of these an approval, so many of these a payment. */
const INVOICED = 6;
const APPROVED = 4;
const PAID = 2;

interface DeliveredGoods {
  readonly goodsReceiptId: string;
  readonly supplierId: string;
  readonly invoiceNumber: string;
  readonly invoiceKey: string;
  readonly invoiceYear: string;
  readonly invoiceDate: string;
  readonly totalPaise: string;
  readonly landedPaise: string;
  /** The sum of the receipt without GST. */
  readonly netPaise: string;
  readonly paymentDays: number;
  readonly createdAt: string;
}

/** The invoices and payments of a tenant; the same moment always makes the same. */
export async function seedSupplierInvoices(owner: pg.Client, { tenantId, hospitals }: DemoTenant): Promise<void> {
  for (const hospital of hospitals) {
    const { rows } = await owner.query<DeliveredGoods>(
      `select g.goods_receipt_id as "goodsReceiptId", g.supplier_id as "supplierId", g.invoice_number as "invoiceNumber",
         g.invoice_key as "invoiceKey", g.invoice_year as "invoiceYear", g.invoice_date::text as "invoiceDate",
         g.invoice_total_paise as "totalPaise", g.landed_paise as "landedPaise",
         g.taxable_paise + g.charges_paise as "netPaise", s.payment_days as "paymentDays", g.created_at as "createdAt"
       from goods_receipt g join supplier s on s.tenant_id = g.tenant_id and s.supplier_id = g.supplier_id
       where g.tenant_id = $1 and g.hospital_id = $2 order by g.goods_receipt_id limit $3`,
      [tenantId, hospital.hospitalId, INVOICED],
    );
    await writeInvoices(owner, tenantId, hospital, rows);
    await writeCredits(owner, tenantId, hospital, rows.slice(0, APPROVED));
    await writePayments(owner, tenantId, hospital, rows.slice(0, PAID));
  }
}

const invoiceIdOf = ({ goodsReceiptId }: DeliveredGoods) => Number(goodsReceiptId);
const after = ({ createdAt }: DeliveredGoods, days: number) =>
  new Date(new Date(createdAt).getTime() + days * DAY_MILLISECONDS);

async function writeInvoices(
  owner: pg.Client,
  tenantId: number,
  { hospitalId }: DemoHospital,
  delivered: readonly DeliveredGoods[],
): Promise<void> {
  await insertRows(
    owner,
    tenantId,
    'supplier_invoice',
    delivered.map((goods, index): Row => {
      const { supplierId, invoiceNumber, invoiceKey, invoiceYear, invoiceDate, paymentDays } = goods;
      const totalPaise = Number(goods.totalPaise);
      const receivedPaise = Number(goods.landedPaise);
      const isApproved = index < APPROVED;
      return {
        supplierInvoiceId: invoiceIdOf(goods),
        hospitalId,
        supplierId,
        invoiceNumber,
        invoiceKey,
        invoiceYear,
        invoiceDate,
        totalPaise,
        receivedPaise,
        claimedPaise: 0,
        roundOffPaise: totalPaise - receivedPaise,
        differencePaise: 0,
        payablePaise: totalPaise,
        dueOn: supplierDueDay({ paymentDays }, invoiceDate),
        paidPaise: 0,
        createdBy: userIdFor('billing', hospitalId),
        createdAt: after(goods, 1),
        approvedBy: isApproved ? userIdFor('approver', hospitalId) : null,
        approvedAt: isApproved ? after(goods, 2) : null,
      };
    }),
  );
  for (const goods of delivered)
    await owner.query(
      'update goods_receipt set supplier_invoice_id = $3 where tenant_id = $1 and goods_receipt_id = $2',
      [tenantId, goods.goodsReceiptId, invoiceIdOf(goods)],
    );
}

/** The credited sums of approved invoices, none of which reaches a threshold of deducted tax (PH082). */
async function writeCredits(
  owner: pg.Client,
  tenantId: number,
  { hospitalId, timezone }: DemoHospital,
  approved: readonly DeliveredGoods[],
): Promise<void> {
  await insertRows(
    owner,
    tenantId,
    'supplier_tax',
    approved.map((goods): Row => {
      const deductedAt = after(goods, 2);
      return {
        supplierTaxId: invoiceIdOf(goods),
        hospitalId,
        supplierId: goods.supplierId,
        supplierInvoiceId: invoiceIdOf(goods),
        finYear: finYearOf(dateInZone(deductedAt, timezone)),
        nature: 'Goods',
        section: '',
        deductedAt,
        creditedPaise: Number(goods.netPaise),
        taxedPaise: 0,
        rateBasisPoints: 0,
        taxPaise: 0,
        createdBy: userIdFor('approver', hospitalId),
      };
    }),
  );
}

async function writePayments(
  owner: pg.Client,
  tenantId: number,
  { hospitalId, timezone }: DemoHospital,
  paid: readonly DeliveredGoods[],
): Promise<void> {
  const lastNumbers = new Map<string, number>();
  for (const [index, goods] of paid.entries()) {
    const at = after(goods, 3);
    const finYear = finYearOf(dateInZone(at, timezone));
    const paymentNo = (lastNumbers.get(finYear) ?? 0) + 1;
    lastNumbers.set(finYear, paymentNo);
    const ofInvoice = { hospitalId, supplierId: goods.supplierId, supplierPaymentId: invoiceIdOf(goods) };
    // The second payment leaves half of its invoice open.
    const amountPaise = index === 0 ? Number(goods.totalPaise) : Math.floor(Number(goods.totalPaise) / 2);
    await insertRows(owner, tenantId, 'supplier_payment', [
      {
        ...ofInvoice,
        finYear,
        paymentNo,
        paymentNumber: `SP${paymentNo}`,
        paidAt: at,
        mode: 'NEFT',
        reference: `UTR${100_001 + index}`,
        amountPaise,
        createdBy: userIdFor('billing', hospitalId),
      },
    ]);
    await insertRows(owner, tenantId, 'supplier_payment_part', [
      { ...ofInvoice, supplierInvoiceId: invoiceIdOf(goods), amountPaise },
    ]);
  }
  await insertRows(
    owner,
    tenantId,
    'number_series',
    [...lastNumbers].map(([finYear, lastNumber]) => ({ series: 'supplier payment', hospitalId, finYear, lastNumber })),
  );
}
