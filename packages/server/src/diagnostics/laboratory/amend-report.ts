// Amends a released result: at once where one person may, else as a proposal that another person signs (LB040, LB044, LB048).

import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { afterVerify } from './after-verify.ts';
import { findWaiting, insertAmendment, type WorkChange } from './amendment-store.ts';
import { handOn } from './bench.ts';
import { enterValues } from './enter-values.ts';
import { kindOf } from './lab-work-kind.ts';
import { noticeResults } from './notice-results.ts';
import { rewriteOrders } from './orders-of-works.ts';
import { findNewest, type KeptReport, lockGroup, needReadable, type ReportContent } from './report-store.ts';
import { cellKey, type Result, readResults } from './result-store.ts';
import { readShared } from './shared-cells.ts';
import { signReport, tellTests } from './sign-reports.ts';
import { type LockedWork, lockWorks, readTestParameters, refuseOtherStatus } from './work-store.ts';

/** An amendment: verified works behind their locks and those of their orders, each with its changes. */
export interface Amendment {
  readonly works: readonly LockedWork[];
  readonly changes: readonly WorkChange[];
  readonly amendReason: string;
}

/** A value of a measured work as it shall be. */
export interface ChangedValue {
  readonly labParameterId: number;
  readonly value: string;
}

/**
 * Enters the changes to build the amended report. In a section of one step that becomes the new version, unless a value becomes critical
 * and must be called first. Otherwise the changes are rolled back, and the amendment is stored until it is signed.
 */
export async function amendReport(
  call: Call,
  { orderGroupId, labSectionId }: Pick<KeptReport, 'orderGroupId' | 'labSectionId'>,
  amendment: Amendment,
): Promise<{ reportId: number; isWaiting: boolean }> {
  const of = { orderGroupId, labSectionId };
  const [, waiting, newest] = await call.tx.behind([() => lockGroup(call, orderGroupId)], () => [
    findWaiting(call, of),
    findNewest(call, orderGroupId, labSectionId),
  ]);
  const report = await needReadable(call, newest);
  if (waiting) refuse(laboratorySentences.amendmentWaits);
  await call.tx.rows(sql`savepoint amendment`);
  const criticalWorkIds = await enterChanges(call, amendment);
  const isTwoStep = amendment.works.some((work) => work.isTwoStep) || (await hasOtherChoice(call, criticalWorkIds));
  if (!isTwoStep && criticalWorkIds.length === 0) {
    await call.tx.rows(sql`release savepoint amendment`);
    return { reportId: await signAmended(call, report, amendment), isWaiting: false };
  }
  const shown = await shownOf(call, report, amendment);
  await call.tx.rows(sql`rollback to savepoint amendment`);
  const { changes, amendReason } = amendment;
  await insertAmendment(call, { report, changes, shown, amendReason, criticalWorkIds, isTwoStep });
  const said = isTwoStep ? laboratorySentences.amendmentProposed : laboratorySentences.amendmentAwaitsCall;
  call.say(said({ reportNo: report.reportNo }));
  return { reportId: report.reportId, isWaiting: true };
}

/** Whether a choice of works differs from the last verified one: such an amendment takes two persons (docs/decisions/0246). */
async function hasOtherChoice(call: Call, labWorkIds: readonly number[]): Promise<boolean> {
  const results = await readResults(call, labWorkIds);
  return results.some(({ flag, isDelta }) => flag === 'AA' && isDelta);
}

/** The amended works as the report shows them, as JSON: the signed text is word for word the text that the signer has read. */
export async function shownOf(call: Call, report: KeptReport, { works }: Amendment): Promise<string> {
  const before = JSON.parse(report.content) as ReportContent;
  const tests = await tellTests(call, report, before);
  return JSON.stringify(tests.filter((one) => works.some(({ labWorkId }) => labWorkId === one.labWorkId)));
}

/** Enters what changes; answers the works of which a value became critical by it. */
export async function enterChanges(call: Call, { works, changes, amendReason }: Amendment): Promise<number[]> {
  const labWorkIds = works.map(({ labWorkId }) => labWorkId);
  const before = await readResults(call, labWorkIds);
  for (const { labWorkId, change } of changes) {
    const work = works.find((one) => one.labWorkId === labWorkId) ?? refuse(laboratorySentences.workDoesNotExist);
    await refuseOtherStatus(call, work, 'Verified');
    const kind = kindOf(call, work.testKind);
    if (kind) await kind.amend(call, work, change, amendReason);
    else await enterChangedValues(call, work, JSON.parse(change) as ChangedValue[], amendReason);
  }
  const now = await readResults(call, labWorkIds);
  await followOpen(call, now);
  const critical = now.filter(({ flag }) => isCriticalFlag(flag));
  const isNew = ({ labWorkId, labParameterId, valueText }: (typeof critical)[number]) =>
    !before.some(
      (one) =>
        one.labWorkId === labWorkId &&
        one.labParameterId === labParameterId &&
        one.valueText === valueText &&
        isCriticalFlag(one.flag),
    );
  return [...new Set(critical.filter(isNew).map(({ labWorkId }) => labWorkId))];
}

/** Open tests of the specimen that share a changed value say the same (LB003). */
async function followOpen(call: Call, now: readonly Result[]): Promise<void> {
  const shared = await readShared(
    call,
    now.map(({ labWorkId }) => labWorkId),
  );
  const cells = shared.flatMap(({ otherWorkId: labWorkId, labParameterId, otherStatus, valueText, ...own }) => {
    const value = now.find((one) => cellKey(one) === cellKey({ ...own, labParameterId }))?.valueText ?? null;
    const isBehind = (otherStatus === 'Ready' || otherStatus === 'Entered') && value !== null && value !== valueText;
    return isBehind ? [{ labWorkId, labParameterId, value, version: null }] : [];
  });
  const open = await lockWorks(
    call,
    cells.map(({ labWorkId }) => labWorkId),
  );
  await handOn(call, open, cells);
}

async function enterChangedValues(
  call: Call,
  work: LockedWork,
  values: readonly ChangedValue[],
  amendReason: string,
): Promise<void> {
  const { labWorkId } = work;
  const cells = values.map((one) => ({ ...one, labWorkId, version: null }));
  const before = await readResults(call, [labWorkId]);
  const [fault] = await enterValues(call, [work], cells, amendReason);
  const parameters = await readTestParameters(call, [work.labTestId]);
  const nameOf = (id: number) => parameters.find(({ labParameterId }) => labParameterId === id)?.parameterName ?? '';
  if (!fault) {
    const now = await readResults(call, [labWorkId]);
    const textIn = (results: readonly Result[], id: number) =>
      results.find(({ labParameterId }) => labParameterId === id)?.valueText ?? null;
    const same = values.find(({ labParameterId: id }) => textIn(now, id) === textIn(before, id));
    if (!same) return;
    const value = textIn(now, same.labParameterId) ?? '–';
    refuse(laboratorySentences.valueUnchanged({ name: nameOf(same.labParameterId), value }));
  }
  const name = nameOf(fault.labParameterId);
  const value = values.find((one) => one.labParameterId === fault.labParameterId)?.value ?? '';
  const proposed = fault.proposals.join(' / ');
  if (proposed) refuse(laboratorySentences.valueUnclear({ name, value, values: proposed }));
  refuse(laboratorySentences.valueNotReadable({ name, value }));
}

/** Signs the amended version; the orders get the new result, and their doctors must review it again. */
export async function signAmended(call: Call, report: KeptReport, { works, amendReason }: Amendment): Promise<number> {
  await rewriteOrders(call, works);
  await noticeResults(
    call,
    works.map(({ labWorkId }) => labWorkId),
  );
  for (const follow of afterVerify.partsIn(call.ports)) await follow(call, works);
  const reportId = await signReport(call, report, amendReason);
  call.say(laboratorySentences.reportAmended({ reportNo: report.reportNo, versionNo: report.versionNo + 1 }));
  return reportId;
}
