// Changes a verified culture with a reason: an isolate or a stage, or a missed isolate. The report gets a new version, at once or signed by
// another person (LB048).

import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { amendCulture as amendCultureEndpoint } from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { amendReport } from '../laboratory/amend-report.ts';
import { holdOrders } from '../laboratory/finish-work.ts';
import { type LockedWork, lockWorks, ordersOfWorks } from '../laboratory/work-store.ts';
import { findIsolate, readIsolates, readStages, readSusceptibilities, saysSomething } from './culture-store.ts';
import { changeIsolate, writeIsolate, writeStage } from './enter-culture.ts';
import { writeSusceptibilities } from './susceptibilities.ts';

type Amendment = ParsedOf<typeof amendCultureEndpoint>;
/** The changes of a culture in an amendment. */
type CultureChange = Pick<Amendment, 'isolate' | 'stage' | 'lines'>;

/** Runs behind the locks of order and work; refuses to leave a culture without any finding, and an amendment that changes nothing. */
export const amendCulture = handle(amendCultureEndpoint, async (call, amendment) => {
  const { labWorkId, isolate, stage, lines, amendReason } = amendment;
  if (!isolate && !stage) refuse(microbiologySentences.nothingAmended);
  await holdOrders(call, await ordersOfWorks(call, [labWorkId]));
  const [work] = await lockWorks(call, [labWorkId]);
  if (work?.testKind !== 'Culture' || work.status !== 'Verified') return refuse(microbiologySentences.notVerified);
  const change = JSON.stringify({ isolate, stage, lines } satisfies CultureChange);
  return amendReport(call, work, { works: [work], changes: [{ labWorkId, change }], amendReason });
});

/** Enters the amended values of a verified culture, when it is signed or to preview the report. */
export async function enterCultureChange(
  call: Call,
  work: LockedWork,
  change: string,
  amendReason: string,
): Promise<void> {
  const { isolate, stage, lines } = JSON.parse(change) as CultureChange;
  const before = await findingsOf(call, work.labWorkId);
  if (stage) await writeStage(call, work, stage, amendReason);
  if (isolate) await amendIsolate(call, work, isolate, { lines, amendReason });
  if (!(await saysSomething(call, work.labWorkId)))
    refuse(laboratorySentences.enterValues({ names: microbiologySentences.finding.text }));
  if ((await findingsOf(call, work.labWorkId)) === before) refuse(microbiologySentences.nothingAmended);
}

/** The findings of a culture as text: the last stage, the isolates and their susceptibilities, without their authors and times. */
async function findingsOf(call: Call, labWorkId: number): Promise<string> {
  const last = (await readStages(call, labWorkId)).at(-1);
  const isolates = await readIsolates(call, labWorkId);
  const measured = await readSusceptibilities(
    call,
    isolates.map(({ isolateId }) => isolateId),
  );
  return JSON.stringify([
    last && [last.stage, last.hours, last.note],
    isolates.map((one) => ({ ...one, resistance: one.resistance.toSorted() })),
    measured.map((one) => ({ ...one, versionNo: null })),
  ]);
}

async function amendIsolate(
  call: Call,
  work: LockedWork,
  { isolateId, ...isolate }: NonNullable<Amendment['isolate']>,
  { lines, amendReason }: Pick<Amendment, 'lines' | 'amendReason'>,
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
