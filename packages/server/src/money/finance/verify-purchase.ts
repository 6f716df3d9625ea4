// The equation of purchases: each lot is what its line of a receipt brought, and receipts without an invoice, those of assets too, are
// account 302; the assets in the books are account 106.
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import { shown } from './verify-arithmetic.ts';

/** The first goods receipt or hospital whose figures differ; null when all add up. */
export async function purchaseDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [lot] = await send<{ receiptNumber: string; linePaise: number; lotPaise: number }>(
    owner,
    sql`select g.receipt_number, l.landed_paise as line_paise, coalesce(t.value_paise, 0)::bigint as lot_paise
      from goods_receipt_line l
      join goods_receipt g on g.tenant_id = l.tenant_id and g.goods_receipt_id = l.goods_receipt_id
      left join stock_lot t on t.tenant_id = l.tenant_id and t.goods_receipt_line_id = l.goods_receipt_line_id
      where l.tenant_id = ${tenantId} and (l.units <> coalesce(t.units, 0) or l.landed_paise <> coalesce(t.value_paise, 0))
      order by l.goods_receipt_line_id limit 1`,
  );
  if (lot)
    return `a line of ${lot.receiptNumber} cost ${shown(lot.linePaise)}, its lot is worth ${shown(lot.lotPaise)}`;
  const [hospital] = await send<{ hospitalId: number; receivedPaise: number; ledgerPaise: number }>(
    owner,
    sql`select x.hospital_id, sum(x.received)::bigint as received_paise, -sum(x.entered)::bigint as ledger_paise
      from (
        select hospital_id, landed_paise as received, 0 as entered from goods_receipt
        where tenant_id = ${tenantId} and cancelled_at is null and supplier_invoice_id is null
        union all
        select hospital_id, cost_paise, 0 from asset where tenant_id = ${tenantId} and birth = 'Receipt' and capitalised_on is not null
        union all
        select v.hospital_id, 0, e.amount_paise from voucher_entry e
        join voucher v on v.tenant_id = e.tenant_id and v.voucher_id = e.voucher_id
        where e.tenant_id = ${tenantId} and e.glid = ${account.receivedWithoutInvoice}) x
      group by x.hospital_id having sum(x.received) + sum(x.entered) <> 0 order by x.hospital_id limit 1`,
  );
  if (!hospital) return (await assetDifference(owner, tenantId)) ?? supplierDifference(owner, tenantId);
  return `hospital ${hospital.hospitalId} received goods for ${shown(hospital.receivedPaise)} without invoice, the ledger has ${shown(hospital.ledgerPaise)}`;
}

/** The first hospital whose assets in the books differ from the ledger; null when all add up (IN041). */
async function assetDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [hospital] = await send<{ hospitalId: number; costPaise: number; ledgerPaise: number }>(
    owner,
    sql`select x.hospital_id, sum(x.cost)::bigint as cost_paise, sum(x.entered)::bigint as ledger_paise
      from (
        select hospital_id, cost_paise as cost, 0 as entered from asset where tenant_id = ${tenantId} and capitalised_on is not null
        union all
        select v.hospital_id, 0, e.amount_paise from voucher_entry e
        join voucher v on v.tenant_id = e.tenant_id and v.voucher_id = e.voucher_id
        where e.tenant_id = ${tenantId} and e.glid = ${account.assetsAtCost}) x
      group by x.hospital_id having sum(x.cost) <> sum(x.entered) order by x.hospital_id limit 1`,
  );
  if (!hospital) return null;
  return `hospital ${hospital.hospitalId} has assets for ${shown(hospital.costPaise)} in the books, the ledger has ${shown(hospital.ledgerPaise)}`;
}

/** The first invoice whose paid sum, or supplier whose account, differs; null when all add up. */
async function supplierDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [invoice] = await send<{ invoiceNumber: string; paidPaise: number; partPaise: number }>(
    owner,
    sql`select i.invoice_number, i.paid_paise, coalesce(sum(x.amount_paise), 0)::bigint as part_paise
      from supplier_invoice i
      left join supplier_payment_part x on x.tenant_id = i.tenant_id and x.supplier_invoice_id = i.supplier_invoice_id
      where i.tenant_id = ${tenantId} group by i.tenant_id, i.supplier_invoice_id, i.invoice_number, i.paid_paise
      having i.paid_paise <> coalesce(sum(x.amount_paise), 0) order by i.supplier_invoice_id limit 1`,
  );
  if (invoice)
    return `invoice ${invoice.invoiceNumber} is paid with ${shown(invoice.paidPaise)}, its payments settle ${shown(invoice.partPaise)}`;
  const [supplier] = await send<{ supplierName: string; openPaise: number; ledgerPaise: number }>(
    owner,
    sql`select s.supplier_name, sum(x.open)::bigint as open_paise, -sum(x.entered)::bigint as ledger_paise
      from (
        select supplier_id, payable_paise - paid_paise - tax_paise as open, 0 as entered from supplier_invoice
        where tenant_id = ${tenantId} and cancelled_at is null
        union all
        select supplier_id, case status when 'Sent' then -claimed_paise when 'Credited' then -credited_paise else 0 end, 0
        from purchase_return where tenant_id = ${tenantId}
        union all
        select slid, 0, amount_paise from voucher_entry where tenant_id = ${tenantId} and glid = ${account.suppliers}) x
      join supplier s on s.tenant_id = ${tenantId} and s.supplier_id = x.supplier_id
      group by s.supplier_id, s.supplier_name having sum(x.open) + sum(x.entered) <> 0 order by s.supplier_id limit 1`,
  );
  if (!supplier) return (await taxDifference(owner, tenantId)) ?? advanceDifference(owner, tenantId);
  return `the invoices and claims of '${supplier.supplierName}' are open with ${shown(supplier.openPaise)}, the ledger has ${shown(supplier.ledgerPaise)}`;
}

/** The first hospital whose deducted tax differs from account 103; null when all add up (PH082). */
async function taxDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [hospital] = await send<{ hospitalId: number; taxPaise: number; ledgerPaise: number }>(
    owner,
    sql`select x.hospital_id, sum(x.tax)::bigint as tax_paise, -sum(x.entered)::bigint as ledger_paise
      from (
        select hospital_id, tax_paise as tax, 0 as entered from supplier_tax where tenant_id = ${tenantId}
        union all
        select v.hospital_id, 0, e.amount_paise from voucher_entry e
        join voucher v on v.tenant_id = e.tenant_id and v.voucher_id = e.voucher_id
        where e.tenant_id = ${tenantId} and e.glid = ${account.deductedTax}) x
      group by x.hospital_id having sum(x.tax) + sum(x.entered) <> 0 order by x.hospital_id limit 1`,
  );
  if (!hospital) return null;
  return `hospital ${hospital.hospitalId} deducted tax of ${shown(hospital.taxPaise)} from suppliers, the ledger has ${shown(hospital.ledgerPaise)}`;
}

/** The first supplier whose open advance differs from its payments or from account 105; null when all add up (PH043). */
async function advanceDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [supplier] = await send<{ supplierName: string; openPaise: number; paidPaise: number; ledgerPaise: number }>(
    owner,
    sql`select s.supplier_name, sum(x.open)::bigint as open_paise, sum(x.paid)::bigint as paid_paise, sum(x.entered)::bigint as ledger_paise
      from (
        select supplier_id, open_paise as open, 0 as paid, 0 as entered from supplier_advance where tenant_id = ${tenantId}
        union all
        select supplier_id, 0, case when reversal_of is null then 1 else -1 end * case mode when 'Advance' then -amount_paise else advance_paise end, 0
        from supplier_payment where tenant_id = ${tenantId}
        union all
        select slid, 0, 0, amount_paise from voucher_entry where tenant_id = ${tenantId} and glid = ${account.supplierAdvances}) x
      join supplier s on s.tenant_id = ${tenantId} and s.supplier_id = x.supplier_id
      group by s.supplier_id, s.supplier_name having sum(x.open) <> sum(x.paid) or sum(x.open) <> sum(x.entered)
      order by s.supplier_id limit 1`,
  );
  if (!supplier) return null;
  return `the advance to '${supplier.supplierName}' is open with ${shown(supplier.openPaise)}, its payments have ${shown(supplier.paidPaise)}, the ledger has ${shown(supplier.ledgerPaise)}`;
}
