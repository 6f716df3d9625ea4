// Claims on payers: the port through which the receipts of payers settle the claims of every desk (Q255).
import type { billSources } from '@charaka/contract/money/bill/bill-due';
import type { Paise } from '@charaka/rules/money/money';
import type { Call } from '../../kernel/handler.ts';
import { Port } from '../../kernel/port.ts';

/** A bill with what is left of its claim on a payer, and what its patient owes. */
export interface ClaimedBill {
  /** The number in the table of its desk. */
  readonly billId: number;
  readonly admissionId: number | null;
  readonly billNo: number;
  /** The user who made it. */
  readonly madeBy: number;
  readonly restPaise: Paise;
  readonly duePaise: Paise;
}

/** How much a receipt changes of one bill: the claim by `settledPaise`, the patient's due by `chargedPaise` of it. */
export interface ClaimChange {
  readonly billId: number;
  readonly associationId: number;
  readonly settledPaise: Paise;
  readonly chargedPaise: Paise;
  readonly reason: string | null;
}

/** A desk whose bills have claims on payers. It lists them in the views `patient_bill` and `payer_bill`. */
export interface ClaimSource {
  readonly sourceKind: (typeof billSources)[number];
  /** Locks the bills in the order of their numbers; answers those that claim something of the payer. */
  lock(call: Call, associationId: number, billIds: readonly number[]): Promise<readonly ClaimedBill[]>;
  /** Lowers the claim; what the patient has to pay becomes their due. Behind the lock. */
  settle(call: Call, change: ClaimChange): Promise<void>;
  /** Takes a settlement back. Behind the lock, and only where the due covers `chargedPaise`. */
  undo(call: Call, change: ClaimChange): Promise<void>;
}

/** Filled by every area that makes bills. */
export const claims = new Port<ClaimSource>('claims on payers');
