// The SQL of the payers of a bill: what each confirmed before it is final, and what is claimed of each once it is.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getBill } from '@charaka/contract/money/bill/bill';
import { authorizedAmount } from '@charaka/rules/money/bill';
import { shareBill } from '@charaka/rules/money/bill-version';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A payer of a bill with their part. */
export type BillPayer = OutputOf<typeof getBill>['payers'][number];

/** A payer with what they authorised, before the bill is shared. */
export interface AuthorizingPayer {
  readonly associationId: number;
  readonly associationName: string;
  readonly versionNo: number | null;
  readonly authorized: Paise;
}

/**
 * Payers with their authorised sums for an admission without a final bill, in turn: the admission's own payer first,
 * the others by their versions. The sum is what the bill takes as authorised; until a version is confirmed all of it is
 * the own payer's (Q130).
 */
export async function readAuthorizing(call: Call, admissionId: number): Promise<AuthorizingPayer[]> {
  const rows = await call.tx.rows<{
    associationId: number;
    associationName: string;
    versionNo: number | null;
    confirmedPaise: Paise | null;
    authorizedPaise: Paise;
    finalAuthorizedPaise: Paise | null;
  }>(sql`
    select s.association_id, s.association_name, v.version_no, v.confirmed_paise, a.tpa_authorized_paise as authorized_paise,
      a.final_authorized_paise
    from admission a
    left join bill_version v on v.tenant_id = a.tenant_id and v.admission_id = a.admission_id and v.status = 'confirmed'
    join association s on s.tenant_id = a.tenant_id and s.association_id = coalesce(v.association_id, a.association_id)
    where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId}
    order by s.association_id <> a.association_id, v.version_no`);
  return rows.map(({ associationId, associationName, versionNo, confirmedPaise, ...amounts }) => ({
    associationId,
    associationName,
    versionNo,
    authorized: confirmedPaise ?? authorizedAmount({ ...amounts, hasAssociation: true }),
  }));
}

/** The payers of a bill of the given net amount, each with their part. */
export function sharedBy(payers: readonly AuthorizingPayer[], netPaise: Paise): BillPayer[] {
  const { claimsPaise } = shareBill(
    netPaise,
    payers.map(({ authorized }) => authorized),
  );
  return payers.map((payer, index) => ({ ...payer, claim: claimsPaise[index] as Paise }));
}

/** The payers of a final bill, in turn, as they were when it was made. */
export function readBillPayers(call: Call, billId: number): Promise<BillPayer[]> {
  return call.tx.rows<BillPayer>(sql`
    select p.association_id, s.association_name, v.version_no, p.authorized_paise as authorized, p.claim_paise as claim
    from bill_payer p
    join association s on s.tenant_id = p.tenant_id and s.association_id = p.association_id
    left join bill_version v on v.tenant_id = p.tenant_id and v.bill_version_id = p.bill_version_id
    where p.tenant_id = ${call.tenantId} and p.bill_id = ${billId}
    order by p.turn_no`);
}
