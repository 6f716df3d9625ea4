// The SQL of rules that verify: their versions, what they need to know of a work, and what they found (LB046).
import type { getAutoVerifyRules, newAutoVerifyRule } from '@charaka/contract/diagnostics/quality/auto-verify';
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { AutoCondition, AutoValue } from '@charaka/rules/diagnostics/auto-verify';
import { NO_RANGE_FOR_AGE } from '@charaka/rules/diagnostics/reference-range';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { isLapsed } from '../../foundation/staff/registration.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { insertVersion, newestVersion, versioned } from '../../resource/versioned.ts';
import { workName } from '../laboratory/lab-rows.ts';
import type { RuleSigner } from '../laboratory/work-store.ts';

type Rules = OutputOf<typeof getAutoVerifyRules>;
type NewRule = z.output<typeof newAutoVerifyRule>;
/** A version as listed. */
export type ShownRule = Rules['rules'][number];

export const autoVerifyRules = versioned({
  table: 'auto_verify_rule',
  key: 'auto_verify_rule_id',
  number: 'version_no',
  by: 'signed_by',
  at: 'signed_at',
  isSame:
    'n.hospital_id = r.hospital_id and (n.lab_section_id = r.lab_section_id or n.lab_parameter_id = r.lab_parameter_id)',
  indexes: ['auto_verify_rule_of_section', 'auto_verify_rule_of_parameter'],
});

/** The newest version of each rule of the hospital, those that are on first. */
export function readRules(call: Call): Promise<ShownRule[]> {
  return call.tx.rows<ShownRule>(sql`
    select r.auto_verify_rule_id, r.lab_section_id, r.lab_parameter_id, r.is_on, r.low, r.high, r.age_from_years, r.age_to_years,
      r.control_hours, coalesce(p.lab_parameter_name, c.section_name) as of_name, r.version_no, u.name as signed_by_name, r.signed_at
    from auto_verify_rule r
    join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.signed_by
    left join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id
    left join lab_section c on c.tenant_id = r.tenant_id and c.lab_section_id = r.lab_section_id
    where ${newestVersion(call, autoVerifyRules)}
    order by r.is_on desc, lower(coalesce(p.lab_parameter_name, c.section_name))`);
}

/** The sections and parameters that rules can cover. */
export async function readRuled(call: Call): Promise<Pick<Rules, 'sections' | 'parameters'>> {
  const sections = await call.tx.rows<Rules['sections'][number]>(sql`
    select lab_section_id, section_name from lab_section
    where tenant_id = ${call.tenantId} and is_active order by lower(section_name)`);
  const parameters = await call.tx.rows<Rules['parameters'][number]>(sql`
    select lab_parameter_id, lab_parameter_name as parameter_name from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active order by lower(lab_parameter_name)`);
  return { sections, parameters };
}

/** Whether the section is in use, or the parameter is of the hospital. */
export async function hasSubject(call: Call, { labSectionId, labParameterId }: NewRule): Promise<boolean> {
  const found = await call.tx.row(sql`
    select lab_section_id as id from lab_section
    where tenant_id = ${call.tenantId} and is_active and lab_section_id = ${labSectionId ?? null}::bigint
    union all
    select lab_parameter_id from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId}
      and lab_parameter_id = ${labParameterId ?? null}::bigint`);
  return found !== undefined;
}

/** Writes the next version. */
export async function insertRule(call: Call, rule: NewRule): Promise<number> {
  const written = await insertVersion(
    call,
    autoVerifyRules,
    {
      hospital_id: call.hospital.hospitalId,
      lab_section_id: rule.labSectionId,
      lab_parameter_id: rule.labParameterId,
      is_on: rule.isOn,
      low: rule.low,
      high: rule.high,
      age_from_years: rule.ageFromYears,
      age_to_years: rule.ageToYears,
      control_hours: rule.controlHours,
    },
    qualitySentences.ruleChangedMeanwhile,
  );
  return written.id;
}

/** An active rule, with its signer and whether the signer may still sign. */
export interface SignedRule extends Omit<RuleSigner, 'staffId'> {
  readonly staffId: number | null;
  readonly labSectionId: number | null;
  readonly labParameterId: number | null;
  readonly isOn: boolean;
  readonly isSigned: boolean;
  readonly low: number | null;
  readonly high: number | null;
  readonly ageFromYears: number;
  readonly ageToYears: number;
  readonly controlHours: number;
}

/** The newest versions, whether on or off. */
export function readSignedRules(call: Call): Promise<SignedRule[]> {
  return call.tx.rows<SignedRule>(sql`
    select r.auto_verify_rule_id, r.lab_section_id, r.lab_parameter_id, r.is_on, r.low, r.high, r.age_from_years, r.age_to_years,
      r.control_hours, u.user_id, u.staff_id, u.name,
      u.is_active and s.registration_no is not null and not ${isLapsed(call)} as is_signed
    from auto_verify_rule r
    join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.signed_by
    left join staff s on s.tenant_id = u.tenant_id and s.staff_id = u.staff_id
    where ${newestVersion(call, autoVerifyRules)}`);
}

/** A value of a work with the data of its analyser and its controls. */
export type FoundValue = Omit<AutoValue, 'rule'> & { readonly labWorkId: number; readonly labParameterId: number };

/** The values of works that count. */
export function readFound(call: Call, labWorkIds: readonly number[]): Promise<FoundValue[]> {
  return call.tx.rows<FoundValue>(sql`
    select n.lab_work_id, n.lab_parameter_id, p.lab_parameter_name as parameter_name, n.source, n.value_text, n.comparator,
      n.number_value, n.flag, coalesce(n.range_text <> ${NO_RANGE_FOR_AGE}, false) as has_range, n.is_delta, n.remark, o.analyser_flag, o.analyser_comment,
      exists (select from analyser_message e cross join lateral jsonb_array_elements(e.findings) f
        where e.tenant_id = n.tenant_id and e.analyser_id = m.analyser_id and e.status in ('PartlyMatched', 'Unmatched')
          and f ->> 'outcome' = 'TakeBack' and f ->> 'specimenNo' = s.specimen_no
          and (f ->> 'labParameterId')::bigint = n.lab_parameter_id) as is_withdrawn,
      p.reportable_low, p.reportable_high,
      (select (extract(epoch from ${call.now}::timestamptz - max(q.ran_at)) / 3600)::double precision from qc_run q
        where q.tenant_id = m.tenant_id and q.analyser_id = m.analyser_id and q.lab_parameter_id = n.lab_parameter_id
          and q.verdict = 'InControl'
          and not exists (select from qc_exclusion x where x.tenant_id = q.tenant_id and x.qc_run_id = q.qc_run_id)) as control_hours,
      exists (select from qc_open_run k where k.tenant_id = m.tenant_id and k.analyser_id = m.analyser_id
        and k.lab_parameter_id = n.lab_parameter_id) as is_control_open
    from lab_result_now n
    join lab_result o on o.tenant_id = n.tenant_id and o.lab_result_id = n.lab_result_id
    join lab_parameter p on p.tenant_id = n.tenant_id and p.lab_parameter_id = n.lab_parameter_id
    join lab_work w on w.tenant_id = n.tenant_id and w.lab_work_id = n.lab_work_id
    left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
    left join analyser_message m on m.tenant_id = o.tenant_id and m.analyser_message_id = o.analyser_message_id
    where n.tenant_id = ${call.tenantId} and n.lab_work_id = any(${[...labWorkIds]}::bigint[]) and n.value_text is not null
    order by n.lab_work_id, n.lab_parameter_id`);
}

/** Stores the result of checking a work. */
export async function insertCheck(
  call: Call,
  labWorkId: number,
  isVerified: boolean,
  conditions: readonly AutoCondition[],
): Promise<void> {
  await call.tx.rows(sql`
    insert into auto_verify_check (tenant_id, hospital_id, lab_work_id, is_verified, conditions, checked_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${labWorkId}, ${isVerified}, ${JSON.stringify(conditions)}::jsonb, ${call.now})`);
}

/** The results of checking finished works by rules. */
export function autoVerifyChecks(call: Call): ListSource {
  return {
    select: sql`k.auto_verify_check_id, coalesce(s.specimen_no, '') as specimen_no, ${workName} as test_name, k.is_verified, k.checked_at,
      k.conditions`,
    from: sql`auto_verify_check k
      join lab_work w on w.tenant_id = k.tenant_id and w.lab_work_id = k.lab_work_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id`,
    where: sql`k.tenant_id = ${call.tenantId} and k.hospital_id = ${call.hospital.hospitalId}`,
    counted: sql`auto_verify_check k`,
    columns: {
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      testName: { sql: workName, kind: 'text' },
      isVerified: { sql: sql`k.is_verified`, kind: 'flag' },
      checkedAt: { sql: sql`k.checked_at`, kind: 'instant' },
    },
    tieBreak: sql`k.auto_verify_check_id desc`,
    defaultOrder: sql`k.auto_verify_check_id desc`,
  };
}
