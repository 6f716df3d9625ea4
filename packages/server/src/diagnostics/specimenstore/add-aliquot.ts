// Splits a specimen: the aliquot has a number of its own and leads back to the first specimen; no more is split than there is (LB022).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import * as kept from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import { specimenstoreSentences } from '@charaka/contract/diagnostics/specimenstore/specimenstore-sentences';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseOtherStates } from '../../resource/move-rows.ts';
import { workName } from '../laboratory/lab-rows.ts';
import { drawNumbers, lockSpecimens } from '../laboratory/specimen-store.ts';
import { lockWorks } from '../laboratory/work-store.ts';
import { microlitresOf, millilitresOf, readVolumes } from './volume.ts';

/** Runs behind the locks of the first specimen, the requested one and the works; the moved works are done on the aliquot. */
export const addAliquot = handle(kept.addAliquot, async (call, { specimenId, volumeMl, labWorkIds }) => {
  const firstId = await findFirst(call, specimenId);
  const specimens = await lockSpecimens(call, [firstId, specimenId]);
  // A specimen that may be stored may also be split.
  await refuseOtherStates(call, specimenSteps, specimens, 'store');
  const { whole, split } = await readVolumes(call, firstId);
  const wanted = split + (microlitresOf(volumeMl) ?? 0);
  if (whole !== null && wanted > whole)
    refuse(specimenstoreSentences.tooMuchSplit({ value: millilitresOf(wanted), limit: Number(millilitresOf(whole)) }));
  const works = await lockWorks(call, labWorkIds, 'specimens');
  const own = new Set((await readOpenWorks(call, specimenId)).map(({ labWorkId }) => labWorkId));
  for (const { labWorkId, testName } of works)
    if (!own.has(labWorkId)) refuse(specimenstoreSentences.workElsewhere({ testName }));
  const [specimenNo = ''] = await drawNumbers(call, todayOf(call), 1);
  const made = await insertAliquot(call, firstId, { specimenNo, volume: microlitresOf(volumeMl) });
  await call.tx.rows(sql`
    update lab_work set specimen_id = ${made}
    where tenant_id = ${call.tenantId} and lab_work_id = any(${[...labWorkIds]}::bigint[])`);
  call.say(specimenstoreSentences.aliquotAdded({ specimenNo }));
  return { specimenId: made, specimenNo };
});

/** An aliquot of an aliquot leads back to the first specimen. */
async function findFirst(call: Call, specimenId: number): Promise<number> {
  const { firstId } = await call.tx.one<{ firstId: number }>(
    sql`select coalesce(parent_specimen_id, specimen_id) as first_id from specimen
      where tenant_id = ${call.tenantId} and specimen_id = ${specimenId}`,
    laboratorySentences.specimenUnknown({ specimenNo: String(specimenId) }),
  );
  return firstId;
}

interface Aliquot {
  readonly specimenNo: string;
  /** In microlitres. */
  readonly volume: number | null;
}

/** It was taken and received with the specimen it is a part of. */
async function insertAliquot(call: Call, firstId: number, { specimenNo, volume }: Aliquot): Promise<number> {
  const { specimenId } = await call.tx.single<{ specimenId: number }>(sql`
    insert into specimen (tenant_id, hospital_id, specimen_no, encounter_id, patient_id, specimen_type_id, lab_container_id, status,
      labelled_at, labelled_by, collected_at, collected_by, identified_by, received_at, received_by, conditions, fasted_hours,
      patient_state, parent_specimen_id, volume_microlitres)
    select s.tenant_id, s.hospital_id, ${specimenNo}, s.encounter_id, s.patient_id, s.specimen_type_id, s.lab_container_id, 'Received',
      ${call.now}, ${call.userId}, s.collected_at, s.collected_by, s.identified_by, s.received_at, s.received_by, s.conditions,
      s.fasted_hours, s.patient_state, s.specimen_id, ${volume}::bigint
    from specimen s where s.tenant_id = ${call.tenantId} and s.specimen_id = ${firstId}
    returning specimen_id`);
  return specimenId;
}

function readOpenWorks(call: Call, specimenId: number): Promise<{ labWorkId: number; testName: string }[]> {
  return call.tx.rows<{ labWorkId: number; testName: string }>(sql`
    select w.lab_work_id, ${workName} as test_name from lab_work w
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    where w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.specimen_id = ${specimenId}
      and w.status = 'Ready'
    order by w.lab_work_id`);
}

/** Leaves out works that were begun: their values belong to the specimen they were measured on. */
export const listWorksToSplit = handle(kept.listWorksToSplit, async (call, { specimenId }) => ({
  works: await readOpenWorks(call, specimenId),
}));
