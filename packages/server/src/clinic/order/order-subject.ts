// The facts about a patient that may raise an alert: sex, age, allergies, open orders and done work (OR009-OR011).
import type { EarlierOrder, OrderSubject } from '@charaka/rules/clinic/order-alert';
import { openOrderStatuses } from '@charaka/rules/clinic/order-step';
import { ageDaysOn } from '@charaka/rules/diagnostics/reference-range';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { readChart } from '../chart/chart-store.ts';
import { membersOf } from '../orderable/orderable-facts.ts';
import { brandParts } from './brand-parts.ts';
import { isNamedTo, shownName, unlessConfidential } from './confidential-order.ts';

/** A medicine without a length is taken for so many days, as far as alerts ask. */
const DAYS_OF_A_MEDICINE = 30;

/** The patient as alerts see them, and whether anybody knows of their allergies. */
export interface KnownSubject extends OrderSubject {
  readonly isAllergyUnknown: boolean;
}

/** Earlier orders are those that have to do with the charges, and the medicines where one is being ordered. */
export async function readSubject(
  call: Call,
  patientId: number,
  asked: { readonly chargeIds: readonly number[]; readonly hasMedicine: boolean },
): Promise<KnownSubject> {
  const [person, chart, earlier, tellParts] = await Promise.all([
    call.tx.single<{ sex: string; birthDate: string }>(
      sql`select sex, birth_date::text from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId}`,
    ),
    readChart(call, patientId),
    findEarlier(call, patientId, asked),
    brandParts(call, asked.hasMedicine),
  ]);
  const active = chart.allergies.filter(({ state }) => state === 'Active');
  return {
    sex: person.sex,
    ageDays: ageDaysOn(person.birthDate, todayOf(call)),
    allergies: active.map(({ substance }) => substance),
    drugAllergies: active.filter(({ kind }) => kind === 'Drug').map(({ substance }) => substance),
    isAllergyUnknown: chart.standing.status === 'Unknown',
    earlier,
    tellParts,
  };
}

/** Medicines that the patient takes now, open or handed out; the same charges, the members of panels among them, and panels that hold them; what is open before what was done, the latest first; a confidential test warns without its name (Q270). */
function findEarlier(
  call: Call,
  patientId: number,
  { chargeIds, hasMedicine }: { readonly chargeIds: readonly number[]; readonly hasMedicine: boolean },
): Promise<EarlierOrder[]> {
  const isOpen = sql`o.status = any(${[...openOrderStatuses]}::text[])`;
  // Taken from its day, or from the later hand-out, also when it was bought elsewhere; without a length for the days of a medicine.
  const takenFrom = sql`case when ${isOpen} then o.order_for else greatest(o.order_for, o.status_at) end`;
  const isTaken = sql`(o.order_kind = 'Medicine' and (${isOpen} or o.status = 'Done' or o.is_taken)
    and ${takenFrom} + make_interval(days => coalesce((o.detail->>'durationDays')::integer, ${DAYS_OF_A_MEDICINE})) > ${call.now}::timestamptz)`;
  return call.tx.rows<EarlierOrder>(sql`
    with asked as (select unnest(${[...chargeIds]}::bigint[]) as charge_id),
    pair as (
      select b.charge_id as panel, mb.charge_id as member from orderable b
      join orderable_member m on m.tenant_id = b.tenant_id and m.orderable_id = b.orderable_id and m.is_active
      join orderable mb on mb.tenant_id = m.tenant_id and mb.orderable_id = m.member_id
      where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.is_active),
    near as (select charge_id from asked
      union select member from pair where panel in (select charge_id from asked)
      union select panel from pair where member in (select charge_id from asked))
    select ${unlessConfidential(call, sql`o.clinical_order_id`)} as order_id, ${shownName(call)} as order_name, o.charge_id, o.detail->>'genericName' as generic_name, o.status,
      ${isTaken} as is_taken,
      (extract(epoch from ${call.now}::timestamptz - o.status_at) / 3600)::float8 as hours_ago,
      ${membersOf(sql`mb.charge_id`)} as member_charge_ids
    from clinical_order o
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    left join orderable b on b.tenant_id = o.tenant_id and b.charge_id = o.charge_id and b.is_active
    where o.tenant_id = ${call.tenantId} and o.patient_id = ${patientId} and (
      (o.charge_id in (select charge_id from near) and (${isOpen} or (o.status in ('Done', 'Verified')
        and o.status_at > ${call.now}::timestamptz - interval '366 days')))
      or (${hasMedicine} and ${isTaken}))
    order by ${isNamedTo(call)} desc, ${isOpen} desc, o.clinical_order_id desc`);
}
