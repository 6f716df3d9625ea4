// Withdraws a report with results of another patient: proposed by one person, approved by another, struck through and never removed
// (orders.md section 4, LB040, LB048).
import { createHash } from 'node:crypto';
import * as withdrawal from '@charaka/contract/diagnostics/laboratory/lab-withdrawal';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import sql from 'sql-template-tag';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { holdOrders } from './finish-work.ts';
import {
  findNewest,
  findReport,
  insertReport,
  type KeptReport,
  lockGroup,
  type ReportContent,
} from './report-store.ts';
import { strikeResults } from './strike-results.ts';
import { tellReaders } from './tell-readers.ts';
import { findProposed, insertProposal, noteDecided } from './withdrawal-store.ts';

/** The newest version that the caller reads, behind the lock of its group; refuses an older one, and one that is withdrawn. */
async function holdNewest(call: Call, reportId: number): Promise<KeptReport> {
  const asked = (await findReport(call, reportId)) ?? refuse(laboratorySentences.reportDoesNotExist);
  const [, newest] = await call.tx.behind([() => lockGroup(call, asked.orderGroupId)], () => [
    findNewest(call, asked.orderGroupId, asked.labSectionId),
  ]);
  if (newest?.reportId !== reportId) refuse(laboratorySentences.reportReplaced);
  if (asked.isWithdrawn) refuse(laboratorySentences.reportIsWithdrawn({ reportNo: asked.reportNo }));
  return asked;
}

/** The report does not change until another person approves the withdrawal. */
export const withdrawReport = handle(withdrawal.withdrawReport, async (call, { reportId, reason }) => {
  const report = await holdNewest(call, reportId);
  const { reportNo } = report;
  const waiting = await findProposed(call, reportId);
  if (waiting) refuse(laboratorySentences.withdrawalWaits({ reportNo, name: waiting.proposedByName }));
  await insertProposal(call, reportId, reason);
  call.say(laboratorySentences.withdrawalProposed({ reportNo }));
  return { reportId };
});

/** When approved, the last version has the same content struck through, its orders are entered in error, and every reader is notified. */
export const decideWithdrawal = handle(withdrawal.decideWithdrawal, async (call, { reportId, isApproved }) => {
  const asked = (await findReport(call, reportId)) ?? refuse(laboratorySentences.reportDoesNotExist);
  const orderIds = await verifiedOrders(call, asked);
  await holdOrders(call, orderIds);
  const report = await holdNewest(call, reportId);
  const { reportNo } = report;
  const proposed = (await findProposed(call, reportId)) ?? refuse(laboratorySentences.noWithdrawalWaits({ reportNo }));
  if (isApproved && !proposed.isForCaller) refuse(laboratorySentences.anotherApproves);
  await noteDecided(call, proposed.withdrawalId, isApproved);
  const { reportWithdrawn, withdrawalDeclined } = laboratorySentences;
  call.say((isApproved ? reportWithdrawn : withdrawalDeclined)({ reportNo }));
  if (!isApproved) return { reportId };
  const withdrawnId = await insertWithdrawn(call, report, proposed.reason);
  const inWork: number[] = [];
  const striking = ({ orderId, status }: { orderId: number; status: string }) => {
    if (status !== 'InProgress') return 'enter-in-error';
    inWork.push(orderId);
    return 'cancel';
  };
  const told = { reason: proposed.reason, isEnteredInError: true, leavesCharge: true };
  await moveOrders(call, orderIds, striking, told);
  if (inWork.length > 0) await strikeResults(call, inWork, proposed.reason);
  return { reportId: withdrawnId };
});

async function insertWithdrawn(call: Call, before: KeptReport, amendReason: string): Promise<number> {
  const known = JSON.parse(before.content) as ReportContent;
  const signedAt = known.signedAt ?? before.verifiedAt;
  const content = JSON.stringify({
    ...known,
    signedAt,
    amendReason,
    replacesAt: before.verifiedAt,
  } satisfies ReportContent);
  await tellReaders(call, before, laboratorySentences.openedReportWithdrawn({ reportNo: before.reportNo }));
  return insertReport(call, {
    before,
    orderGroupId: before.orderGroupId,
    labSectionId: before.labSectionId,
    content,
    amendReason,
    finYear: before.finYear,
    status: 'Amended',
    isWithdrawn: true,
    isConfidential: before.isConfidential,
    verifiedBy: call.userId,
    labSignatureId: before.labSignatureId,
    contentSha256: createHash('sha256').update(content).digest('hex'),
  });
}

/** The orders of the verified tests on a report; a panel may have other works still, and is withdrawn whole (Q251). */
async function verifiedOrders(call: Call, { content }: KeptReport): Promise<number[]> {
  const { tests } = JSON.parse(content) as ReportContent;
  const works = tests.map(({ labWorkId }) => labWorkId);
  const rows = await call.tx.rows<{ orderId: number }>(sql`
    select distinct w.clinical_order_id as order_id from lab_work w
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = any(${works}::bigint[]) and w.status = 'Verified'
    order by w.clinical_order_id`);
  return rows.map(({ orderId }) => orderId);
}
