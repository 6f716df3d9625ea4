// Verification by a second person, who signs for finished works (LB040, LB043-LB045).

import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import * as verify from '@charaka/contract/diagnostics/laboratory/verify';
import { verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import { minutesBetween } from '@charaka/rules/diagnostics/turnaround';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { handleWorklist } from '../../people/worklist/work-source.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { afterVerify } from './after-verify.ts';
import { holdOrders } from './finish-work.ts';
import { amendShared, isOfReport } from './follow-shared.ts';
import { readCalls, readUntold } from './lab-call-store.ts';
import { kindOf } from './lab-work-kind.ts';
import { noticeResults } from './notice-results.ts';
import { verifyOrders } from './orders-of-works.ts';
import { readNotes } from './result-notes.ts';
import { readEarlier, readResults } from './result-store.ts';
import { signReports } from './sign-reports.ts';
import { verifyHold } from './verify-hold.ts';
import { type FoundWork, findWork, toVerify } from './verify-store.ts';
import {
  type LockedWork,
  lockWorks,
  moveWorks,
  ordersOfWorks,
  type RuleSigner,
  readTestParameters,
  readWorks,
  refuseWorks,
} from './work-store.ts';
import { uncalculatedOf } from './worked-out.ts';

const SHOWN_BEFORE = 3;

/** The critical ones first. */
export const listToVerify = handleWorklist(verifyWorklist, toVerify);

/** With the last three values before each. */
export const getWork = handle(verify.getWork, async (call, { labWorkId }) => {
  const found = (await findWork(call, labWorkId)) ?? refuse(laboratorySentences.workDoesNotExist);
  const [work] = await readWorks(call, [labWorkId]);
  const parameters = await readTestParameters(call, [work?.labTestId ?? 0]);
  const ids = parameters.map(({ labParameterId }) => labParameterId);
  const [results, notes, earlier, calls] = await Promise.all([
    readResults(call, [labWorkId]),
    readNotes(call, [labWorkId]),
    work ? readEarlier(call, work, ids, SHOWN_BEFORE) : [],
    readCalls(call, labWorkId),
  ]);
  const uncalculated = work ? await uncalculatedOf(call, work, parameters, results) : [];
  const values = parameters.flatMap(({ labParameterId, parameterName, valueType, unit: ownUnit }) => {
    const own = results.find((one) => one.labParameterId === labParameterId);
    const noted = notes.find((one) => one.labParameterId === labParameterId);
    const why = uncalculated.find((one) => one.labParameterId === labParameterId);
    const isHeading = valueType === 'Heading';
    if (!own && !noted && !why && !isHeading) return [];
    const before = earlier
      .filter((one) => one.labParameterId === labParameterId && one.unit === (own?.unit ?? ownUnit))
      .map((one) => ({ valueText: one.valueText, takenAt: one.takenAt }));
    const { valueText, unit, flag, rangeText, isDelta, remark, enteredByName } = own ?? emptyCell(noted?.notedByName);
    const notCalculated = why ? { reason: why.reason, lacking: why.lacking } : null;
    const told = { labParameterId, parameterName, valueText, unit, flag, rangeText, isDelta, remark };
    return [{ ...told, isHeading, notCalculated, note: noted?.note ?? null, enteredByName, before }];
  });
  const parts = work ? ((await kindOf(call, work.testKind)?.parts(call, labWorkId)) ?? []) : [];
  const { verifiedAt: _verified, heldMinutes: _held, ...shown } = found;
  return {
    work: {
      ...withAge(shown, todayOf(call)),
      minutes: minutesOf(call, found),
      values,
      calls,
      parts: parts.map((part) => ({ ...part, isChanged: false })),
    },
  };
});

/** A cell that was left empty with a note. */
const emptyCell = (enteredByName = '') => ({
  valueText: null,
  unit: null,
  flag: null,
  rangeText: null,
  isDelta: false,
  remark: null,
  enteredByName,
});

/** The three clocks, stopped when the work was verified; only the first runs while an order is on hold, and is set back (LB055). */
function minutesOf(call: Call, { verifiedAt, orderedAt, collectedAt, receivedAt, heldMinutes }: FoundWork) {
  const until = verifiedAt ?? call.now.toISOString();
  return {
    sinceOrdered: minutesBetween(orderedAt, until, heldMinutes),
    sinceCollected: collectedAt == null ? null : minutesBetween(collectedAt, until),
    sinceReceived: receivedAt == null ? null : minutesBetween(receivedAt, until),
  };
}

/** Refuses while a control of the measurement holds the values back (LB074). */
async function refuseHeld(call: Call, labWorkIds: readonly number[]): Promise<void> {
  for (const hold of verifyHold.partsIn(call.ports)) {
    const held = await hold(call, labWorkIds);
    if (held) refuse(held);
  }
}

/** Report, order and work in one transaction, behind the locks of the orders. */
export const verifyWork = handle(verify.verifyWork, async (call, { labWorkIds }) => {
  await holdOrders(call, await ordersOfWorks(call, labWorkIds));
  const works = await lockWorks(call, labWorkIds);
  const results = await readResults(call, labWorkIds);
  const untold = await readUntold(call, labWorkIds);
  await refuseHeld(call, labWorkIds);
  await refuseWorks(call, works, 'verify');
  for (const work of works) {
    if (work.isTwoStep && work.finishedBy === call.userId) refuse(laboratorySentences.anotherPerson);
    const critical = results.filter((one) => one.labWorkId === work.labWorkId && isCriticalFlag(one.flag));
    if (critical.length === 0) continue;
    if (works.length > 1) refuse(laboratorySentences.criticalAlone({ testName: work.testName }));
    const names = untold
      .filter(({ labWorkId }) => labWorkId === work.labWorkId)
      .map(({ parameterName, valueText }) => `${parameterName} ${valueText}`.trim());
    if (names.length > 0) refuse(laboratorySentences.logCall({ names: names.join(', ') }));
  }
  const reportIds = await standFor(call, works, null);
  call.say(laboratorySentences.worksVerified({ count: works.length }));
  return { reportIds };
});

/** Verifies finished works, with the orders of which all are verified then, and signs their reports, for the caller or the signer of a rule (LB045, LB047). */
export async function standFor(call: Call, works: readonly LockedWork[], signer: RuleSigner | null): Promise<number[]> {
  const labWorkIds = works.map(({ labWorkId }) => labWorkId);
  await moveWorks(call, works, 'verify', { signer });
  await verifyOrders(call, works);
  await noticeResults(call, labWorkIds);
  for (const follow of afterVerify.partsIn(call.ports)) await follow(call, works);
  const amended = await amendShared(call, works);
  const isAmended = (work: LockedWork) => amended.some((one) => isOfReport(work, one));
  const signed = await signReports(
    call,
    works.filter((work) => !isAmended(work)),
    signer,
  );
  return [...amended.map(({ reportId }) => reportId), ...signed];
}
