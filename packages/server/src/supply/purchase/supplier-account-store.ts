// The SQL of the accounts of suppliers: balances by age, invoices, receipts without invoice, and the lines of an account.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { getSupplierLedger } from '@charaka/contract/supply/purchase/supplier-payment';
import { type Paise, paise, ZERO } from '@charaka/rules/money/money';
import { lateInterest } from '@charaka/rules/money/supplier-due';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { readTaxedSupplier } from './deducted-tax.ts';

type Account = OutputOf<typeof getSupplierLedger>['account'];
/** An invoice of a supplier as answered. */
export type SupplierInvoice = Account['invoices'][number];

const isOpen = sql`i.cancelled_at is null`;
const openOf = sql`(i.payable_paise - i.paid_paise - i.tax_paise)`;

/** The suppliers of the hospital with what is open of their invoices by age, and what is not invoiced. */
export function balanceList(call: Call): ListSource {
  const today = todayOf(call);
  const dueWithin = (condition: Sql) =>
    sql`(select coalesce(sum(${openOf}), 0)::bigint from supplier_invoice i
      where i.tenant_id = s.tenant_id and i.supplier_id = s.supplier_id and ${isOpen} and ${condition})`;
  const overdueDays = sql`(${today}::date - i.due_on)`;
  const columns = {
    open: dueWithin(sql`true`),
    notDue: dueWithin(sql`${overdueDays} <= 0`),
    overdue30: dueWithin(sql`${overdueDays} between 1 and 30`),
    overdue60: dueWithin(sql`${overdueDays} between 31 and 60`),
    overdueLonger: dueWithin(sql`${overdueDays} > 60`),
    claimed: sql`(select coalesce(sum(coalesce(c.credited_paise, c.claimed_paise)), 0)::bigint from purchase_return c
      where c.tenant_id = s.tenant_id and c.supplier_id = s.supplier_id and c.status not in ('Refused', 'Deducted'))`,
    awaited: sql`(select coalesce(sum(g.landed_paise), 0)::bigint from goods_receipt g where g.tenant_id = s.tenant_id
      and g.supplier_id = s.supplier_id and g.cancelled_at is null and g.supplier_invoice_id is null)`,
  };
  return {
    select: sql`s.supplier_id, s.supplier_name, ${columns.open} as open, ${columns.notDue} as not_due,
      ${columns.overdue30} as overdue_30, ${columns.overdue60} as overdue_60, ${columns.overdueLonger} as overdue_longer,
      ${columns.awaited} as awaited, ${columns.claimed} as claimed,
      coalesce(s.msme_kind in ('Micro', 'Small') and s.activity in ('Maker', 'Service'), false)
        and ${dueWithin(sql`${overdueDays} > 0`)} > 0 as is_interest_due`,
    from: sql`supplier s`,
    where: sql`s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      supplierId: { sql: sql`s.supplier_id`, kind: 'number', isNeverNull: true },
      supplierName: { sql: sql`s.supplier_name`, kind: 'text' },
      open: { sql: columns.open, kind: 'money' },
      notDue: { sql: columns.notDue, kind: 'money' },
      overdue30: { sql: columns.overdue30, kind: 'money' },
      overdue60: { sql: columns.overdue60, kind: 'money' },
      overdueLonger: { sql: columns.overdueLonger, kind: 'money' },
      awaited: { sql: columns.awaited, kind: 'money' },
      claimed: { sql: columns.claimed, kind: 'money' },
    },
    tieBreak: sql`s.supplier_id`,
    defaultOrder: sql`lower(s.supplier_name)`,
  };
}

/** A supplier whose account is locked until the transaction ends: invoices and payments of a supplier are written one after the other. */
export interface LockedAccount {
  readonly supplierId: number;
  readonly supplierName: string;
  readonly msmeKind: 'Micro' | 'Small' | 'Medium' | null;
  readonly activity: 'Maker' | 'Service' | 'Trader' | null;
  readonly paymentDays: number | null;
  readonly bankName: string | null;
  readonly ifscCode: string | null;
  readonly bankAccountNo: string | null;
  /** The user who last changed the bank details. */
  readonly bankChangedBy: number | null;
  readonly bankChangedByStaffId: number | null;
}

/** Locks the account of a supplier. Refuses when the hospital has no supplier of that number. */
export function lockAccount(call: Call, supplierId: number): Promise<LockedAccount> {
  return call.tx.one(
    sql`select s.supplier_id, s.supplier_name, s.msme_kind, s.activity, s.payment_days, s.bank_name, s.ifsc_code,
        s.bank_account_no, s.bank_changed_by, s.bank_changed_by_staff_id
      from supplier s
      where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.supplier_id = ${supplierId} for update`,
    purchaseSentences.supplierDoesNotExist,
  );
}

/** The cash that a locked account got today in paise, less payments of today that were reversed (FI012). */
export async function readCashOfDay(call: Call, supplierId: number): Promise<Paise> {
  const { cashPaise } = await call.tx.single<{ cashPaise: Paise }>(sql`
    select coalesce(sum(p.amount_paise), 0)::bigint as cash_paise
    from supplier_payment p where p.tenant_id = ${call.tenantId} and p.supplier_id = ${supplierId} and p.mode = 'Cash'
      and (p.paid_at at time zone ${call.hospital.timezone})::date = ${todayOf(call)}::date and p.reversal_of is null
      and not exists (select from supplier_payment r where r.tenant_id = p.tenant_id and r.reversal_of = p.supplier_payment_id)`);
  return cashPaise;
}

/** The advances of a locked account that no invoice has used yet, in paise. */
export async function readOpenAdvance(call: Call, supplierId: number): Promise<Paise> {
  const advance = await call.tx.row<{ openPaise: Paise }>(
    sql`select a.open_paise from supplier_advance a where a.tenant_id = ${call.tenantId} and a.supplier_id = ${supplierId}`,
  );
  return advance?.openPaise ?? ZERO;
}

const invoiceFields = (
  call: Call,
) => sql`i.supplier_invoice_id as invoice_id, i.invoice_number, i.invoice_date, i.total_paise as total,
  i.claimed_paise as claimed, i.deducted_paise as deducted, i.difference_paise as difference, i.payable_paise as payable, i.paid_paise as paid, i.tax_paise as tax, ${openOf} as open,
  i.due_on, case when i.cancelled_at is not null then 'Cancelled' when ${openOf} = 0 and i.approved_at is not null then 'Paid'
    when i.paid_paise > 0 then 'PartlyPaid' when i.approved_at is not null then 'Approved' when i.difference_paise <> 0 then 'Differs'
    else 'Matched' end as state,
  coalesce((select string_agg(g.receipt_number, ', ' order by g.goods_receipt_id) from goods_receipt g
    where g.tenant_id = i.tenant_id and g.supplier_invoice_id = i.supplier_invoice_id), '') as receipt_numbers,
  u.name as created_by_name,
  i.created_by = ${call.userId} or coalesce(i.created_by_staff_id = ${call.session.staffId}::bigint, false) as is_own`;

/** One invoice of the hospital. Refuses when it has none of that number. */
export function findInvoice(call: Call, invoiceId: number): Promise<SupplierInvoice> {
  return call.tx.one(
    sql`select ${invoiceFields(call)} from supplier_invoice i join app_user u on u.tenant_id = i.tenant_id and u.user_id = i.created_by
      where i.tenant_id = ${call.tenantId} and i.hospital_id = ${call.hospital.hospitalId} and i.supplier_invoice_id = ${invoiceId}`,
    purchaseSentences.invoiceDoesNotExist,
  );
}

/** The account of a supplier. Refuses when the hospital has no supplier of that number. */
export async function readAccount(call: Call, supplierId: number): Promise<Account> {
  const { tenantId, hospital } = call;
  const { msmeKind, activity, ...supplier } = await call.tx.one<
    Pick<Account, 'supplierId' | 'supplierName' | 'bankName' | 'ifscCode' | 'bankAccountNo'> &
      Pick<LockedAccount, 'msmeKind' | 'activity'>
  >(
    sql`select s.supplier_id, s.supplier_name, s.bank_name, s.ifsc_code, s.bank_account_no, s.msme_kind, s.activity from supplier s
      where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.supplier_id = ${supplierId}`,
    purchaseSentences.supplierDoesNotExist,
  );
  const [receipts, claims, invoices, lines] = await Promise.all([
    call.tx.rows<Account['receipts'][number]>(sql`
      select g.goods_receipt_id as receipt_id, g.receipt_number, g.received_on, g.invoice_number, g.invoice_date,
        g.invoice_total_paise as invoice_total, g.landed_paise as landed,
        g.invoice_number is null and g.received_on < ${todayOf(call)}::date - 3 as is_invoice_late
      from goods_receipt g where g.tenant_id = ${tenantId} and g.supplier_id = ${supplierId} and g.cancelled_at is null
        and g.supplier_invoice_id is null order by g.goods_receipt_id`),
    readDeductible(call, supplierId),
    call.tx.rows<SupplierInvoice>(sql`
      select ${invoiceFields(call)} from supplier_invoice i join app_user u on u.tenant_id = i.tenant_id and u.user_id = i.created_by
      where i.tenant_id = ${tenantId} and i.supplier_id = ${supplierId} order by i.due_on, i.supplier_invoice_id`),
    readLines(call, supplierId),
  ]);
  const {
    creditedPaise: credited,
    taxedPaise: taxed,
    turnoverPaise: turnover,
    ...terms
  } = await readTaxedSupplier(call, supplierId);
  const interests = invoices.flatMap(({ invoiceId, state, open, dueOn }) => {
    const interest = state === 'Cancelled' ? ZERO : lateInterest({ msmeKind, activity }, open, dueOn, todayOf(call));
    return interest > 0 ? [{ invoiceId, interest }] : [];
  });
  const taxTerms = { ...terms, credited, taxed, turnover };
  return {
    ...supplier,
    advance: await readOpenAdvance(call, supplierId),
    taxTerms,
    receipts,
    claims,
    invoices,
    interests,
    lines,
  };
}

/** The open claims of a supplier whose receipts all wait for their invoice, the oldest first. */
function readDeductible(call: Call, supplierId: number): Promise<Account['claims'][number][]> {
  return call.tx.rows(sql`
    select c.purchase_return_id as return_id, c.claim_number, c.claimed_paise as claimed,
      string_agg(distinct g.receipt_number, ', ') as receipt_numbers,
      c.created_by = ${call.userId} or coalesce(c.created_by_staff_id = ${call.session.staffId}::bigint, false) as is_own
    from purchase_return c
    join purchase_return_line x on x.tenant_id = c.tenant_id and x.purchase_return_id = c.purchase_return_id
    join goods_receipt_line l on l.tenant_id = x.tenant_id and l.goods_receipt_line_id = x.goods_receipt_line_id
    join goods_receipt g on g.tenant_id = l.tenant_id and g.goods_receipt_id = l.goods_receipt_id
    where c.tenant_id = ${call.tenantId} and c.supplier_id = ${supplierId} and c.status = 'Sent' and c.claimed_paise > 0
    group by c.tenant_id, c.purchase_return_id having bool_and(g.supplier_invoice_id is null) order by c.purchase_return_id`);
}

type Line = Account['lines'][number];

/** The lines of an account from the first on, each with the balance after it. */
async function readLines(call: Call, supplierId: number): Promise<Line[]> {
  const rows = await call.tx.rows<Omit<Line, 'balance'>>(sql`
    select x.at, x.kind, x.number, x.mode, x.reference, x.amount, x.payment_id, x.can_reverse
    from (
      select i.created_at as at, 'Invoice' as kind, i.invoice_number as number, null::text as mode, null::text as reference,
        i.payable_paise as amount, null::bigint as payment_id, false as can_reverse, i.supplier_invoice_id as turn
      from supplier_invoice i where i.tenant_id = ${call.tenantId} and i.supplier_id = ${supplierId}
      union all
      select i.cancelled_at, 'Cancelled', i.invoice_number, null, null, -i.payable_paise, null, false, i.supplier_invoice_id
      from supplier_invoice i where i.tenant_id = ${call.tenantId} and i.supplier_id = ${supplierId} and i.cancelled_at is not null
      union all
      select t.deducted_at, 'Tax', i.invoice_number, null, t.section, -t.tax_paise, null, false, t.supplier_tax_id
      from supplier_tax t
      join supplier_invoice i on i.tenant_id = t.tenant_id and i.supplier_invoice_id = t.supplier_invoice_id
      where t.tenant_id = ${call.tenantId} and t.supplier_id = ${supplierId} and t.tax_paise <> 0
      union all
      select t.deducted_at, 'AdvanceTax', p.payment_number, null, t.section, -t.tax_paise, null, false, t.supplier_tax_id
      from supplier_tax t
      join supplier_payment p on p.tenant_id = t.tenant_id and p.supplier_payment_id = t.supplier_payment_id
      where t.tenant_id = ${call.tenantId} and t.supplier_id = ${supplierId} and t.tax_paise <> 0
      union all
      select p.paid_at, case when p.reversal_of is null then 'Payment' else 'Reversal' end, p.payment_number, p.mode, p.reference,
        case when p.mode = 'Advance' then 0 when p.reversal_of is null then -p.amount_paise else p.amount_paise end, p.supplier_payment_id,
        p.reversal_of is null and not exists (select from supplier_payment r where r.tenant_id = p.tenant_id
          and r.reversal_of = p.supplier_payment_id), p.supplier_payment_id
      from supplier_payment p where p.tenant_id = ${call.tenantId} and p.supplier_id = ${supplierId}
      union all
      select c.created_at, 'Claim', c.claim_number, null, null, -c.claimed_paise, null, false, c.purchase_return_id
      from purchase_return c where c.tenant_id = ${call.tenantId} and c.supplier_id = ${supplierId}
      union all
      select c.answered_at, case when c.credited_paise > 0 then 'CreditNote' when c.status = 'Deducted' then 'ClaimDeducted' else 'ClaimRefused' end, coalesce(c.credit_note_number, c.claim_number),
        null, case when c.credited_paise > 0 then c.claim_number end, c.claimed_paise - coalesce(c.credited_paise, 0), null, false,
        c.purchase_return_id
      from purchase_return c where c.tenant_id = ${call.tenantId} and c.supplier_id = ${supplierId} and c.status <> 'Sent') x
    order by x.at, x.kind, x.turn`);
  let balance = 0;
  return rows.map((row) => {
    balance += row.amount;
    return { ...row, balance: paise(balance) };
  });
}
