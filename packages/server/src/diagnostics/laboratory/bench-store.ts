// The SQL of the bench: what waits by section and test, a page of works of one test, and where a scanned specimen is (laboratory, section 3).
import type { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql, { join, type Sql } from 'sql-template-tag';
import { urgency } from '../../clinic/order/urgency.ts';
import type { Call } from '../../kernel/handler.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { isWorkReadable, type ReaderCall } from './confidence.ts';
import { workName, workTables } from './lab-rows.ts';

type Bench = OutputOf<typeof getBench>;
type Work = Bench['works'][number];
type Filters = Omit<ParsedOf<typeof getBench>, 'pageNumber' | 'labTestId'>;
/** A work as it is read, before its values. */
type Opened = Born<Omit<Work, 'cells' | 'notes' | 'ranges' | 'notCalculated' | 'dueAt'>> & {
  readonly receivedAt: string;
};

/** So many works are on a page of the grid. */
export const BENCH_PAGE = 50;

/** Works that are measured in values, with their tests. */
export const measuredWorks: Sql = sql`lab_work w
  join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and t.test_kind = 'Measured'`;

/** Work `w` is to be measured in the caller's hospital. */
export const isAtBench = (call: Pick<Call, 'tenantId' | 'hospital'> & ReaderCall): Sql =>
  sql`w.tenant_id = ${call.tenantId} and w.hospital_id = ${call.hospital.hospitalId} and w.status in ('Ready', 'Entered')
    and ${isWorkReadable(call)}`;

function isShown(call: Call, { labSectionId, analyserId, status, days }: Filters): Sql {
  const conditions = [isAtBench(call)];
  if (labSectionId) conditions.push(sql`t.lab_section_id = ${labSectionId}`);
  if (status) conditions.push(sql`w.status = ${status}`);
  if (analyserId)
    conditions.push(sql`exists (select from lab_test_parameter l
      join analyser a on a.tenant_id = l.tenant_id and a.analyser_id = ${analyserId} and a.hospital_id = w.hospital_id
      cross join lateral jsonb_array_elements(a.map) m
      where l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id and l.is_active
        and (m ->> 'labParameterId')::bigint = l.lab_parameter_id)`);
  if (days)
    conditions.push(sql`exists (select from specimen r where r.tenant_id = w.tenant_id and r.specimen_id = w.specimen_id
      and r.received_at > ${call.now}::timestamptz - make_interval(days => ${days}))`);
  return join(conditions, ' and ');
}

/** The tests with open works, what waits longest first. */
export function readWaitingTests(call: Call, filters: Filters): Promise<Bench['tests']> {
  return call.tx.rows<Bench['tests'][number]>(sql`
    select w.lab_test_id, max(c.charge_name) as test_name, s.lab_section_id, s.section_name, count(*)::integer as open_count
    from ${measuredWorks}
    join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
    join lab_section s on s.tenant_id = t.tenant_id and s.lab_section_id = t.lab_section_id
    where ${isShown(call, filters)}
    group by w.lab_test_id, s.lab_section_id, s.section_name order by min(w.status_at), w.lab_test_id`);
}

/** The analysers of the hospital. */
export function readBenchAnalysers(call: Call): Promise<Bench['analysers']> {
  return call.tx.rows<Bench['analysers'][number]>(sql`
    select analyser_id, analyser_name from analyser
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active order by analyser_name`);
}

/** A page of the open works of a test, the most urgent first. */
export function readBenchWorks(
  call: Call,
  filters: Filters,
  { labTestId, pageNumber }: { readonly labTestId: number; readonly pageNumber: number },
): Promise<Opened[]> {
  return call.tx.rows<Opened>(sql`
    select w.lab_work_id, ${ofEncounter.select}, s.specimen_no, w.status, w.repeat_no, w.status_reason, ${workName} as test_names,
      o.priority, g.ordered_at, s.received_at
    from ${measuredWorks}
    ${workTables}
    ${ofEncounter.joins}
    where ${isShown(call, filters)} and w.lab_test_id = ${labTestId}
    order by ${urgency}, w.lab_work_id limit ${BENCH_PAGE} offset ${(pageNumber - 1) * BENCH_PAGE}`);
}

/** The place of a specimen at the bench: in the given test, if it has one, else in that of its first work. */
export function findAtBench(
  call: Call,
  specimenNo: string,
  labTestId: number | null,
): Promise<{ labTestId: number; labWorkId: number; pageNumber: number } | undefined> {
  return call.tx.row(sql`
    select one.lab_test_id, one.lab_work_id, (one.place - 1) / ${BENCH_PAGE}::integer + 1 as page_number
    from (
      select w.lab_test_id, w.lab_work_id, w.specimen_id,
        row_number() over (partition by w.lab_test_id order by ${urgency}, w.lab_work_id)::integer as place
      from ${measuredWorks}
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      where ${isAtBench(call)}
    ) one
    join specimen s on s.tenant_id = ${call.tenantId} and s.specimen_id = one.specimen_id and s.specimen_no = ${specimenNo}
    order by (one.lab_test_id = ${labTestId ?? 0}) desc, one.lab_work_id limit 1`);
}
