// Follows a change of a shared value: the other tests of the specimen get the same value, and their reports a version (LB003, LB048).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Amendment, type ChangedValue, enterChanges, signAmended } from './amend-report.ts';
import { findWaiting, type WorkChange } from './amendment-store.ts';
import { findNewest, lockGroup, needReadable } from './report-store.ts';
import { cellKey, readResults } from './result-store.ts';
import { readShared } from './shared-cells.ts';
import { type LockedWork, lockWorks } from './work-store.ts';

/** A version that was signed for a shared value. */
interface Amended extends Pick<LockedWork, 'orderGroupId' | 'labSectionId'> {
  readonly reportId: number;
}

/** Whether a work is on the report of a version. */
export const isOfReport = (work: LockedWork, { orderGroupId, labSectionId }: Amended): boolean =>
  work.orderGroupId === orderGroupId && work.labSectionId === labSectionId;

/** Amends the reports of verified works whose shared values were measured again by works that are verified now. */
export async function amendShared(call: Call, works: readonly LockedWork[]): Promise<Amended[]> {
  const ids = works.map(({ labWorkId }) => labWorkId);
  const shared = (await readShared(call, ids)).filter(
    ({ otherStatus, otherWorkId }) => otherStatus === 'Verified' && !ids.includes(otherWorkId),
  );
  const now = await readResults(call, ids);
  const differing = shared.flatMap((one) => {
    const value = now.find((result) => cellKey(result) === cellKey(one))?.valueText ?? null;
    return value !== null && value !== one.valueText ? [{ ...one, value }] : [];
  });
  if (differing.length === 0) return [];
  const others = await lockWorks(
    call,
    differing.map(({ otherWorkId }) => otherWorkId),
  );
  const amended: Amended[] = [];
  for (const sameReport of Map.groupBy(others, (one) => `${one.orderGroupId}/${one.labSectionId}`).values()) {
    const changes = sameReport.map(({ labWorkId }): WorkChange => {
      const own = differing.filter(({ otherWorkId }) => otherWorkId === labWorkId);
      const values = own.map(({ labParameterId, value }): ChangedValue => ({ labParameterId, value }));
      return { labWorkId, change: JSON.stringify(values) };
    });
    amended.push(await amendOne(call, { works: sameReport, changes, amendReason: reasonOf(works) }));
  }
  return amended;
}

/** The reason shown in the version; the names of tests may be short. */
const reasonOf = (works: readonly LockedWork[]): string =>
  `Measured anew with ${works.map(({ testName }) => testName).join(', ')}`;

async function amendOne(call: Call, amendment: Amendment): Promise<Amended> {
  const [{ orderGroupId, labSectionId } = { orderGroupId: 0, labSectionId: 0 }] = amendment.works;
  await lockGroup(call, orderGroupId);
  if (await findWaiting(call, { orderGroupId, labSectionId })) refuse(laboratorySentences.amendmentWaits);
  const report = await needReadable(call, await findNewest(call, orderGroupId, labSectionId));
  await enterChanges(call, amendment);
  return { orderGroupId, labSectionId, reportId: await signAmended(call, report, amendment) };
}
