// Enters the findings of a culture: stages, isolates; an alert organism is reported to infection control at once (LB059, LB064).
import * as culture from '@charaka/contract/diagnostics/microbiology/culture';
import { microbiologySentences } from '@charaka/contract/diagnostics/microbiology/microbiology-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { LockedWork } from '../laboratory/work-store.ts';
import { raiseAlert } from './alert-isolates.ts';
import { findIsolate, followCulture, lockCulture } from './culture-store.ts';
import { writeSusceptibilities } from './susceptibilities.ts';

/** Inserts a stage; for a verified culture with the reason. A stage never changes, another one follows. */
export async function writeStage(
  call: Call,
  work: Pick<LockedWork, 'labWorkId' | 'repeatNo'>,
  seen: NonNullable<ParsedOf<typeof culture.amendCulture>['stage']>,
  changeReason: string | null,
): Promise<void> {
  await call.tx.rows(sql`
    insert into culture_stage (tenant_id, lab_work_id, repeat_no, stage, hours, note, entered_by, entered_at, change_reason)
    values (${call.tenantId}, ${work.labWorkId}, ${work.repeatNo}, ${seen.stage},
      ${seen.stage === 'NoGrowth' ? (seen.hours ?? null) : null}, ${seen.note || null}, ${call.userId}, ${call.now}, ${changeReason})`);
}

/** Behind the lock of the work. */
export const addCultureStage = handle(culture.addCultureStage, async (call, { stage: seen }) => {
  const work = await lockCulture(call, seen.labWorkId);
  await writeStage(call, work, seen, null);
  await followCulture(call, work);
  call.say(microbiologySentences.stageAdded({ testName: work.testName }));
  return {};
});

async function nameOfOrganism(call: Call, organismId: number): Promise<string> {
  const { organismName } = await call.tx.one<{ organismName: string }>(
    sql`select organism_name from organism where tenant_id = ${call.tenantId} and organism_id = ${organismId}`,
    microbiologySentences.organismDoesNotExist,
  );
  return organismName;
}

type NewIsolate = Omit<ParsedOf<typeof culture.addIsolate>['isolate'], 'labWorkId'>;

/** Inserts an isolate with its intrinsic resistances (LB063), and raises an alert if needed (LB064). */
export async function writeIsolate(
  call: Call,
  work: Pick<LockedWork, 'labWorkId' | 'repeatNo'>,
  isolate: NewIsolate,
  changeReason: string | null,
): Promise<{ isolateId: number; isolateNo: number; organismName: string }> {
  const organismName = await nameOfOrganism(call, isolate.organismId);
  const { isolateId, isolateNo } = await call.tx.single<{ isolateId: number; isolateNo: number }>(sql`
    insert into isolate (tenant_id, lab_work_id, repeat_no, isolate_no, organism_id, growth, is_contaminant, resistance, entered_by,
      entered_at, change_reason)
    values (${call.tenantId}, ${work.labWorkId}, ${work.repeatNo},
      (select coalesce(max(i.isolate_no), 0) + 1 from isolate i where i.tenant_id = ${call.tenantId}
        and i.lab_work_id = ${work.labWorkId} and i.repeat_no = ${work.repeatNo}),
      ${isolate.organismId}, ${isolate.growth || null}, ${isolate.isContaminant}, ${[...new Set(isolate.resistance)]}::text[],
      ${call.userId}, ${call.now}, ${changeReason})
    returning isolate_id, isolate_no`);
  const added = await findIsolate(call, isolateId);
  await writeSusceptibilities(call, { isolate: added, typed: [], changeReason });
  await raiseAlert(call, added);
  return { isolateId, isolateNo, organismName };
}

/** Behind the lock of the work. */
export const addIsolate = handle(culture.addIsolate, async (call, { isolate }) => {
  const work = await lockCulture(call, isolate.labWorkId);
  const { isolateId, isolateNo, organismName } = await writeIsolate(call, work, isolate, null);
  await followCulture(call, work);
  call.say(microbiologySentences.isolateAdded({ isolateNo, organismName }));
  return { isolateId };
});

type ChangedIsolate = ParsedOf<typeof culture.updateIsolate>['isolate'];

/** Writes an isolate as it shall be; of another organism every measure is judged anew. */
export async function changeIsolate(
  call: Call,
  changed: ChangedIsolate,
  typed: ParsedOf<typeof culture.saveSusceptibilities>['lines'],
  changeReason: string | null,
): Promise<void> {
  const before = await findIsolate(call, changed.isolateId);
  await nameOfOrganism(call, changed.organismId);
  await call.tx.rows(sql`
    update isolate set organism_id = ${changed.organismId}, growth = ${changed.growth || null},
      is_contaminant = ${changed.isContaminant}, resistance = ${[...new Set(changed.resistance)]}::text[],
      is_removed = ${changed.isRemoved ?? false}, entered_by = ${call.userId}, entered_at = ${call.now}, change_reason = ${changeReason}
    where tenant_id = ${call.tenantId} and isolate_id = ${changed.isolateId}`);
  if (changed.isRemoved) return;
  const isolate = await findIsolate(call, changed.isolateId);
  const isAnew = before.organismId !== isolate.organismId;
  await writeSusceptibilities(call, { isolate, typed, isAnew, changeReason });
  await raiseAlert(call, isolate);
}

/** Behind the lock of the work. */
export const updateIsolate = handle(culture.updateIsolate, async (call, { isolate }) => {
  const { labWorkId, isolateNo } = await findIsolate(call, isolate.isolateId);
  const work = await lockCulture(call, labWorkId);
  await changeIsolate(call, isolate, [], null);
  await followCulture(call, work);
  call.say(microbiologySentences.isolateUpdated({ isolateNo }));
  return {};
});
