// Fills the laboratory of the bench: verified results of five years, specimens that wait, and works at the bench and before the pathologist.
import type pg from 'pg';

/** The size of the filling, and the ids of the scene. */
export interface Filling {
  readonly tenantId: number;
  readonly results: number;
  /** Of the urine test and of the one with many parameters. */
  readonly shortTestId: number;
  readonly longTestId: number;
}

/** Each specimen has five results; a patient has twenty specimens in five years, the first patient one each month with twenty results. */
const RESULTS_OF_SPECIMEN = 5;
const SPECIMENS_OF_PATIENT = 20;
/** Beside the old ones: works with every value for the bench, works to be verified, and labels that wait. */
const OPEN_WORKS = 100;
const TO_VERIFY = 1200;
const TO_COLLECT = 300;
const FIRST = 1_000_000;

const patients = `insert into patient (tenant_id, patient_id, hospital_id, salutation, first_name, last_name, sex, birth_date, nationality,
    contact_no, address_line_one, country_id, state_id, city, created_by)
  select $1, ${FIRST} + n, 1, 'Mrs.', 'Asha', 'Bench ' || n, 'F', '1990-05-01', 'Indian', '97' || lpad(n::text, 8, '0'), '1 Test Road',
    (select min(country_id) from state), (select min(state_id) from state), 'Pune', 2
  from generate_series(1, $2::int / ${SPECIMENS_OF_PATIENT}) n`;

/** The facts of each number: patient and time of the specimen, its test, and its state. */
const numbers = `create temp table filled on commit preserve rows as
   select ${FIRST} + n as id, ${FIRST} + 1 + (n - 1) % ($2::int / ${SPECIMENS_OF_PATIENT}) as patient_id, n,
     case when n <= ${OPEN_WORKS} then 'Entered' when n <= ${OPEN_WORKS + TO_VERIFY} then 'Checked'
       when n <= ${OPEN_WORKS + TO_VERIFY + TO_COLLECT} then 'Waiting' else 'Verified' end as status,
     case when n <= ${OPEN_WORKS + TO_VERIFY + TO_COLLECT} then now() - make_interval(mins => 30 + (n % 600)::int)
       else now() - make_interval(days => 1 + (n::bigint * 1826 / $2::int)::int, mins => (n % 1440)::int) end as at,
     case when n <= ${OPEN_WORKS / 2} or n > ${OPEN_WORKS} then $3::bigint else $4::bigint end as lab_test_id
   from generate_series(1, $2::int) n where $1::int > 0`;

/** Specimens that were just received and wait for an analyser. */
const ready = `create temp table filled on commit preserve rows as
   select ${FIRST} + n as id, ${FIRST} + 1 + (n - 1) % ($2::int / ${SPECIMENS_OF_PATIENT}) as patient_id, n, 'Ready' as status,
     now() - interval '1 hour' as at, $3::bigint as lab_test_id
   from generate_series(1, $2::int) n where $1::int > 0`;

/** One visit, one signature, one order, one specimen and one work for each number, all with the same id. */
const spine: readonly string[] = [
  `insert into encounter (tenant_id, encounter_id, hospital_id, encounter_class, patient_id, opened_at) overriding system value
   select $1, id, 1, 'Direct', patient_id, at from filled`,
  `insert into order_group (tenant_id, order_group_id, hospital_id, fin_year, group_no, encounter_id, ordered_by, ordered_at, entered_by,
     is_verbal) overriding system value
   select $1, id, 1, '2026-2027', id, id, 1, at, 2, false from filled`,
  `insert into clinical_order (tenant_id, clinical_order_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind,
     charge_id, order_name, quantity_thousandths, priority, order_for, status, status_at, status_by, result_summary, verified_by,
     acknowledged_by, acknowledged_at) overriding system value
   select $1, f.id, 1, f.id, 1, f.id, f.patient_id, 'Investigation', t.charge_id, 'Test ' || f.n % 20, 1000,
     (array['Routine', 'Routine', 'Routine', 'Urgent', 'Stat'])[1 + f.n % 5], f.at,
     case f.status when 'Waiting' then 'Ordered' when 'Ready' then 'InProgress' when 'Entered' then 'InProgress' when 'Checked' then 'Done' else 'Verified' end, f.at, 2,
     case when f.status in ('Checked', 'Verified') then 'Normal' end, case when f.status = 'Verified' then 1 end,
     case when f.status = 'Verified' then 2 end, case when f.status = 'Verified' then f.at end
   from filled f join lab_test t on t.tenant_id = $1 and t.lab_test_id = f.lab_test_id`,
  `insert into specimen (tenant_id, specimen_id, hospital_id, specimen_no, encounter_id, patient_id, specimen_type_id, lab_container_id,
     status, labelled_at, labelled_by, collected_at, collected_by, identified_by, received_at, received_by) overriding system value
   select $1, f.id, 1, '9' || lpad(f.id::text, 11, '0'), f.id, f.patient_id, t.specimen_type_id, t.lab_container_id, 'Received', f.at, 2,
     f.at, 2, 'Wristband', f.at, 2
   from filled f join lab_test t on t.tenant_id = $1 and t.lab_test_id = f.lab_test_id where f.status <> 'Waiting'`,
  `insert into lab_work (tenant_id, lab_work_id, hospital_id, clinical_order_id, encounter_id, lab_test_id, specimen_id, status, status_at,
     status_by, is_two_step, finished_at, finished_by, verified_at, verified_by) overriding system value
   select $1, id, 1, id, id, lab_test_id, id, status, at, 2, true, case when status in ('Checked', 'Verified') then at end,
     case when status in ('Checked', 'Verified') then 2 end, case when status = 'Verified' then at end,
     case when status = 'Verified' then 1 end
   from filled where status <> 'Waiting'`,
];

/** Old works have five values each, by turns of twenty parameters; the first patient has all twenty each time, open works every value. */
const results = `insert into lab_result (tenant_id, lab_work_id, lab_parameter_id, version_no, repeat_no, number_value, value_text, unit,
    range_text, flag, source, entered_by, entered_at)
  select $1, f.id, p.lab_parameter_id, 1, 0, 100 + f.n % 50, (100 + f.n % 50)::text, p.shown_unit, '70 - 140',
    case when f.n % 7 = 0 and f.status = 'Verified' then 'H' else 'N' end, 'Typed', 2, f.at
  from filled f
  join lateral (
    select l.lab_parameter_id, row_number() over (order by l.sequence_no) - 1 as place from lab_test_parameter l
    where l.tenant_id = $1 and l.lab_test_id = case when f.status = 'Verified' then $2::bigint else f.lab_test_id end) l
    on f.status <> 'Verified' or l.place / ${RESULTS_OF_SPECIMEN} = f.n / 7 % 4 or (f.patient_id = ${FIRST} + 1 and l.place < 20)
  join lab_parameter p on p.tenant_id = $1 and p.lab_parameter_id = l.lab_parameter_id
  where f.status <> 'Waiting' and p.value_type <> 'Formula'`;

const reports = `insert into lab_report (tenant_id, hospital_id, fin_year, report_no, version_no, encounter_id, patient_id, order_group_id,
    lab_section_id, status, verified_by, verified_at, content, content_sha256)
  select $1, 1, '2025-2026', f.n, 1, f.id, f.patient_id, f.id, t.lab_section_id, 'Final', 1, f.at, c.content,
    encode(sha256(c.content::bytea), 'hex')
  from filled f join lab_test t on t.tenant_id = $1 and t.lab_test_id = f.lab_test_id
  cross join lateral (select json_build_object('tests', json_build_array(json_build_object('testName', 'Test ' || f.n % 20,
    'values', (select coalesce(json_agg(json_build_object('flag', r.flag)), '[]') from lab_result r
      where r.tenant_id = $1 and r.lab_work_id = f.id))))::text as content) c
  where f.status = 'Verified'`;

/** The patient with five years of twenty parameters. */
export const watchedPatientId = FIRST + 1;

async function fillSpine(
  owner: pg.Client,
  tenantId: number,
  specimens: number,
  made: () => Promise<unknown>,
): Promise<void> {
  await owner.query('set session_replication_role = replica');
  await owner.query(patients, [tenantId, specimens]);
  await made();
  for (const statement of spine) await owner.query(statement, [tenantId]);
  await owner.query('create index on filled (id)');
  await owner.query('analyze filled');
  await owner.query('analyze lab_work, lab_test_parameter, lab_parameter');
}

async function endFilling(owner: pg.Client): Promise<void> {
  await owner.query('reset session_replication_role');
  await owner.query('drop table filled');
  for (const table of ['encounter', 'order_group', 'clinical_order', 'specimen', 'lab_work'])
    await owner.query(
      `select setval(pg_get_serial_sequence('${table}', '${table}_id'), (select max(${table}_id) from ${table}) + 1)`,
    );
  await owner.query('vacuum (analyze)');
}

/** Fills everything in a minute or two. */
export async function fillLaboratory(owner: pg.Client, filling: Filling): Promise<void> {
  const { tenantId, shortTestId, longTestId } = filling;
  const specimens = Math.ceil(filling.results / RESULTS_OF_SPECIMEN);
  await fillSpine(owner, tenantId, specimens, () =>
    owner.query(numbers, [tenantId, specimens, shortTestId, longTestId]),
  );
  await owner.query(results, [tenantId, longTestId]);
  await owner.query('analyze lab_result');
  await owner.query(reports, [tenantId]);
  await endFilling(owner);
}

/** Fills specimens of one test that wait for an analyser; answers their numbers. */
export async function fillReady(
  owner: pg.Client,
  tenantId: number,
  howMany: number,
  labTestId: number,
): Promise<string[]> {
  const specimens = Math.max(howMany, SPECIMENS_OF_PATIENT);
  await fillSpine(owner, tenantId, specimens, () => owner.query(ready, [tenantId, specimens, labTestId]));
  await endFilling(owner);
  const { rows } = await owner.query<{ no: string }>(
    'select specimen_no as no from specimen where tenant_id = $1 order by specimen_id limit $2',
    [tenantId, howMany],
  );
  return rows.map(({ no }) => no);
}
