// The SQL of protocols that add tests: their versions, the values they ask, and what they added (LB058).
import { qualitySentences } from '@charaka/contract/diagnostics/quality/quality-sentences';
import type { getReflexRules, newReflexRule, reasonsLeftOut } from '@charaka/contract/diagnostics/quality/reflex-rule';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { ReflexQuestion, ReflexValue } from '@charaka/rules/diagnostics/reflex-rule';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { insertVersion, newestVersion, versioned } from '../../resource/versioned.ts';
import { workName } from '../laboratory/lab-rows.ts';
import type { LockedWork } from '../laboratory/work-store.ts';

type Rules = OutputOf<typeof getReflexRules>;
type NewRule = z.output<typeof newReflexRule>;

export const reflexRules = versioned({
  table: 'reflex_rule',
  key: 'reflex_rule_id',
  number: 'version_no',
  by: 'signed_by',
  at: 'signed_at',
  isSame: 'n.hospital_id = r.hospital_id and n.lab_parameter_id = r.lab_parameter_id and n.lab_test_id = r.lab_test_id',
  indexes: ['reflex_rule_version'],
});

/** The newest version of each protocol of the hospital, those that are on first. */
export function readReflexRules(call: Call): Promise<Rules['rules'][number][]> {
  return call.tx.rows<Rules['rules'][number]>(sql`
    select r.reflex_rule_id, r.lab_parameter_id, r.asks_when, r.limit_value, r.lab_test_id, r.protocol_text, r.is_on,
      p.lab_parameter_name as parameter_name, c.charge_name as test_name, r.version_no, u.name as signed_by_name, r.signed_at
    from reflex_rule r
    join lab_parameter p on p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id
    join lab_test t on t.tenant_id = r.tenant_id and t.lab_test_id = r.lab_test_id
    join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
    join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.signed_by
    where ${newestVersion(call, reflexRules)}
    order by r.is_on desc, lower(p.lab_parameter_name), lower(c.charge_name)`);
}

/** The parameters that protocols can check, and the tests they can add. */
export async function readReflexSubjects(call: Call): Promise<Pick<Rules, 'parameters' | 'tests'>> {
  const parameters = await call.tx.rows<Rules['parameters'][number]>(sql`
    select lab_parameter_id, lab_parameter_name as parameter_name from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active order by lower(lab_parameter_name)`);
  const tests = await call.tx.rows<Rules['tests'][number]>(sql`
    select t.lab_test_id, c.charge_name as test_name from lab_test t
    join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id and c.is_active
    where t.tenant_id = ${call.tenantId} and t.hospital_id = ${call.hospital.hospitalId} and t.is_active order by lower(c.charge_name)`);
  return { parameters, tests };
}

/** Whether the added test measures the checked parameter; undefined for another hospital's parameter or test. */
export function findSubject(
  call: Call,
  { labParameterId, labTestId }: NewRule,
): Promise<{ isOfItself: boolean } | undefined> {
  return call.tx.row<{ isOfItself: boolean }>(sql`
    select exists (select from lab_test_parameter l where l.tenant_id = t.tenant_id and l.lab_test_id = t.lab_test_id
      and l.lab_parameter_id = p.lab_parameter_id and l.is_active) as is_of_itself
    from lab_test t
    join lab_parameter p on p.tenant_id = t.tenant_id and p.hospital_id = t.hospital_id and p.lab_parameter_id = ${labParameterId}
    where t.tenant_id = ${call.tenantId} and t.hospital_id = ${call.hospital.hospitalId} and t.lab_test_id = ${labTestId}`);
}

/** Writes the next version. */
export async function insertReflexRule(call: Call, rule: NewRule): Promise<number> {
  const written = await insertVersion(
    call,
    reflexRules,
    {
      hospital_id: call.hospital.hospitalId,
      lab_parameter_id: rule.labParameterId,
      asks_when: rule.asksWhen,
      limit_value: rule.limitValue,
      lab_test_id: rule.labTestId,
      protocol_text: rule.protocolText,
      is_on: rule.isOn,
    },
    qualitySentences.ruleChangedMeanwhile,
  );
  return written.id;
}

/** A verified value with a protocol that asks it. */
export interface ReflexCase extends ReflexQuestion, ReflexValue {
  readonly reflexRuleId: number;
  readonly labWorkId: number;
  readonly orderId: number;
  readonly chargeId: number;
  readonly protocolText: string;
  /** Confidential: the reflex order must not repeat the result (LB056). */
  readonly isConfidential: boolean;
  /** The test and its charge are still used. */
  readonly isInUse: boolean;
}

/** The cases of active protocols for works; without those for which they added their test before. */
export function readReflexCases(call: Call, works: readonly LockedWork[]): Promise<ReflexCase[]> {
  const labWorkIds = works.map(({ labWorkId }) => labWorkId);
  return call.tx.rows<ReflexCase>(sql`
    select r.reflex_rule_id, r.asks_when, r.limit_value, r.protocol_text, w.lab_work_id, w.clinical_order_id as order_id,
      n.number_value, n.comparator, n.flag, t.charge_id, t.is_active and c.is_active as is_in_use, cause.is_confidential
    from lab_result_now n
    join lab_work w on w.tenant_id = n.tenant_id and w.lab_work_id = n.lab_work_id
    join lab_test cause on cause.tenant_id = w.tenant_id and cause.lab_test_id = w.lab_test_id
    join reflex_rule r on r.tenant_id = n.tenant_id and r.lab_parameter_id = n.lab_parameter_id and r.is_on
    join lab_test t on t.tenant_id = r.tenant_id and t.lab_test_id = r.lab_test_id
    join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
    where ${newestVersion(call, reflexRules)} and n.lab_work_id = any(${labWorkIds}::bigint[])
      and not exists (select from reflex_order k
        join reflex_rule b on b.tenant_id = k.tenant_id and b.reflex_rule_id = k.reflex_rule_id and b.lab_test_id = r.lab_test_id
        where k.tenant_id = w.tenant_id and k.lab_work_id = w.lab_work_id and k.clinical_order_id is not null)
    order by w.clinical_order_id, r.reflex_rule_id`);
}

/** Stores the result of a protocol for a work. */
export async function insertReflexOrder(
  call: Call,
  { reflexRuleId, labWorkId }: Pick<ReflexCase, 'reflexRuleId' | 'labWorkId'>,
  made: { readonly orderId: number } | { readonly leftOut: (typeof reasonsLeftOut)[number] },
): Promise<void> {
  await call.tx.rows(sql`
    insert into reflex_order (tenant_id, hospital_id, reflex_rule_id, lab_work_id, clinical_order_id, left_out, added_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${reflexRuleId}, ${labWorkId},
      ${'orderId' in made ? made.orderId : null}, ${'leftOut' in made ? made.leftOut : null}, ${call.now})`);
}

/** The results of protocols. */
export function reflexOrders(call: Call): ListSource {
  return {
    select: sql`k.reflex_order_id, coalesce(s.specimen_no, '') as specimen_no, ${workName} as cause_name, c.charge_name as test_name,
      k.left_out, k.added_at`,
    from: sql`reflex_order k
      join reflex_rule r on r.tenant_id = k.tenant_id and r.reflex_rule_id = k.reflex_rule_id
      join lab_test t on t.tenant_id = r.tenant_id and t.lab_test_id = r.lab_test_id
      join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
      join lab_work w on w.tenant_id = k.tenant_id and w.lab_work_id = k.lab_work_id
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id`,
    where: sql`k.tenant_id = ${call.tenantId} and k.hospital_id = ${call.hospital.hospitalId}`,
    counted: sql`reflex_order k`,
    columns: {
      specimenNo: { sql: sql`s.specimen_no`, kind: 'text' },
      causeName: { sql: workName, kind: 'text' },
      testName: { sql: sql`c.charge_name`, kind: 'text' },
      leftOut: { sql: sql`k.left_out`, kind: 'text' },
      addedAt: { sql: sql`k.added_at`, kind: 'instant' },
    },
    tieBreak: sql`k.reflex_order_id desc`,
    defaultOrder: sql`k.added_at desc`,
  };
}
