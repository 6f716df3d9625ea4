// The papers that carry a mark: the facts that an area gives of its own papers, by their numbers (Q239).
import type { ProvenKind } from '@charaka/contract/money/payment/paper-proof';
import type { Paise } from '@charaka/rules/money/money';
import sql, { empty } from 'sql-template-tag';
import { Port } from '../../kernel/port.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** Which paper: the number within its hospital and financial year; of one admission or patient where a signed-in user asks. */
export interface PaperPlace {
  readonly tenantId: number;
  readonly hospitalId: number;
  readonly finYear: string;
  readonly serialNo: string;
  readonly admissionId?: number;
  readonly patientId?: number;
}

/** The date and amount of the paper today, by the hospital's calendar. */
export interface PaperFacts {
  readonly paperDate: string;
  readonly amount: Paise;
}

/** The papers of some kinds; one that was cancelled is none. */
export interface ProvenPapers {
  readonly kinds: readonly ProvenKind[];
  find(tx: Transaction, kind: ProvenKind, place: PaperPlace): Promise<PaperFacts | undefined>;
}

/** The areas whose papers carry a mark. */
export const provenPapers = new Port<ProvenPapers>('papers with a mark');

/** Receipts and refund memos. */
export const provenPayments: ProvenPapers = {
  kinds: ['receipt', 'refund'],
  find: (tx, kind, { tenantId, hospitalId, finYear, serialNo, admissionId }) =>
    tx.row<PaperFacts>(sql`
      select (p.paid_at at time zone h.timezone)::date as paper_date, p.amount_paise as amount
      from payment p join hospital h on h.tenant_id = p.tenant_id and h.hospital_id = p.hospital_id
      where p.tenant_id = ${tenantId} and p.hospital_id = ${hospitalId} and p.fin_year = ${finYear}
        and p.payment_type = ${kind === 'refund' ? 'Refund' : 'Receive'} and p.receipt_no = ${serialNo}::bigint
        and p.is_active ${admissionId === undefined ? empty : sql`and p.admission_id = ${admissionId}`}`),
};
