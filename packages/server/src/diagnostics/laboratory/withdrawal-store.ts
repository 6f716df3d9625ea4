// The SQL of withdrawals: proposed with a reason, decided once by another person.
import type { waitingWithdrawal } from '@charaka/contract/diagnostics/laboratory/lab-withdrawal';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** A withdrawal that waits for another person. */
interface Proposed extends z.output<typeof waitingWithdrawal> {
  readonly withdrawalId: number;
}

/** The proposed withdrawal of a report version; undefined when there is none. */
export function findProposed(call: Call, reportId: number): Promise<Proposed | undefined> {
  return call.tx.row<Proposed>(sql`
    select m.lab_withdrawal_id as withdrawal_id, m.reason, m.proposed_at, u.name as proposed_by_name,
      m.proposed_by <> ${call.userId} as is_for_caller
    from lab_withdrawal m join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.proposed_by
    where m.tenant_id = ${call.tenantId} and m.lab_report_id = ${reportId} and m.status = 'Proposed'`);
}

/** The proposal as shown on the screen of the report. */
export function shownProposal({ withdrawalId: _, ...shown }: Proposed): z.output<typeof waitingWithdrawal> {
  return shown;
}

/** Keeps a proposal. */
export async function insertProposal(call: Call, reportId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    insert into lab_withdrawal (tenant_id, hospital_id, lab_report_id, reason, proposed_by, proposed_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${reportId}, ${reason}, ${call.userId}, ${call.now})`);
}

/** Enters how a proposal was decided. */
export async function noteDecided(call: Call, withdrawalId: number, isApproved: boolean): Promise<void> {
  await call.tx.rows(sql`
    update lab_withdrawal set status = ${isApproved ? 'Approved' : 'Declined'}, decided_by = ${call.userId}, decided_at = ${call.now}
    where tenant_id = ${call.tenantId} and lab_withdrawal_id = ${withdrawalId}`);
}
