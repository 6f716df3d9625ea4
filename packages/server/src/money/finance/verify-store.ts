// Data for the check of the books: records and ledger of a batch of admissions, with the owner's rights.
import { LAST_MODE_SLID } from '@charaka/contract/money/finance/ledger';
import { account } from '@charaka/rules/money/ledger';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import type { MedicinePaper, ValuedLine } from './verify-arithmetic.ts';

/** A saved line, with the columns that the database computed. */
export interface KeptLine extends ValuedLine {
  readonly admissionId: number;
  readonly serviceChargeId: number;
  readonly isIgstApplied: boolean;
  readonly isNonApplicable: boolean;
  readonly totalPaise: number;
  readonly gstPaise: number;
}

/** A saved payment or refund; `isWithBill` when it was made with the final bill or settled a due of it. */
export interface KeptPayment {
  readonly admissionId: number;
  readonly paymentType: 'Receive' | 'Refund';
  readonly amountPaise: number;
  readonly chequePaise: number;
  /** Whether the cheque is drawn on a bank of the hospital, whose account it leaves. */
  readonly isChequeOfBank: boolean;
  readonly isNonHospital: boolean;
  readonly isWithBill: boolean;
}

/** A saved final bill. */
export interface KeptBill {
  readonly admissionId: number;
  readonly billId: number;
  /** 1 before own money and pools were counted (docs/decisions/0028). */
  readonly arithmetic: number;
  readonly isIgst: boolean;
  readonly hasAssociation: boolean;
  readonly totalWithoutGstPaise: number;
  readonly igstPaise: number;
  readonly sgstPaise: number;
  readonly cgstPaise: number;
  readonly totalChargePaise: number;
  readonly nonHospitalPaise: number;
  readonly medicinePaise: number;
  readonly otherChargePaise: number;
  readonly grossPaise: number;
  readonly discountPaise: number;
  readonly roundOffPaise: number;
  readonly netPaise: number;
  readonly paidInAdvancePaise: number;
  readonly medicineCreditPaise: number;
  readonly poolUsedPaise: number;
  readonly poolToBillPaise: number;
  readonly nonHospitalKeptPaise: number;
  readonly nonHospitalDuePaise: number;
  readonly authorizedPaise: number;
  readonly netPayablePaise: number;
  readonly duePaise: number;
  readonly isSettled: boolean;
}

/** A saved payer of a final bill. */
export interface KeptBillPayer {
  readonly admissionId: number;
  readonly associationId: number;
  readonly authorizedPaise: number;
  readonly claimPaise: number;
  readonly settledPaise: number;
}

/** A due that was given up, of a bill or beside it. */
export interface KeptWriteOff {
  readonly admissionId: number;
  readonly amountPaise: number;
  readonly isNonHospital: boolean;
}

/** The part of a payer's receipt that settles an admission's bill; a disallowed amount is written off, or the patient owes it. */
export interface KeptReceipt {
  readonly admissionId: number;
  readonly associationId: number;
  readonly isCheque: boolean;
  readonly paidPaise: number;
  readonly tdsPaise: number;
  readonly disallowedPaise: number;
  readonly isWrittenOff: boolean;
}

/** A saved memo or return of the pharmacy. */
export interface KeptMedicine extends MedicinePaper {
  readonly admissionId: number;
  readonly taxablePaise: number;
  readonly paidByChequePaise: number;
}

/** The balance of an account for an admission. */
export interface LedgerBalance {
  readonly admissionId: number;
  readonly glid: number;
  readonly amountPaise: number;
}

/** The next admissions of a tenant behind a number, in order. */
export async function nextAdmissions(
  owner: pg.Client,
  tenantId: number,
  after: number,
  most: number,
): Promise<number[]> {
  const rows = await send<{ admissionId: number }>(
    owner,
    sql`select admission_id from admission where tenant_id = ${tenantId} and admission_id > ${after} order by admission_id limit ${most}`,
  );
  return rows.map(({ admissionId }) => admissionId);
}

export const readLines = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptLine>(
    owner,
    sql`select admission_id, service_charge_id, quantity_thousandths, applied_charge_paise as applied_paise, item_discount_paise,
        igst_basis_points, sgst_basis_points, cgst_basis_points, is_gst_inclusive, is_gst_before_discount, is_igst_applied,
        is_non_applicable, line_total_paise as total_paise, gst_paise
      from service_charge where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[]) and is_active`,
  );

export const readPayments = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptPayment>(
    owner,
    sql`select admission_id, payment_type, amount_paise, cheque_paise, cheque_bank_slid is not null as is_cheque_of_bank,
        is_non_hospital, bill_id is not null as is_with_bill
      from payment where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[]) and is_active`,
  );

export const readMedicines = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptMedicine>(
    owner,
    sql`select admission_id, sale_id, false as is_return, net_paise, taxable_paise, paid_paise, cheque_paise as paid_by_cheque_paise
      from pharmacy_sale where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[])
      union all
      select admission_id, sale_id, true, net_paise, taxable_paise, paid_back_paise, 0
      from pharmacy_return where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[])`,
  );

export const readBills = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptBill>(
    owner,
    sql`select admission_id, bill_id, arithmetic, is_igst, association_id is not null as has_association,
        total_without_gst_paise, igst_paise, sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise,
        medicine_charge_paise as medicine_paise, other_charge_paise, gross_amount_paise as gross_paise, discount_paise,
        round_off_paise, net_amount_paise as net_paise, paid_in_advance_paise, medicine_credit_paise,
        pool_used_paise, pool_to_bill_paise, non_hospital_kept_paise, non_hospital_due_paise, authorized_paise,
        net_payable_paise, due_paise, is_settled
      from bill where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[]) and is_active`,
  );

/** The payers of active final bills, in turn. */
export const readBillPayers = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptBillPayer>(
    owner,
    sql`select admission_id, association_id, authorized_paise, claim_paise, settled_paise from bill_payer
      where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[]) and is_active
      order by admission_id, turn_no`,
  );

export const readWriteOffs = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptWriteOff>(
    owner,
    sql`select admission_id, amount_paise, is_non_hospital from bill_write_off
      where tenant_id = ${tenantId} and admission_id = any(${[...admissionIds]}::bigint[]) and is_active`,
  );

export const readReceipts = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<KeptReceipt>(
    owner,
    sql`select p.admission_id, r.association_id, r.mode = 'Cheque' as is_cheque, p.paid_paise, p.tds_paise, p.disallowed_paise, p.is_written_off
      from payer_receipt_part p join payer_receipt r on r.tenant_id = p.tenant_id and r.receipt_id = p.receipt_id
      where p.tenant_id = ${tenantId} and p.admission_id = any(${[...admissionIds]}::bigint[]) and p.is_active`,
  );

export const readBalances = (owner: pg.Client, tenantId: number, admissionIds: readonly number[]) =>
  send<LedgerBalance>(
    owner,
    sql`select v.admission_id, e.glid, sum(e.amount_paise)::bigint as amount_paise
      from voucher v join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
      where v.tenant_id = ${tenantId} and v.admission_id = any(${[...admissionIds]}::bigint[])
      group by 1, 2 having sum(e.amount_paise) <> 0`,
  );

/** The first voucher whose debits and credits differ, and how many vouchers there are. */
export async function checkVouchers(
  owner: pg.Client,
  tenantId: number,
): Promise<{ count: number; unbalanced: number | null }> {
  const [row] = await send<{ count: number; unbalanced: number | null }>(
    owner,
    sql`select count(*) as count, min(voucher_id) filter (where total <> 0) as unbalanced
      from (select voucher_id, sum(amount_paise) as total from voucher_entry where tenant_id = ${tenantId} group by voucher_id) v`,
  );
  return row ?? { count: 0, unbalanced: null };
}

/** The first gap in the numbers of final bills, cancelled ones included; null when each run goes from 1 to its count (Q145). */
export async function findBillGap(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [row] = await send<{ run: string }>(
    owner,
    sql`select 'hospital ' || hospital_id || ' in ' || fin_year as run from bill where tenant_id = ${tenantId}
      group by hospital_id, fin_year having count(*) <> max(order_no) or min(order_no) <> 1 order by 1 limit 1`,
  );
  return row?.run ?? null;
}

/** The first gap in the numbers of receipts or refunds; null when each run goes from 1 to its count. */
export async function findReceiptGap(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [row] = await send<{ run: string }>(
    owner,
    sql`select payment_type || ' of hospital ' || hospital_id || ' in ' || fin_year as run from payment
      where tenant_id = ${tenantId} group by hospital_id, fin_year, payment_type
      having count(*) <> max(receipt_no) or min(receipt_no) <> 1 order by 1 limit 1`,
  );
  return row?.run ?? null;
}

/** The sum of advances on bookings, and the balance of their account. */
export async function readBookingAdvances(
  owner: pg.Client,
  tenantId: number,
): Promise<{ heldPaise: number; ledgerPaise: number }> {
  const [row] = await send<{ heldPaise: number; ledgerPaise: number }>(
    owner,
    sql`select
      (select coalesce(sum(advance_paise), 0) from appointment where tenant_id = ${tenantId})::bigint
        + (select coalesce(sum(advance_paise), 0) from ot_provisional_booking where tenant_id = ${tenantId})::bigint as held_paise,
      (select coalesce(sum(-amount_paise), 0) from voucher_entry
        where tenant_id = ${tenantId} and glid = ${account.bookingAdvances})::bigint as ledger_paise`,
  );
  return row ?? { heldPaise: 0, ledgerPaise: 0 };
}

/** The first bank whose cheques in the ledger differ from the refunds drawn on it (Q141), with both sums. */
export async function findBankDifference(
  owner: pg.Client,
  tenantId: number,
): Promise<{ name: string; drawnPaise: number; ledgerPaise: number } | undefined> {
  const [row] = await send<{ name: string; drawnPaise: number; ledgerPaise: number }>(
    owner,
    sql`select coalesce(b.sl_name, 'Bank ' || s.slid) as name, s.drawn_paise, s.ledger_paise
      from (
        select slid, sum(drawn)::bigint as drawn_paise, sum(entered)::bigint as ledger_paise
        from (
          select cheque_bank_slid as slid, cheque_paise as drawn, 0 as entered from payment
           where tenant_id = ${tenantId} and cheque_bank_slid is not null and is_active
          union all
          select slid, 0, -amount_paise from voucher_entry
           where tenant_id = ${tenantId} and glid = ${account.cashAndBank} and slid > ${LAST_MODE_SLID}) one
        group by slid having sum(drawn) <> sum(entered)) s
      left join sl_master b on b.tenant_id = ${tenantId} and b.glid = ${account.cashAndBank} and b.slid = s.slid
      order by s.slid limit 1`,
  );
  return row;
}

/** Names of the accounts of a tenant. */
export async function readAccountNames(owner: pg.Client, tenantId: number): Promise<Map<number, string>> {
  const rows = await send<{ glid: number; glName: string }>(
    owner,
    sql`select glid, gl_name from gl_master where tenant_id = ${tenantId}`,
  );
  return new Map(rows.map(({ glid, glName }) => [glid, glName]));
}
