// Stored specimens: listed, put into a place, discarded on their date (LB025).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import * as kept from '@charaka/contract/diagnostics/specimenstore/kept-specimen';
import { specimenstoreSentences } from '@charaka/contract/diagnostics/specimenstore/specimenstore-sentences';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { lockRows, moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { workName } from '../laboratory/lab-rows.ts';
import { type LockedSpecimen, specimenColumns } from '../laboratory/specimen-store.ts';
import { microlitresOf, millilitresOf, readVolumes } from './volume.ts';

/** Days of storage when the specimen type has no own number. */
const KEEP_DAYS = 7;
/** Days that a specimen without a place stays in the unfiltered list, as in the list of specimens (0204). */
const LISTED_DAYS = 7;

/** The works on specimen `s` that are not done with. */
const openWorks = sql`(select from lab_work w where w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id
  and w.status not in ('Verified', 'Cancelled'))`;

const testNames = sql`(select string_agg(${workName}, ', ' order by o.clinical_order_id, w.lab_work_id) from lab_work w
  join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
  where w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id)`;

/** Due ones first, then those without a place. */
export const listKeptSpecimens = handleWorklist(kept.keptSpecimenWorklist, (call, { filterParams }) => {
  const isPast = sql`(s.status = 'Stored' and s.discard_on <= ${todayOf(call)}::date)`;
  const isListed = filterParams?.length
    ? sql`s.status in ('Received', 'Stored')`
    : sql`(s.status = 'Stored' or (s.status = 'Received'
        and s.labelled_at > ${call.now}::timestamptz - make_interval(days => ${LISTED_DAYS})))`;
  return workSource(kept.keptSpecimenWorklist, {
    patient: ofEncounter,
    from: sql`specimen s
      join specimen_type y on y.tenant_id = s.tenant_id and y.specimen_type_id = s.specimen_type_id
      join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
      left join specimen f on f.tenant_id = s.tenant_id and f.specimen_id = s.parent_specimen_id`,
    where: sql`s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and ${isListed}`,
    counted: sql`specimen s`,
    columns: {
      specimenId: sql`s.specimen_id`,
      specimenNo: sql`s.specimen_no`,
      status: sql`s.status`,
      specimenName: sql`y.specimen_name`,
      testNames: sql`coalesce(${testNames}, '')`,
      parentNo: sql`f.specimen_no`,
      volumeMl: sql`s.volume_microlitres / 1000.0::double precision`,
      storagePlace: sql`s.storage_place`,
      storedAt: sql`s.stored_at`,
      discardDay: sql`s.discard_on`,
      isDue: sql`${isPast} and not exists ${openWorks}`,
    },
    tieBreak: sql`s.specimen_id desc`,
    defaultOrder: sql`${isPast} desc, s.status, s.discard_on`,
  });
});

interface KeptSpecimen extends LockedSpecimen {
  readonly volumeMicrolitres: number | null;
  /** The last day of its keeping, counted from the day it was received. */
  readonly keptUntil: string | null;
  /** Whether a work on it is not verified yet. */
  readonly isOpen: boolean;
}

const keptColumns = ({ hospital }: Call) => sql`${specimenColumns}, x.volume_microlitres,
  coalesce(x.discard_on, (x.received_at at time zone ${hospital.timezone})::date + coalesce((select y.keep_days from specimen_type y
    where y.tenant_id = x.tenant_id and y.specimen_type_id = x.specimen_type_id), ${KEEP_DAYS})::integer)::text as kept_until,
  exists (select from lab_work w where w.tenant_id = x.tenant_id and w.specimen_id = x.specimen_id
    and w.status not in ('Verified', 'Cancelled')) as is_open`;

function lockKept(call: Call, specimenIds: readonly number[]): Promise<KeptSpecimen[]> {
  return lockRows(call, specimenSteps, specimenIds, keptColumns(call));
}

/** Stored from the day it was received, for the days of its type. */
export const moveSpecimen = handle(kept.moveSpecimen, async (call, { specimenId, storagePlace, volumeMl }) => {
  const [specimen] = await lockKept(call, [specimenId]);
  if (!specimen) return refuse(laboratorySentences.specimenUnknown({ specimenNo: String(specimenId) }));
  await refuseOtherStates(call, specimenSteps, [specimen], 'store');
  const { split } = await readVolumes(call, specimenId);
  const volume = microlitresOf(volumeMl);
  if (volume !== null && split > volume)
    refuse(specimenstoreSentences.volumeBelowAliquots({ value: millilitresOf(split) }));
  const discardDay = specimen.keptUntil ?? todayOf(call);
  await moveRows(call, specimenSteps, [specimen], 'store', {
    storage_place: storagePlace,
    volume_microlitres: volume ?? specimen.volumeMicrolitres,
    discard_on: discardDay,
  });
  call.say(specimenstoreSentences.stored({ specimenNo: specimen.name, day: discardDay }));
  return { discardDay };
});

/** All or none; behind the locks of the specimens. */
export const discardSpecimens = handle(kept.discardSpecimens, async (call, { specimenIds }) => {
  const specimens = await lockKept(call, specimenIds);
  await refuseOtherStates(call, specimenSteps, specimens, 'discard');
  for (const { name: specimenNo, isOpen, keptUntil } of specimens) {
    if (isOpen) refuse(specimenstoreSentences.stillWorkedOn({ specimenNo }));
    if (keptUntil === null || keptUntil > todayOf(call))
      refuse(specimenstoreSentences.notDue({ specimenNo, day: keptUntil ?? todayOf(call) }));
  }
  await moveRows(call, specimenSteps, specimens, 'discard', {});
  call.say(specimenstoreSentences.discarded({ count: specimens.length }));
  return {};
});
