// Specimens in the laboratory: listed, and received by their number (LB015, LB018, LB019).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import {
  listSpecimens as listSpecimensEndpoint,
  receiveSpecimen as receiveSpecimenEndpoint,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { words } from '@charaka/contract/kernel/words';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows } from '../../resource/move-rows.ts';
import { readAgedRows } from '../../stay/admission/aged-rows.ts';
import { ordersOfSpecimen, patientColumns, patientTables } from './lab-rows.ts';
import { findFamily, lockSpecimens, moveWorksOf, readWorksOf } from './specimen-store.ts';

type Row = OutputOf<typeof listSpecimensEndpoint>['rows'][number];
const row = listSpecimensEndpoint.output.shape.rows.element;
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
export const listSpecimens = handle(listSpecimensEndpoint, (call, input) =>
  readAgedRows<Row>(call, specimens(call, input), row, input),
);

function specimens(call: Call, asked: ParsedOf<typeof listSpecimensEndpoint>): PatientRowSource {
  const ofHospital = sql`s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}`;
  const where = asked.status
    ? sql`${ofHospital} and s.status = ${asked.status}`
    : asked.filterParams?.length
      ? ofHospital
      : sql`${ofHospital} and (s.status = 'Collected' or (s.status = 'Labelled' and ${isAsked})
          or s.labelled_at > ${call.now}::timestamptz - make_interval(days => ${LISTED_DAYS}))`;
  return {
    patient: sql`p.patient_id`,
    select: sql`s.specimen_id, s.specimen_no, s.status, ${patientColumns}, k.container_name, coalesce(asked.test_names, '') as test_names,
      coalesce(asked.priority, 'Routine') as priority, coalesce(asked.ordered_at, s.labelled_at) as ordered_at, s.collected_at,
      s.received_at, s.reject_reason, s.reject_note, s.conditions`,
    from: sql`specimen s
      join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
      ${patientTables}
      join lab_container k on k.tenant_id = s.tenant_id and k.lab_container_id = s.lab_container_id
      left join ${ordersOfSpecimen} on true`,
    where,
    counted: sql`specimen s`,
    columns: {
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      status: { sql: sql`s.status`, kind: 'text' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      placeName: { sql: sql`b.bed_name`, kind: 'text' },
      containerName: { sql: sql`k.container_name`, kind: 'text' },
      testNames: { sql: sql`asked.test_names`, kind: 'text' },
      priority: { sql: sql`asked.urgency`, kind: 'number' },
      collectedAt: { sql: sql`s.collected_at`, kind: 'instant' },
      receivedAt: { sql: sql`s.received_at`, kind: 'instant' },
      patientId: { sql: sql`p.patient_id`, kind: 'number' },
    },
    tieBreak: sql`s.specimen_id desc`,
    defaultOrder: sql`(s.status = 'Collected') desc, asked.urgency`,
  };
}

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
