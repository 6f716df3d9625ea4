// The SQL of specimens: numbered, locked, moved.

import type { rejectReasons } from '@charaka/contract/diagnostics/laboratory/lab-words';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockRows, type StepRow } from '../../resource/move-rows.ts';
import { isFirstOrOwnWork, testsOfOrder, workName } from './lab-rows.ts';

/** An order the laboratory shall take a specimen for. */
export interface OrderedTest {
  readonly orderId: number;
  readonly orderName: string;
  /** The member of a panel; null on the test of the order's own charge. */
  readonly memberName: string | null;
  readonly orderStatus: string;
  /** The work that waits for a specimen again, or has its label. */
  readonly labWorkId: number | null;
  readonly encounterId: number;
  readonly patientId: number;
  readonly labTestId: number | null;
  readonly specimenTypeId: number;
  readonly labContainerId: number;
  readonly isTwoStep: boolean;
  /** The number of the label it has already. */
  readonly specimenNo: string | null;
}

/** The orders with the tests they are: the members of a panel are tests of their own (Q251). */
export function readOrderedTests(call: Call, orderIds: readonly number[]): Promise<OrderedTest[]> {
  return call.tx.rows<OrderedTest>(sql`
    select o.clinical_order_id as order_id, o.order_name, asked.member_name, o.status as order_status, w.lab_work_id, o.encounter_id, o.patient_id, t.lab_test_id,
      t.specimen_type_id, t.lab_container_id, coalesce(c.is_two_step, false) as is_two_step, s.specimen_no
    from clinical_order o
    ${testsOfOrder}
    left join lab_section c on c.tenant_id = t.tenant_id and c.lab_section_id = t.lab_section_id
    left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    where o.tenant_id = ${call.tenantId} and o.hospital_id = ${call.hospital.hospitalId}
      and o.clinical_order_id = any(${[...orderIds]}::bigint[]) and ${isFirstOrOwnWork}
    order by o.clinical_order_id, asked.member_name nulls first`);
}

const MOST_A_DAY = 9999;
const PLACES = 100;

/** The next numbers of the day: two digits of the hospital, six of the day, four of its count (LB012). */
export async function drawNumbers(call: Call, day: string, howMany: number): Promise<string[]> {
  // Hospitals of a tenant whose numbers have the same ending share a counter: no two specimens get one number (LB012).
  const place = call.hospital.hospitalId % PLACES;
  const digits = day.slice(2).replaceAll('-', '');
  const { first } = await call.tx.single<{ first: number }>(
    sql`select next_number('specimen', ${place}, ${digits}, ${howMany}) as first`,
  );
  if (first + howMany - 1 > MOST_A_DAY) refuse(laboratorySentences.specimensFull);
  const places = String(place).padStart(2, '0');
  return Array.from({ length: howMany }, (_, index) => `${places}${digits}${String(first + index).padStart(4, '0')}`);
}

/** Writes a specimen for each set of tests that share a container, and ties their works to it; answers the specimens. */
export async function insertSpecimens(
  call: Call,
  day: string,
  sets: readonly (readonly OrderedTest[])[],
): Promise<number[]> {
  const numbers = await drawNumbers(call, day, sets.length);
  const made: number[] = [];
  for (const [index, set] of sets.entries()) {
    const [first] = set;
    if (!first) continue;
    const { specimenId } = await call.tx.single<{ specimenId: number }>(sql`
      insert into specimen (tenant_id, hospital_id, specimen_no, encounter_id, patient_id, specimen_type_id, lab_container_id,
        labelled_at, labelled_by)
      values (${call.tenantId}, ${call.hospital.hospitalId}, ${numbers[index]}, ${first.encounterId}, ${first.patientId},
        ${first.specimenTypeId}, ${first.labContainerId}, ${call.now}, ${call.userId})
      returning specimen_id`);
    await insertWorks(call, specimenId, set);
    made.push(specimenId);
  }
  return made;
}

/** A work that waits for a new specimen continues with it; otherwise a work is inserted. */
async function insertWorks(call: Call, specimenId: number, set: readonly OrderedTest[]): Promise<void> {
  const rows = JSON.stringify(set);
  await call.tx.rows(sql`
    update lab_work w set specimen_id = ${specimenId}, lab_test_id = one."labTestId", is_two_step = one."isTwoStep", status_at = ${call.now},
      status_by = ${call.userId}
    from json_to_recordset(${rows}::json) as one ("labWorkId" bigint, "labTestId" bigint, "isTwoStep" boolean)
    where w.tenant_id = ${call.tenantId} and w.lab_work_id = one."labWorkId"`);
  await call.tx.rows(sql`
    insert into lab_work (tenant_id, hospital_id, clinical_order_id, encounter_id, lab_test_id, member_name, specimen_id, status_at, status_by,
      is_two_step)
    select ${call.tenantId}, ${call.hospital.hospitalId}, "orderId", "encounterId", "labTestId", "memberName", ${specimenId}, ${call.now},
      ${call.userId}, "isTwoStep"
    from json_to_recordset(${rows}::json) as one ("orderId" bigint, "encounterId" bigint, "labTestId" bigint, "memberName" text,
      "isTwoStep" boolean, "labWorkId" bigint)
    where "labWorkId" is null`);
}

/** A specimen held until the transaction ends; its name is its number. */
export interface LockedSpecimen extends StepRow<typeof specimenSteps> {
  readonly name: string;
  readonly patientId: number;
  readonly collectedAt: string | null;
  readonly rejectReason: (typeof rejectReasons)[number] | null;
}

/** The columns of `LockedSpecimen`. */
export const specimenColumns = sql`x.specimen_no as name, x.patient_id, x.collected_at, x.reject_reason`;

/** Locks specimens of the hospital. Refuses when one is missing. */
export function lockSpecimens(call: Call, specimenIds: readonly number[]): Promise<LockedSpecimen[]> {
  return lockRows(call, specimenSteps, specimenIds, specimenColumns);
}

/** The specimen of a number, first, with its aliquots. Refuses one that is not of this hospital (LB096). */
export async function findFamily(call: Call, specimenNo: string): Promise<number[]> {
  const rows = await call.tx.rows<{ specimenId: number }>(sql`
    select f.specimen_id from specimen s
    join specimen f on f.tenant_id = s.tenant_id and (f.specimen_id = s.specimen_id or f.parent_specimen_id = s.specimen_id)
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.specimen_no = ${specimenNo}
    order by f.specimen_id <> s.specimen_id, f.specimen_id`);
  if (rows.length === 0) refuse(laboratorySentences.specimenUnknown({ specimenNo }));
  return rows.map(({ specimenId }) => specimenId);
}

/** A work on a specimen. */
export interface SpecimenWork {
  readonly labWorkId: number;
  readonly orderId: number;
  readonly testName: string;
  readonly status: string;
  readonly orderStatus: string;
  readonly priority: string;
  readonly orderedAt: string;
  readonly stabilityHours: number | null;
}

/** The works on specimens that are not cancelled, in the order of their orders. */
export function readWorksOf(call: Call, specimenIds: readonly number[]): Promise<SpecimenWork[]> {
  return call.tx.rows<SpecimenWork>(sql`
    select w.lab_work_id, w.clinical_order_id as order_id, ${workName} as test_name, w.status, o.status as order_status,
      o.priority, g.ordered_at, t.stability_hours
    from lab_work w
    join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id and s.hospital_id = ${call.hospital.hospitalId}
    join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
    join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
    join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id
    where w.tenant_id = ${call.tenantId} and w.specimen_id = any(${[...specimenIds]}::bigint[]) and w.status <> 'Cancelled'
    order by w.clinical_order_id`);
}

/** Moves the works on specimens to a state; those that wait anew lose the specimen, also where it never arrived. */
export async function moveWorksOf(
  call: Call,
  specimenIds: readonly number[],
  status: 'Ready' | 'Waiting',
  reason: string | null = null,
): Promise<void> {
  await call.tx.rows(sql`
    update lab_work set status = ${status}, status_at = ${call.now}, status_by = ${call.userId}, status_reason = ${reason},
      specimen_id = case when ${status} = 'Ready' then specimen_id end, finished_at = null, finished_by = null,
      performed_by_provider = null, preliminary_at = null, preliminary_by = null, preliminary_of = null,
      repeat_no = repeat_no + (case when ${status} = 'Waiting' then 1 else 0 end)
    where tenant_id = ${call.tenantId} and specimen_id = any(${[...specimenIds]}::bigint[])
      and status not in ('Verified', 'Cancelled') and (status <> ${status} or ${status} = 'Waiting')`);
}
