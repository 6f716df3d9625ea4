// Specimens in the laboratory: listed, and received by their number (LB015, LB018, LB019).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import {
  receiveSpecimen as receiveSpecimenEndpoint,
  specimenWorklist,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import { words } from '@charaka/contract/kernel/words';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import sql from 'sql-template-tag';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { handleWorklist, workSource } from '../../people/worklist/work-source.ts';
import { moveRows } from '../../resource/move-rows.ts';
import { ordersOfSpecimen } from './lab-rows.ts';
import { findFamily, lockSpecimens, moveWorksOf, readWorksOf } from './specimen-store.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Days that a specimen stays in the unfiltered list; specimens on their way stay for as long as they are. */
const LISTED_DAYS = 7;

const reasonWords = {
  Haemolysed: words.specimenHaemolysed,
  Clotted: words.specimenClotted,
  Insufficient: words.specimenInsufficient,
  Leaking: words.specimenLeaking,
  Unlabelled: words.specimenUnlabelled,
  WrongContainer: words.specimenWrongContainer,
  WrongPatient: words.specimenWrongPatient,
  Old: words.specimenOld,
  Other: words.specimenOther,
};

/** True when specimen `s` has an open work: a label whose orders were cancelled is no longer on its way. */
const isAsked = sql`exists (select from lab_work w
  where w.tenant_id = s.tenant_id and w.specimen_id = s.specimen_id and w.status <> 'Cancelled')`;

/** Collected ones first, the most urgent at the top, then the latest; only the last week unless filtered (0204). */
export const listSpecimens = handleWorklist(specimenWorklist, (call, { status, filterParams }) => {
  const ofHospital = sql`s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}`;
  const ofWeek = sql`${ofHospital} and (s.status = 'Collected' or (s.status = 'Labelled' and ${isAsked})
    or s.labelled_at > ${call.now}::timestamptz - make_interval(days => ${LISTED_DAYS}))`;
  return workSource(specimenWorklist, {
    patient: ofEncounter,
    from: sql`specimen s
      join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
      join lab_container k on k.tenant_id = s.tenant_id and k.lab_container_id = s.lab_container_id
      left join ${ordersOfSpecimen} on true`,
    where: status ? sql`${ofHospital} and s.status = ${status}` : filterParams?.length ? ofHospital : ofWeek,
    counted: sql`specimen s`,
    columns: {
      specimenId: sql`s.specimen_id`,
      specimenNo: sql`s.specimen_no`,
      status: sql`s.status`,
      containerName: sql`k.container_name`,
      testNames: sql`coalesce(asked.test_names, '')`,
      priority: sql`coalesce(asked.priority, 'Routine')`,
      orderedAt: sql`coalesce(asked.ordered_at, s.labelled_at)`,
      collectedAt: sql`s.collected_at`,
      receivedAt: sql`s.received_at`,
      rejectReason: sql`s.reject_reason`,
      rejectNote: sql`s.reject_note`,
      conditions: sql`s.conditions`,
    },
    compared: { priority: sql`asked.urgency` },
    tieBreak: sql`s.specimen_id desc`,
    defaultOrder: sql`(s.status = 'Collected') desc, asked.urgency`,
  });
});

/** Scanning a specimen that was received before only returns a message (LB019). */
export const receiveSpecimen = handle(receiveSpecimenEndpoint, async (call, { specimenNo, conditions }) => {
  const [specimenId = 0] = await findFamily(call, specimenNo);
  const specimens = await lockSpecimens(call, [specimenId]);
  const { status, collectedAt = null, rejectReason } = specimens[0] ?? {};
  if (status === 'Labelled') refuse(laboratorySentences.specimenNotCollected({ specimenNo }));
  if (status === 'Rejected')
    refuse(laboratorySentences.specimenRefused({ specimenNo, problem: reasonWords[rejectReason ?? 'Other'] }));
  if (status !== 'Collected') {
    call.say(laboratorySentences.specimenHereAlready({ specimenNo }));
    return { isNew: false };
  }
  const hours = (call.now.getTime() - Date.parse(collectedAt ?? '')) / HOUR_MILLISECONDS;
  for (const { stabilityHours, testName } of await readWorksOf(call, [specimenId]))
    if (stabilityHours !== null && hours > stabilityHours) {
      const hoursCount = Math.max(Math.floor(hours), stabilityHours + 1);
      refuse(laboratorySentences.specimenTooOld({ specimenNo, hoursCount, testName, mostHours: stabilityHours }));
    }
  await moveRows(call, specimenSteps, specimens, 'receive', { conditions: [...new Set(conditions ?? [])] });
  await moveWorksOf(call, [specimenId], 'Ready');
  call.say(laboratorySentences.specimenReceived({ specimenNo }));
  return { isNew: true };
});
