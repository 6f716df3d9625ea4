// Amends a verified narrative report: rewritten with a reason, or with an addendum that leaves the report unchanged (LB048, LB068).
import { histopathologySentences } from '@charaka/contract/diagnostics/histopathology/histopathology-sentences';
import * as narrative from '@charaka/contract/diagnostics/histopathology/narrative';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import sql from 'sql-template-tag';
import { refuseLapsed } from '../../foundation/staff/registration.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { amendReport } from '../laboratory/amend-report.ts';
import { holdOrders } from '../laboratory/finish-work.ts';
import { findNewest, findReport, needReadable, readHead } from '../laboratory/report-store.ts';
import { signAddendum } from '../laboratory/sign-reports.ts';
import { type LockedWork, ordersOfWorks } from '../laboratory/work-store.ts';
import { narrativeKind } from './narrative-report.ts';
import { lockNarrative, type SentNarrative } from './save-narrative.ts';

async function lockVerified(call: Call, labWorkId: number): Promise<LockedWork> {
  await holdOrders(call, await ordersOfWorks(call, [labWorkId]));
  const work = await lockNarrative(call, labWorkId);
  if (work.status !== 'Verified') refuse(histopathologySentences.onlyVerified);
  await needReadable(call, await findNewest(call, work.orderGroupId, work.labSectionId));
  return work;
}

/** Behind the locks of order and work. */
export const amendNarrative = handle(narrative.amendNarrative, async (call, { amendReason, ...sent }) => {
  const work = await lockVerified(call, sent.labWorkId);
  const changes = [{ labWorkId: work.labWorkId, change: JSON.stringify(sent satisfies SentNarrative) }];
  return amendReport(call, work, { works: [work], changes, amendReason });
});

/** The report keeps its text and its signer; the addendum is signed separately. */
export const addAddendum = handle(narrative.addAddendum, async (call, { addendum: { labWorkId, kind, text } }) => {
  const work = await lockVerified(call, labWorkId);
  const { verifiedByTitle } = await readHead(call, work.orderGroupId, call.session.staffId);
  if (verifiedByTitle === null) return refuse(laboratorySentences.notRegistered);
  await refuseLapsed(call, call.session.staffId);
  await call.tx.rows(sql`
    insert into narrative_addendum (tenant_id, lab_work_id, kind, addendum_text, signed_by, signed_title, signed_at)
    values (${call.tenantId}, ${labWorkId}, ${kind}, ${text}, ${call.userId}, ${verifiedByTitle}, ${call.now})`);
  const parts = await narrativeKind.parts(call, labWorkId);
  const reportId = await signAddendum(call, work, parts.slice(-1));
  const report = await findReport(call, reportId);
  call.say(
    histopathologySentences.addendumSigned({ reportNo: report?.reportNo ?? 0, versionNo: report?.versionNo ?? 0 }),
  );
  return { reportId };
});
