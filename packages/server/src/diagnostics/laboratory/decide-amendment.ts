// The second person reads an amendment as the report will say it, and signs or declines it (LB040, LB044, LB048).
import * as amendments from '@charaka/contract/diagnostics/laboratory/lab-amendment';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { enterChanges, shownOf, signAmended } from './amend-report.ts';
import {
  findAmendment,
  type KeptAmendment,
  noteDeclined,
  noteSigned,
  toSign,
  type WorkChange,
} from './amendment-store.ts';
import { holdOrders } from './finish-work.ts';
import { readCalls, readToldSince } from './lab-call-store.ts';
import { findNewest, lockGroup, type ReportContent } from './report-store.ts';
import { lockWorks, ordersOfWorks } from './work-store.ts';

type Row = OutputOf<typeof amendments.listAmendments>['rows'][number];
type Tests = ReportContent['tests'];
const row = amendments.listAmendments.output.shape.rows.element;

/** The critical ones first. */
export const listAmendments = handle(amendments.listAmendments, (call, input) =>
  readAgedRows<Row>(call, toSign(call), row, input),
);

/** Also returns a decided amendment: the proposal stays readable. */
export const getAmendment = handle(amendments.getAmendment, async (call, { labAmendmentId }) => {
  const found = (await findAmendment(call, labAmendmentId)) ?? refuse(laboratorySentences.amendmentDoesNotExist);
  const { orderGroupId, labSectionId, labWorkIds, changes: _, shown, isTwoStep, status, proposedBy, ...kept } = found;
  const newest = await findNewest(call, orderGroupId, labSectionId);
  const told = newest ? (JSON.parse(newest.content) as ReportContent).tests : [];
  const calls = await Promise.all(labWorkIds.map((labWorkId) => readCalls(call, labWorkId)));
  return {
    amendment: {
      ...withAge(kept, todayOf(call)),
      isWaiting: status === 'Proposed',
      isForCaller: !isTwoStep || proposedBy !== call.userId,
      before: told.filter(({ labWorkId }) => labWorkIds.includes(labWorkId)),
      tests: JSON.parse(shown) as Tests,
      calls: calls.flat(),
    },
  };
});

/** Reads an amendment behind the lock of its group: of two users who decide at once the second is refused. */
async function holdAmendment(call: Call, { labAmendmentId, orderGroupId }: KeptAmendment): Promise<KeptAmendment> {
  const [, held] = await call.tx.behind([() => lockGroup(call, orderGroupId)], () => [
    findAmendment(call, labAmendmentId),
  ]);
  return held?.status === 'Proposed' ? held : refuse(laboratorySentences.amendmentDecided);
}

/** Behind the locks of orders and works. Who proposed it entered the values, on that day; the signature is the caller's (LB041). */
export const signAmendment = handle(amendments.signAmendment, async (call, { labAmendmentId }) => {
  const found = (await findAmendment(call, labAmendmentId)) ?? refuse(laboratorySentences.amendmentDoesNotExist);
  await holdOrders(call, await ordersOfWorks(call, found.labWorkIds));
  const works = await lockWorks(call, found.labWorkIds);
  const held = await holdAmendment(call, found);
  if (held.isTwoStep && held.proposedBy === call.userId) refuse(laboratorySentences.anotherPerson);
  await refuseUntold(call, held);
  const report =
    (await findNewest(call, held.orderGroupId, held.labSectionId)) ?? refuse(laboratorySentences.reportDoesNotExist);
  const changes = JSON.parse(held.changes) as WorkChange[];
  const amendment = { works, changes, amendReason: held.amendReason };
  const proposer = { ...call, userId: held.proposedBy, now: new Date(held.proposedAt) };
  await enterChanges(proposer, amendment);
  if ((await shownOf(call, report, amendment)) !== held.shown) refuse(laboratorySentences.amendmentStale);
  const reportId = await signAmended(call, report, amendment);
  await noteSigned(call, labAmendmentId, reportId);
  return { reportId };
});

/** Refuses while a value that becomes critical has no call since the proposal, and fewer than two tries reached no one (LB044). */
async function refuseUntold(call: Call, { criticalWorkIds, proposedAt, shown }: KeptAmendment): Promise<void> {
  const told = await readToldSince(call, criticalWorkIds, proposedAt);
  const untold = (JSON.parse(shown) as Tests).filter(
    ({ labWorkId }) => criticalWorkIds.includes(labWorkId) && !told.has(labWorkId),
  );
  const names = untold.flatMap(({ values }) =>
    values.flatMap(({ parameterName, valueText, flag }) =>
      isCriticalFlag(flag ?? null) ? [`${parameterName} ${valueText ?? ''}`.trim()] : [],
    ),
  );
  if (untold.length > 0) refuse(laboratorySentences.logCall({ names: names.join(', ') }));
}

/** The report stays as it is; the proposer may withdraw the amendment this way. */
export const declineAmendment = handle(amendments.declineAmendment, async (call, { labAmendmentId, reason }) => {
  const found = (await findAmendment(call, labAmendmentId)) ?? refuse(laboratorySentences.amendmentDoesNotExist);
  const held = await holdAmendment(call, found);
  await noteDeclined(call, labAmendmentId, reason);
  call.say(laboratorySentences.amendmentDeclined({ reportNo: held.reportNo }));
  return {};
});
