// Facts of a patient from before a visit: the last notes, vital signs and results (OP013).
import type { getConsultation } from '@charaka/contract/clinic/consultation/consultation';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { medicineText } from '@charaka/rules/clinic/medicine-line';
import { daysAfter, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { shownName } from '../order/confidential-order.ts';
import { orderValues } from '../order/order-values.ts';
import { isCriticalTo } from '../order/order-waits.ts';
import type { VitalSignSet } from '../vital/vital-store.ts';
import { type NoteContent, noteStore } from './consultation-store.ts';
import { vitalsOfSet } from './note-vitals.ts';

type Opened = OutputOf<typeof getConsultation>;

const VISITS_SHOWN = 3;
const NOTES_READ = 6;
const VITALS_SHOWN = 6;
const RESULTS_SHOWN = 20;

/** A signed note of an earlier visit, its last version. */
export interface EarlierNote {
  readonly encounterId: number;
  readonly visitOn: string;
  readonly doctorId: number;
  readonly doctorName: string;
  readonly content: NoteContent;
}

/** The last signed notes of a patient in this tenant before a visit, the latest first. */
export async function readEarlierNotes(call: Call, patientId: number, encounterId: number): Promise<EarlierNote[]> {
  const rows = await call.tx.rows<Omit<EarlierNote, 'content'> & { content: unknown }>(sql`
    select e.encounter_id, v.day::text as visit_on, v.doctor_id, ${staffName(sql`s`)} as doctor_name,
      y.content
    from encounter e
    join opd_visit v on v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
    join consultation c on c.tenant_id = e.tenant_id and c.encounter_id = e.encounter_id and c.version > 0
    join consultation_version y on y.tenant_id = c.tenant_id and y.consultation_id = c.consultation_id and y.version = c.version
    join staff s on s.tenant_id = y.tenant_id and s.staff_id = y.signer_id
    where e.tenant_id = ${call.tenantId} and e.patient_id = ${patientId} and e.encounter_id <> ${encounterId}
    order by y.signed_at desc limit ${NOTES_READ}`);
  return rows.map((row) => ({ ...row, content: noteStore.contentOf(row.content) }));
}

/** The last visits in short. */
export function visitsInShort(notes: readonly EarlierNote[]): Opened['lastVisits'] {
  return notes.slice(0, VISITS_SHOWN).map(({ encounterId, visitOn, doctorName, content }) => ({
    encounterId,
    visitOn,
    doctorName,
    complaints: content.complaints.map((one) => [one.text, one.duration].filter(Boolean).join(' · ')).join(', '),
    diagnoses: content.diagnoses.map(({ diagnosisName }) => diagnosisName).join(', '),
    medicines: content.medicines.map(medicineText),
    advice: content.advice ?? '',
  }));
}

/** The measured vital signs, the latest first. */
export function trendOf(sets: readonly VitalSignSet[]): Opened['vitalsTrend'] {
  return sets
    .map((set) => ({ takenAt: set.takenAt, vitals: vitalsOfSet(set) }))
    .filter(({ vitals }) => Object.keys(vitals).length > 0)
    .slice(0, VITALS_SHOWN);
}

/** Results of the patient that are done, the latest first; a result that waits for its verification is marked. */
export async function readResults(call: Call, patientId: number): Promise<Opened['results']> {
  const found = await call.tx.rows<Omit<Opened['results'][number], 'values'>>(sql`
    select o.clinical_order_id as order_id, ${shownName(call)} as order_name, o.status_at as result_at, ${isCriticalTo(call)} as is_critical,
      o.status = 'Done' as is_preliminary, o.result_summary
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    where o.tenant_id = ${call.tenantId} and o.patient_id = ${patientId} and o.result_summary is not null
      and o.status in ('Done', 'Verified') and o.status_at > ${call.now}::timestamptz - interval '1 year'
    order by o.status_at desc limit ${RESULTS_SHOWN}`);
  const orderIds = found.map(({ orderId }) => orderId);
  const values = await Promise.all(orderValues.partsIn(call.ports).map((read) => read(call, orderIds)));
  const byOrder = Map.groupBy(values.flat(), ({ orderId }) => orderId);
  return found.map((one) => ({
    ...one,
    values: (byOrder.get(one.orderId) ?? []).map(({ orderId: _, ...value }) => value),
  }));
}

/** So long after a diagnosis a visit with the same code is a re-attendance (OP017). */
const REATTENDANCE_DAYS = 30;

/** The diagnoses made shortly before a visit, each code once. */
export function readRecentDiagnoses(
  call: Call,
  { patientId, encounterId, visitOn }: Opened['visit'],
): Promise<Opened['recentDiagnoses']> {
  const { timezone } = call.hospital;
  const since = startOfDay(daysAfter(visitOn, -REATTENDANCE_DAYS), timezone);
  return call.tx.rows<Opened['recentDiagnoses'][number]>(sql`
    select distinct on (d.code) d.code, d.diagnosis_name, (d.noted_at at time zone ${timezone})::date::text as diagnosed_on
    from encounter e
    join encounter_diagnosis d on d.tenant_id = e.tenant_id and d.encounter_id = e.encounter_id and d.is_active
    where e.tenant_id = ${call.tenantId} and e.patient_id = ${patientId} and e.encounter_id <> ${encounterId} and d.code <> ''
      and d.kind <> 'RuledOut' and d.noted_at >= ${since}
      and d.noted_at < ${startOfDay(daysAfter(visitOn, 1), timezone)}
    order by d.code, d.noted_at desc`);
}

/** The dose limits by weight that the hospital group loaded. */
export function readDoseLimits(call: Call): Promise<Opened['doseLimits']> {
  return call.tx.rows<Opened['doseLimits'][number]>(sql`
    select generic_name, most_mg_per_kg_day, most_mg_day from dose_limit where tenant_id = ${call.tenantId} and is_active order by generic_name`);
}
