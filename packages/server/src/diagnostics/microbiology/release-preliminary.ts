// Signs the present findings of a culture as a preliminary version of its report (LB040, LB052, LB059).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { releasePreliminary as releasePreliminaryEndpoint } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { holdOrders } from '../laboratory/finish-work.ts';
import { findReport } from '../laboratory/report-store.ts';
import { signReports } from '../laboratory/sign-reports.ts';
import { ordersOfWorks } from '../laboratory/work-store.ts';
import { lockCulture, readLastEntry } from './culture-store.ts';

/** Runs behind the locks of order and work; in a section of two steps the user who entered last may not sign. */
export const releasePreliminary = handle(releasePreliminaryEndpoint, async (call, { labWorkId }) => {
  await holdOrders(call, await ordersOfWorks(call, [labWorkId]));
  const work = await lockCulture(call, labWorkId);
  const last = await readLastEntry(call, labWorkId);
  const { preliminaryAt } = await call.tx.single<{ preliminaryAt: string | null }>(sql`
    select preliminary_at from lab_work where tenant_id = ${call.tenantId} and lab_work_id = ${labWorkId}`);
  if (!last || (preliminaryAt !== null && Date.parse(last.enteredAt) <= Date.parse(preliminaryAt)))
    return refuse(microbiologySentences.nothingToRelease);
  if (work.isTwoStep && last.enteredBy === call.userId) refuse(laboratorySentences.anotherPerson);
  await call.tx.rows(sql`
    update lab_work set preliminary_at = ${call.now}, preliminary_by = ${call.userId}, preliminary_of = ${last.enteredBy}
    where tenant_id = ${call.tenantId} and lab_work_id = ${labWorkId}`);
  const [reportId = 0] = await signReports(call, [work]);
  const report = await findReport(call, reportId);
  call.say(
    microbiologySentences.preliminaryReleased({ reportNo: report?.reportNo ?? 0, versionNo: report?.versionNo ?? 0 }),
  );
  return { reportId };
});
