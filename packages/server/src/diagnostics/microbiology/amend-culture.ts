// Changes an isolate of a verified culture with a reason; the report gets a new version, and the order tells the new result (LB048).

import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { amendCulture as amendCultureEndpoint } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import { rewriteResult } from '../../clinic/order/rewrite-result.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { holdOrders } from '../laboratory/finish-work.ts';
import { findReport } from '../laboratory/report-store.ts';
import { signReport } from '../laboratory/sign-reports.ts';
import { lockWorks, ordersOfWorks } from '../laboratory/work-store.ts';
import { cultureKind } from './culture-report.ts';
import { findIsolate } from './culture-store.ts';
import { changeIsolate } from './enter-culture.ts';

/** Behind the locks of order and work. */
export const amendCulture = handle(amendCultureEndpoint, async (call, { isolate, lines, amendReason }) => {
  const { labWorkId } = await findIsolate(call, isolate.isolateId);
  await holdOrders(call, await ordersOfWorks(call, [labWorkId]));
  const [work] = await lockWorks(call, [labWorkId]);
  if (work?.status !== 'Verified') return refuse(microbiologySentences.notVerified);
  await changeIsolate(call, isolate, lines, amendReason);
  await rewriteResult(call, work.orderId, await cultureKind.tell(call, work));
  const reportId = await signReport(call, work, amendReason);
  const report = await findReport(call, reportId);
  call.say(laboratorySentences.reportAmended({ reportNo: report?.reportNo ?? 0, versionNo: report?.versionNo ?? 0 }));
  return { reportId };
});
