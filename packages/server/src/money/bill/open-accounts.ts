// Charges, payments and authorised sums of many unbilled inpatients at once: sums from indexes, no lines.
import { type BillLine, type BillPayment, computeBill } from '@charaka/rules/money/bill';
import { addPaise, basisPoints, type Paise, thousandths, ZERO } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';
import { inHospital } from '../../stay/admission/admission-selection.ts';
import type { OpenRent } from '../charge/bed-rent.ts';

/** Charges and payments of an unbilled inpatient so far. */
export interface OpenAccountRow {
  readonly admissionId: number;
  readonly patientType: string;
  readonly hasAssociation: boolean;
  readonly authorizedPaise: Paise;
  readonly finalAuthorizedPaise: Paise | null;
  /** The estimated cost of the stay, made at admission. */
  readonly estimatedPaise: Paise | null;
  /** Charges with GST, but for those that are not the hospital's own. */
  readonly ownChargesPaise: Paise;
  readonly nonApplicablePaise: Paise;
  /** The unpaid part of cash memos for medicine not returned, and the pharmacy's debt to the patient (Q144, Q218). */
  readonly medicinePaise: Paise;
  readonly medicineCreditPaise: Paise;
  readonly receivedPaise: Paise;
  readonly refundedPaise: Paise;
  /** Receipts less refunds of the pool of non-hospital charges (Q219). */
  readonly poolPaise: Paise;
  /** Something was received for the bill by card, UPI or NEFT (R523). */
  readonly isPaidElectronically: boolean;
}

/** The accounts of all inpatients without a final bill, or of those among the given admissions. */
export function readOpenAccounts(
  tx: Transaction,
  { tenantId, hospitalId }: { tenantId: number; hospitalId: number },
  admissionIds?: readonly number[],
): Promise<OpenAccountRow[]> {
  const wanted = admissionIds ? sql`and a.admission_id = any(${[...admissionIds]}::bigint[])` : sql``;
  return tx.rows<OpenAccountRow>(sql`
    select a.admission_id, a.patient_type, a.association_id is not null as has_association,
      a.tpa_authorized_paise as authorized_paise, a.final_authorized_paise, a.estimated_amount_paise as estimated_paise,
      c.own_charges_paise, c.non_applicable_paise, m.medicine_paise, m.medicine_credit_paise, p.received_paise, p.refunded_paise,
      p.pool_paise, p.is_paid_electronically
    from admission a
    cross join lateral (
      select coalesce(sum(line_total_paise) filter (where not is_non_applicable), 0)::bigint as own_charges_paise,
        coalesce(sum(line_total_paise) filter (where is_non_applicable), 0)::bigint as non_applicable_paise
      from service_charge x
      where x.tenant_id = ${tenantId} and x.admission_id = a.admission_id and x.is_active and not x.is_bed_rent) c
    cross join lateral (
      select (coalesce(sold.unpaid, 0) - coalesce(back.credited, 0) + coalesce(back.own, 0))::bigint as medicine_paise,
        coalesce(back.own, 0)::bigint as medicine_credit_paise
      from (select sum(x.net_paise - x.paid_paise) as unpaid from pharmacy_sale x
          where x.tenant_id = ${tenantId} and x.admission_id = a.admission_id) sold,
        -- What goes beyond the unpaid part of a memo is kept with its returns.
        (select sum(x.net_paise - x.paid_back_paise) as credited, sum(x.own_money_paise) as own from pharmacy_return x
          where x.tenant_id = ${tenantId} and x.admission_id = a.admission_id) back) m
    cross join lateral (
      select coalesce(sum(amount_paise) filter (where payment_type = 'Receive' and not is_non_hospital), 0)::bigint
          as received_paise,
        coalesce(sum(amount_paise) filter (where payment_type = 'Refund' and not is_non_hospital), 0)::bigint
          as refunded_paise,
        coalesce(sum(case payment_type when 'Receive' then amount_paise else -amount_paise end)
          filter (where is_non_hospital), 0)::bigint as pool_paise,
        coalesce(bool_or((card_paise > 0 or upi_paise > 0 or neft_paise > 0) and payment_type = 'Receive'
          and not is_non_hospital), false) as is_paid_electronically
      from payment x
      where x.tenant_id = ${tenantId} and x.admission_id = a.admission_id and x.is_active and x.bill_id is null) p
    where a.tenant_id = ${tenantId} and a.hospital_id = ${hospitalId} and ${inHospital} and not a.is_final_bill ${wanted}`);
}

/** An account with the rent of its beds up to now, which is not posted before the final bill. */
export function withOpenRent(account: OpenAccountRow, rent: OpenRent | undefined): OpenAccountRow {
  if (!rent) return account;
  return {
    ...account,
    ownChargesPaise: addPaise(account.ownChargesPaise, rent.ownPaise),
    nonApplicablePaise: addPaise(account.nonApplicablePaise, rent.nonApplicablePaise),
  };
}

/** All charges of a kind as one line: their figures are rounded already, so the rules add nothing to them. */
function lineOf(totalPaise: Paise, isNonApplicable: boolean): BillLine {
  const none = basisPoints(0);
  return {
    quantityThousandths: thousandths(1000),
    appliedPaise: totalPaise,
    itemDiscountPaise: ZERO,
    igstBasisPoints: none,
    sgstBasisPoints: none,
    cgstBasisPoints: none,
    isIgstApplied: false,
    isGstInclusive: false,
    isGstBeforeDiscount: true,
    isNonApplicable,
  };
}

function paymentsOf(row: OpenAccountRow): BillPayment[] {
  const made = { isNonHospitalPayment: false, cardPaise: ZERO, upiPaise: ZERO, neftPaise: ZERO };
  // Only whether anything came by card, UPI or NEFT matters to the bill, not how much (R523).
  const cardPaise = row.isPaidElectronically ? (1 as Paise) : ZERO;
  return [
    { ...made, cardPaise, paymentType: 'Receive', amountPaise: row.receivedPaise },
    { ...made, paymentType: 'Refund', amountPaise: row.refundedPaise },
    { ...made, isNonHospitalPayment: true, paymentType: 'Receive', amountPaise: row.poolPaise },
  ];
}

/** The provisional bill of an account: net amount, paid and authorised sums, and the payable beyond them. */
export function billOfAccount(row: OpenAccountRow, isNonHospitalChargeOn: boolean) {
  return computeBill({
    lines: [lineOf(row.ownChargesPaise, false), lineOf(row.nonApplicablePaise, true)],
    isFinal: false,
    hospitalStateCode: null,
    patientStateCode: null,
    isNonHospitalChargeOn,
    patientType: row.patientType,
    hasAssociation: row.hasAssociation,
    payments: paymentsOf(row),
    medicinePaise: row.medicinePaise,
    medicineCreditPaise: row.medicineCreditPaise,
    otherChargePaise: ZERO,
    discount: { kind: 'amount', paise: ZERO },
    authorizedPaise: row.authorizedPaise,
    finalAuthorizedPaise: row.finalAuthorizedPaise,
  });
}
