// The demo's laboratory, figure by figure: its catalogue, analysers, controls, specimens in every state, cultures and tissue.
import { plainPlaces } from '@charaka/rules/diagnostics/analyser-place';
import { isLoincCode } from '@charaka/rules/diagnostics/loinc';
import { expect, it } from 'vitest';
import { FULL_HISTORY_DAYS, SHORT_HISTORY_DAYS } from '../../../db/seed/demo-part.ts';
import { useSeededDemo } from '../../../test-support/server/seeded-demo.ts';
import { hashOf, readingOf, textOf } from '../analyser/read-message.ts';

const { rows, count } = useSeededDemo();

it('each hospital has 60 tests, 12 panels and urine routine, codes that are LOINC, and a range for each number (LB001, LB002)', async () => {
  const hospitals = await rows<{ panels: number; tests: number }>(`
    select count(*) filter (where parameters > 1) as panels, count(*) filter (where parameters < 2) as tests
    from (select t.tenant_id, t.hospital_id, count(l.lab_parameter_id) as parameters from lab_test t
      join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id and c.charge_code like 'LAB-%'
      left join lab_test_parameter l on l.tenant_id = t.tenant_id and l.lab_test_id = t.lab_test_id
      group by t.tenant_id, t.hospital_id, t.lab_test_id) one
    group by tenant_id, hospital_id`);
  expect(hospitals).toEqual(Array.from({ length: 3 }, () => ({ panels: 13, tests: 60 })));
  const codes = await rows<{ code: string }>(
    'select distinct loinc_code as code from lab_parameter where loinc_code is not null',
  );
  expect(codes.length).toBeGreaterThan(75);
  expect(codes.filter(({ code }) => !isLoincCode(code))).toEqual([]);
  const unjudged = await rows(`
    select p.code from lab_parameter p where p.value_type = 'Number'
      and not exists (select from reference_range r where r.tenant_id = p.tenant_id and r.lab_parameter_id = p.lab_parameter_id)`);
  expect(unjudged).toEqual([]);
});

it('three analysers have 14 days of controls: one refused by 1-3s with an action, one by 2-2s that waits (LB074, LB076)', async () => {
  const analysers = await rows<{ name: string; days: number }>(`
    select a.analyser_name as name, count(distinct r.ran_at::date) as days from analyser a
    join qc_run r on r.tenant_id = a.tenant_id and r.analyser_id = a.analyser_id group by 1 order by 1`);
  expect(analysers.map(({ name }) => name)).toEqual([
    'Cell counter (simulated)',
    'Chemistry analyser (simulated)',
    'Clotting analyser (simulated)',
  ]);
  for (const { days } of analysers) expect(days).toBeGreaterThanOrEqual(14);
  const refused = await rows(`
    select r.rules, a.qc_action_id is not null as is_acted from qc_run r
    left join qc_action a on a.tenant_id = r.tenant_id and a.qc_run_id = r.qc_run_id where r.verdict = 'OutOfControl' order by r.ran_at`);
  expect(refused).toEqual([
    { rules: ['1-3s'], is_acted: true },
    { rules: ['2-2s'], is_acted: false },
  ]);
});

it('specimens are in every state, as many for each day as 3,000 in ninety; 40 are wanted at once, 12 refused, 9 critical, 25 reports amended (LB020, LB044, LB049)', async () => {
  const ofTenant = 'specimen where tenant_id = 1';
  expect(await count(ofTenant)).toBeGreaterThan((3000 / FULL_HISTORY_DAYS) * SHORT_HISTORY_DAYS);
  for (const status of ['Labelled', 'Collected', 'Received'])
    expect(await count(`${ofTenant} and status = '${status}'`), status).toBeGreaterThan(0);
  expect(await count(`${ofTenant} and status = 'Rejected'`)).toBe(12);
  for (const status of ['Waiting', 'Ready', 'Sent', 'Entered', 'Checked', 'Verified'])
    expect(await count(`lab_work where tenant_id = 1 and status = '${status}'`), status).toBeGreaterThan(0);
  const stat = `lab_work join clinical_order using (tenant_id, clinical_order_id) where tenant_id = 1 and priority = 'Stat'`;
  expect(await count(stat)).toBeGreaterThanOrEqual(40);
  const critical = `select count(distinct w.lab_work_id) as works, count(distinct c.lab_work_id) as told from lab_work w
    join lab_result r on r.tenant_id = w.tenant_id and r.lab_work_id = w.lab_work_id and r.flag in ('LL', 'HH', 'AA')
    left join critical_call c on c.tenant_id = w.tenant_id and c.lab_work_id = w.lab_work_id where w.tenant_id = 1`;
  expect(await rows(critical)).toEqual([{ works: 9, told: 7 }]);
  expect(await count(`lab_report where tenant_id = 1 and status = 'Amended'`)).toBe(25);
  const same = await rows(`
    select r.lab_work_id from lab_result r join lab_result before on before.tenant_id = r.tenant_id and before.lab_work_id = r.lab_work_id
      and before.lab_parameter_id = r.lab_parameter_id and before.version_no = r.version_no - 1
    where r.value_text = before.value_text`);
  expect(same).toEqual([]);
});

it('thirty cultures have an antibiogram, and fifteen reports of tissue and cells are under way or signed (LB060, LB066)', async () => {
  const tested =
    'isolate i where tenant_id = 1 and exists (select from susceptibility where isolate_id = i.isolate_id)';
  expect(await count(tested)).toBeGreaterThanOrEqual(30);
  const told = `lab_work join lab_test using (tenant_id, lab_test_id) where tenant_id = 1 and test_kind = 'Narrative'`;
  expect(await count(told)).toBeGreaterThanOrEqual(15);
  const early = await rows(`
    select w.lab_work_id from lab_work w join lab_test t using (tenant_id, lab_test_id) join specimen s using (tenant_id, specimen_id)
    where t.test_kind <> 'Measured' and w.verified_at < s.collected_at + interval '1 day'`);
  expect(early).toEqual([]);
  expect(await count('third_party_provider where tenant_id = 1')).toBe(2);
});

it('the blood of a patient has the group of the record, and what is confidential stands on a report marked so (LB056)', async () => {
  const other = await rows(`
    select p.patient_id from lab_result r join lab_parameter a on a.tenant_id = r.tenant_id and a.lab_parameter_id = r.lab_parameter_id and a.code = 'ABO'
    join lab_work w on w.tenant_id = r.tenant_id and w.lab_work_id = r.lab_work_id
    join encounter e on e.tenant_id = w.tenant_id and e.encounter_id = w.encounter_id
    join patient p on p.tenant_id = e.tenant_id and p.patient_id = e.patient_id
    where r.value_text <> coalesce(rtrim(p.blood_group, '+-'), r.value_text)`);
  expect(other).toEqual([]);
  const groups = `lab_result r join lab_parameter a using (tenant_id, lab_parameter_id) where a.code = 'ABO'`;
  expect(await count(groups)).toBeGreaterThan(0);
  const open = await rows(`
    select r.lab_report_id from lab_report r, jsonb_array_elements(r.content::jsonb -> 'tests') one
    where one ->> 'testName' = 'HIV Screening' and not r.is_confidential`);
  expect(open).toEqual([]);
});

it('analysers have sent what stands at their works word for word; one message was refused with a reason, one waits for its specimen, one came twice (LB084, LB086)', async () => {
  const statuses = await rows(`select status, count(*) from analyser_message group by 1 order by 1`);
  expect(statuses).toEqual([
    { status: 'Duplicate', count: 1 },
    { status: 'Matched', count: 24 },
    { status: 'Refused', count: 1 },
    { status: 'Unmatched', count: 1 },
  ]);
  const sent = await rows<{ protocol: string; bytes: Buffer; sha: string; findings: { code: string }[] }>(`
    select a.protocol, m.raw_bytes as bytes, m.sha256 as sha, m.findings from analyser_message m join analyser a using (tenant_id, analyser_id)`);
  for (const { protocol, bytes, sha, findings } of sent) {
    const speech = { ...plainPlaces, protocol, characterSet: 'utf-8' };
    const reading = readingOf(speech, textOf(speech, bytes));
    expect(hashOf(speech, bytes)).toBe(sha);
    const codes = 'samples' in reading ? reading.samples.flatMap(({ lines }) => lines.map(({ code }) => code)) : [];
    expect(codes.length).toBeGreaterThan(0);
    if (findings.length > 0) expect(findings.map(({ code }) => code)).toEqual(codes);
  }
  const lines = await rows(`
    select m.analyser_message_id from analyser_message m where m.status = 'Matched' and jsonb_array_length(m.findings) <> (
      select count(*) from lab_result r join lab_work w using (tenant_id, lab_work_id) join specimen s using (tenant_id, specimen_id)
      where r.tenant_id = m.tenant_id and r.analyser_message_id = m.analyser_message_id and r.source = 'Analyser'
        and s.specimen_no = m.findings -> 0 ->> 'specimenNo')`);
  expect(lines).toEqual([]);
  const waiting = `analyser_message m where status = 'Unmatched'
    and not exists (select from specimen s where s.tenant_id = m.tenant_id and s.specimen_no = m.findings -> 0 ->> 'specimenNo')`;
  expect(await count(waiting)).toBe(1);
  expect(
    await count(`analyser_message where status = 'Refused' and resolve_reason <> '' and resolved_by is not null`),
  ).toBe(1);
});
