// Changes a verified culture with a reason: an isolate or a stage of it, or one that was overlooked; the report gets a new version (LB048).

import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { amendCulture as amendCultureEndpoint } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { rewriteResult } from '../../clinic/order/rewrite-result.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { holdOrders } from '../laboratory/finish-work.ts';
import { findReport } from '../laboratory/report-store.ts';
import { signReport } from '../laboratory/sign-reports.ts';
import { type LockedWork, lockWorks, ordersOfWorks } from '../laboratory/work-store.ts';
import { cultureKind } from './culture-report.ts';
import { findIsolate, saysSomething } from './culture-store.ts';
import { changeIsolate, writeIsolate, writeStage } from './enter-culture.ts';
import { writeSusceptibilities } from './susceptibilities.ts';

type Amendment = ParsedOf<typeof amendCultureEndpoint>;

/** Behind the locks of order and work; a culture that would say nothing any more is refused. */
export const amendCulture = handle(amendCultureEndpoint, async (call, amendment) => {
  const { labWorkId, isolate, stage, amendReason } = amendment;
  if (!isolate && !stage) refuse(microbiologySentences.nothingAmended);
  await holdOrders(call, await ordersOfWorks(call, [labWorkId]));
  const [work] = await lockWorks(call, [labWorkId]);
  if (work?.testKind !== 'Culture' || work.status !== 'Verified') return refuse(microbiologySentences.notVerified);
  if (stage) await writeStage(call, work, stage, amendReason);
  if (isolate) await amendIsolate(call, work, isolate, amendment);
  if (!(await saysSomething(call, labWorkId)))
    refuse(laboratorySentences.enterValues({ names: microbiologySentences.finding.text }));
  await rewriteResult(call, work.orderId, await cultureKind.tell(call, work));
  const reportId = await signReport(call, work, amendReason);
  const report = await findReport(call, reportId);
  call.say(laboratorySentences.reportAmended({ reportNo: report?.reportNo ?? 0, versionNo: report?.versionNo ?? 0 }));
  return { reportId };
});

async function amendIsolate(
  call: Call,
  work: LockedWork,
  { isolateId, ...isolate }: NonNullable<Amendment['isolate']>,
  { lines, amendReason }: Amendment,
): Promise<void> {
  if (isolateId == null) {
    const added = await writeIsolate(call, work, isolate, amendReason);
    const kept = await findIsolate(call, added.isolateId);
    return writeSusceptibilities(call, { isolate: kept, typed: lines, changeReason: amendReason });
  }
  const { labWorkId } = await findIsolate(call, isolateId);
  if (labWorkId !== work.labWorkId) refuse(microbiologySentences.isolateDoesNotExist);
  return changeIsolate(call, { ...isolate, isolateId }, lines, amendReason);
}
