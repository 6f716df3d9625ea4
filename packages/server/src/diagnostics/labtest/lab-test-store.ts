// The SQL of laboratory tests: listed, read with their parameters, locked, added, changed, deactivated.

import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import type { addLabTest, getLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { labParameterStore } from './lab-parameter-store.ts';

/** A stored test, with its parameters in order. */
type LabTest = Omit<OutputOf<typeof getLabTest>['labTest'], 'version'>;
type LabTestInput = ParsedOf<typeof addLabTest>['labTest'];

/** How a refusal and the audit call a test. */
export const editedLabTest = { table: 'lab_test', wrapper: 'labTest', noun: labParameterSentences.labTest } as const;

const missing = labParameterSentences.labTestDoesNotExist;
const kept = sql`t.lab_test_id, t.charge_id, t.lab_section_id, t.specimen_type_id, t.lab_container_id, t.method_name,
  t.stability_hours, t.fasting_hours, t.is_confidential, t.loinc_code, t.is_in_scope, t.min_volume_ml, t.print_order,
  t.has_own_page, t.test_kind, t.narrative_template_id, t.is_active, coalesce((
    select jsonb_agg(jsonb_build_object('labParameterId', l.lab_parameter_id, 'isMandatory', l.is_mandatory) order by l.sequence_no)
    from lab_test_parameter l where l.tenant_id = t.tenant_id and l.lab_test_id = t.lab_test_id and l.is_active), '[]') as lines`;

const ofHospital = (call: Call, labTestId: number) => sql`t.tenant_id = ${call.tenantId}
  and t.hospital_id = ${call.hospital.hospitalId} and t.lab_test_id = ${labTestId}`;

/** Tests of the hospital by the names of their charges. */
export function labTestList({ tenantId, hospital }: Call): ListSource {
  return {
    select: sql`t.lab_test_id, c.charge_code, c.charge_name, s.section_name, y.specimen_name, k.container_name, t.test_kind,
      t.loinc_code, t.is_in_scope, t.print_order,
      (select count(*)::integer from lab_test_parameter l
        where l.tenant_id = t.tenant_id and l.lab_test_id = t.lab_test_id and l.is_active) as parameter_count, t.is_active`,
    from: sql`lab_test t
      join charge c on c.tenant_id = t.tenant_id and c.charge_id = t.charge_id
      join lab_section s on s.tenant_id = t.tenant_id and s.lab_section_id = t.lab_section_id
      join specimen_type y on y.tenant_id = t.tenant_id and y.specimen_type_id = t.specimen_type_id
      join lab_container k on k.tenant_id = t.tenant_id and k.lab_container_id = t.lab_container_id`,
    where: sql`t.tenant_id = ${tenantId} and t.hospital_id = ${hospital.hospitalId}`,
    columns: {
      labTestId: { sql: sql`t.lab_test_id`, kind: 'number', isNeverNull: true },
      chargeCode: { sql: sql`c.charge_code`, kind: 'text' },
      chargeName: { sql: sql`c.charge_name`, kind: 'text' },
      sectionName: { sql: sql`s.section_name`, kind: 'text' },
      specimenName: { sql: sql`y.specimen_name`, kind: 'text' },
      containerName: { sql: sql`k.container_name`, kind: 'text' },
      loincCode: { sql: sql`t.loinc_code`, kind: 'text' },
      isInScope: { sql: sql`t.is_in_scope`, kind: 'flag' },
      printOrder: { sql: sql`t.print_order`, kind: 'number' },
      isActive: { sql: sql`t.is_active`, kind: 'flag' },
    },
    tieBreak: sql`t.lab_test_id`,
    defaultOrder: sql`lower(c.charge_name)`,
  };
}

/** One test of the hospital. Refuses any other. */
export function findLabTest(call: Call, labTestId: number): Promise<LabTest> {
  return call.tx.one<LabTest>(sql`select ${kept} from lab_test t where ${ofHospital(call, labTestId)}`, missing);
}

/** As `findLabTest`, held until the transaction ends. */
export function lockLabTest(call: Call, labTestId: number): Promise<LabTest> {
  return call.tx.one<LabTest>(
    sql`select ${kept} from lab_test t where ${ofHospital(call, labTestId)} for update`,
    missing,
  );
}

const templateOf = ({ testKind, narrativeTemplateId }: LabTestInput) =>
  testKind === 'Narrative' ? (narrativeTemplateId ?? null) : null;

/** Adds a test. Refuses a charge that has one in use (LB001). */
export async function insertLabTest(call: Call, one: LabTestInput): Promise<LabTest> {
  const { labTestId } = await refusingTwice(
    call.tx.one<{ labTestId: number }>(
      sql`insert into lab_test (tenant_id, hospital_id, charge_id, lab_section_id, specimen_type_id, lab_container_id,
          method_name, stability_hours, fasting_hours, is_confidential, loinc_code, is_in_scope, min_volume_ml, print_order,
          has_own_page, test_kind,
          narrative_template_id, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${one.chargeId}, ${one.labSectionId}, ${one.specimenTypeId},
          ${one.labContainerId}, ${one.methodName || null}, ${one.stabilityHours ?? null}, ${one.fastingHours ?? null},
          ${one.isConfidential}, ${one.loincCode || null}, ${one.isInScope ?? false}, ${one.minVolumeMl ?? null},
          ${one.printOrder ?? null}, ${one.hasOwnPage ?? false}, ${one.testKind ?? 'Measured'},
          ${templateOf(one)}, ${one.isActive ?? true})
        returning lab_test_id`,
      kernelSentences.nothingAdded,
    ),
  );
  await writeLines(call, labTestId, one.lines);
  return findLabTest(call, labTestId);
}

/** Replaces the fields of a test; it stays active or inactive unless the caller sets it. */
export async function replaceLabTest(call: Call, labTestId: number, one: LabTestInput): Promise<LabTest> {
  await refusingTwice(
    call.tx.one<{ labTestId: number }>(
      sql`update lab_test t set charge_id = ${one.chargeId}, lab_section_id = ${one.labSectionId},
          specimen_type_id = ${one.specimenTypeId}, lab_container_id = ${one.labContainerId},
          method_name = ${one.methodName || null}, stability_hours = ${one.stabilityHours ?? null},
          fasting_hours = ${one.fastingHours ?? null}, is_confidential = ${one.isConfidential},
          loinc_code = ${one.loincCode || null}, is_in_scope = ${one.isInScope ?? false}, min_volume_ml = ${one.minVolumeMl ?? null},
          print_order = ${one.printOrder ?? null}, has_own_page = ${one.hasOwnPage ?? false},
          test_kind = ${one.testKind ?? 'Measured'}, narrative_template_id = ${templateOf(one)}, changed_at = ${call.now},
          is_active = coalesce(${one.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, labTestId)} returning lab_test_id`,
      missing,
    ),
  );
  await writeLines(call, labTestId, one.lines);
  return findLabTest(call, labTestId);
}

/** Removed lines are deactivated; they stay for values measured by them. */
async function writeLines(call: Call, labTestId: number, lines: LabTestInput['lines']): Promise<void> {
  const numbered = JSON.stringify(lines.map((line, index) => ({ ...line, sequenceNo: index + 1 })));
  await call.tx.rows(sql`
    update lab_test_parameter set is_active = false where tenant_id = ${call.tenantId} and lab_test_id = ${labTestId} and is_active`);
  const written = await call.tx.rows(sql`
    insert into lab_test_parameter (tenant_id, lab_test_id, lab_parameter_id, sequence_no, is_mandatory)
    select ${call.tenantId}, ${labTestId}, p.lab_parameter_id, "sequenceNo", "isMandatory"
    from json_to_recordset(${numbered}::json) as line ("labParameterId" bigint, "sequenceNo" integer, "isMandatory" boolean)
    join lab_parameter p on p.tenant_id = ${call.tenantId} and p.hospital_id = ${call.hospital.hospitalId}
      and p.lab_parameter_id = "labParameterId"
    on conflict (tenant_id, lab_test_id, lab_parameter_id) do update
      set sequence_no = excluded.sequence_no, is_mandatory = excluded.is_mandatory, is_active = true
    returning lab_test_parameter_id`);
  if (written.length !== lines.length) refuse(labParameterStore.says.missing);
}

/** Takes a test out of use. Refuses one of another hospital. */
export async function deactivateLabTest(call: Call, labTestId: number): Promise<void> {
  await call.tx.one<{ labTestId: number }>(
    sql`update lab_test t set is_active = false where ${ofHospital(call, labTestId)} returning lab_test_id`,
    missing,
  );
}

function refusingTwice<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { lab_test_of_charge: ['labTest.chargeId', labParameterSentences.labTestExists] });
}
