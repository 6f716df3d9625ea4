// All data from which a bill is computed, read in one trip, and the computed bill.

import { type Bill, computeBill, isOtherState } from '@charaka/rules/money/bill';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { type BasisPoints, type Paise, ZERO } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type AdmissionStanding, readStanding } from '../../stay/admission/admission-standing.ts';
import { type MedicineAccount, readMedicine } from '../account/account-source.ts';
import { withRent } from '../charge/bed-rent.ts';
import { readRentedStays } from '../charge/bed-rent-store.ts';
import { type ChargeRow, readChargeRows } from '../charge/charge-store.ts';
import { type Payment, readPayments } from '../payment/payment-store.ts';
import { postedPayments } from '../payment/posted-payments.ts';
import { readSavedBill, type SavedBill } from './bill-store.ts';

/** The account of an admission: its state, its final bill if there is one, its lines, its medicine and its payments. */
export interface BillAccount {
  readonly standing: AdmissionStanding;
  readonly saved: SavedBill | undefined;
  readonly rows: ChargeRow[];
  readonly medicine: MedicineAccount;
  readonly payments: Payment[];
}

/** Options of a bill that is not saved yet. */
export interface BillRequest {
  readonly isFinal: boolean;
  /** The place of supply is where the service is performed, on the day of the bill (R521). */
  readonly isServicePlace: boolean;
  readonly discountPercent?: BasisPoints | null | undefined;
  readonly discount?: Paise | null | undefined;
  readonly otherCharge?: Paise | null | undefined;
}

/** Reads the account, pipelined; rent of beds is among its lines. The saved bill comes first: once it is there, lines, medicine and payments do not change any more. */
export async function readBillAccount(call: Call, admissionId: number): Promise<BillAccount> {
  const { tx, tenantId } = call;
  const [saved, standing, rows, payments, stays, medicine] = await Promise.all([
    readSavedBill(tx, tenantId, admissionId),
    readStanding(call, admissionId),
    readChargeRows(tx, tenantId, admissionId),
    readPayments(tx, tenantId, admissionId),
    readRentedStays(call, admissionId),
    readMedicine(call, admissionId),
  ]);
  return { standing, saved, rows: saved ? rows : withRent(call, rows, stays, standing), medicine, payments };
}

/** Whether a final bill of a day carries IGST, on all its lines (R521, Q131). */
export function billsIgst(account: BillAccount, isServicePlace: boolean): boolean {
  const { hospitalStateCode, patientStateCode } = account.standing;
  return !isServicePlace && isOtherState(hospitalStateCode, patientStateCode);
}

/** The lines with the kind of GST that a final bill decides for all of them. */
export function withGstKind(rows: readonly ChargeRow[], isIgstApplied: boolean): ChargeRow[] {
  return rows.map((row) => ({ ...row, isIgstApplied }));
}

/** The payments made before the bill: those it counts; what settled it is not among them. */
export function paymentsBeforeBill(payments: readonly Payment[]): Payment[] {
  return payments.filter((each) => each.billId === null || each.billId === undefined);
}

/**
 * The computed bill of an account (money.md). A discount given as amount and percent counts as the amount, which is
 * saved. Refuses a discount outside 0 to the gross amount.
 */
export function computeAccountBill(account: BillAccount, request: BillRequest): Bill<ChargeRow> {
  const { standing, rows } = account;
  const { discount, discountPercent } = request;
  try {
    return computeBill({
      ...standing,
      lines: request.isFinal ? withGstKind(rows, billsIgst(account, request.isServicePlace)) : rows,
      isServicePlace: request.isServicePlace,
      isFinal: request.isFinal,
      payments: postedPayments(paymentsBeforeBill(account.payments)),
      medicinePaise: account.medicine.chargePaise,
      medicineCreditPaise: account.medicine.creditPaise,
      otherChargePaise: request.otherCharge ?? ZERO,
      discount:
        discount == null && discountPercent != null
          ? { kind: 'percent', basisPoints: discountPercent }
          : { kind: 'amount', paise: discount ?? ZERO },
    });
  } catch (error) {
    // The rules name the impossible figure in a sentence.
    if (error instanceof ImpossibleFigure) refuse(error.sentence);
    throw error;
  }
}
