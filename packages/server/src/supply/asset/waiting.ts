// Counts of the pending work of assets: passes to approve, overdue passes (IN056), and audits to approve.
import { assetWaiting } from '@charaka/contract/supply/asset/waiting';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { counted, countRows, type Waiting } from '../../kernel/waiting-count.ts';
import { assetAuditList } from './asset-audit-store.ts';
import { gatePassList } from './gate-pass-store.ts';

function countOverdue(call: Call): Promise<Waiting> {
  const { from, where } = gatePassList(call, { isOverdue: true });
  return call.tx.single<Waiting>(sql`select count(*), min(p.due_back)::text as first_day from ${from} where ${where}`);
}

/** The lines of this area. */
export const assetWaits = counted(assetWaiting, {
  passesToApprove: (call) => countRows(call, gatePassList(call, { status: 'Draft' }), sql`p.created_at`),
  overduePasses: countOverdue,
  auditsToApprove: (call) => countRows(call, assetAuditList(call, 'Counted'), sql`t.finished_at`),
});
