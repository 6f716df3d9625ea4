// The laboratory tests as a file: read here, added and changed by the calls of their dialog.
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import { filedLabTest } from '@charaka/contract/diagnostics/labtest/lab-test';
import { labTestFile } from '@charaka/contract/diagnostics/labtest/lab-test-file';
import { labContainer } from '@charaka/contract/foundation/masters/lab-container';
import { labSection } from '@charaka/contract/foundation/masters/lab-section';
import { narrativeTemplate } from '@charaka/contract/foundation/masters/narrative-template';
import { specimenType } from '@charaka/contract/foundation/masters/specimen-type';
import sql, { empty } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { areaSource } from '../../resource/area-source.ts';
import { codedCharges } from '../../resource/coded-charges.ts';
import { namedMaster } from '../../resource/file-source.ts';
import type { MasterRecord } from '../../resource/master-store.ts';
import { addLabTest, updateLabTest } from './lab-tests.ts';

/** Behind the code of a parameter that may stay empty. */
const FREE_MARK = '?';

/** The parameters by their codes, one a line, with '?' behind the code of one that may stay empty. Refuses a code that no parameter has. */
async function withParameters(call: Call, record: MasterRecord): Promise<MasterRecord> {
  const codes = String(record.parameterCodes ?? '')
    .split(/[\n,;]+/)
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean)
    .map((code) => {
      const isMandatory = !code.endsWith(FREE_MARK);
      return { code: isMandatory ? code : code.slice(0, -FREE_MARK.length).trimEnd(), isMandatory };
    });
  const known = await call.tx.rows<{ code: string; labParameterId: number }>(sql`
    select code, lab_parameter_id from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active
      and code = any(${codes.map(({ code }) => code)}::text[])`);
  const idOf = new Map(known.map(({ code, labParameterId }) => [code, labParameterId]));
  const lines = codes.map(({ code, isMandatory }) => {
    const sentence = labParameterSentences.noSuchParameterCode({ code });
    return { labParameterId: idOf.get(code) ?? refuse(sentence, { 'labTest.parameterCodes': sentence }), isMandatory };
  });
  return { ...record, isConfidential: record.isConfidential ?? false, lines };
}

/** The tests of the hospital as a file. */
export const labTestSource = areaSource(labTestFile, {
  add: addLabTest,
  update: updateLabTest,
  item: 'labTest',
  checks: { new: filedLabTest, changed: filedLabTest },
  targets: {
    chargeId: codedCharges,
    labSectionId: namedMaster(labSection.name),
    specimenTypeId: namedMaster(specimenType.name),
    labContainerId: namedMaster(labContainer.name),
    narrativeTemplateId: namedMaster(narrativeTemplate.name),
  },
  inputOf: withParameters,
  read: (call, isLocking) =>
    call.tx.rows<MasterRecord>(sql`
      select t.lab_test_id, t.charge_id, t.lab_section_id, t.specimen_type_id, t.lab_container_id, t.test_kind,
        (select string_agg(p.code || case when l.is_mandatory then '' else ${FREE_MARK} end, chr(10) order by l.sequence_no)
          from lab_test_parameter l
          join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id
          where l.tenant_id = t.tenant_id and l.lab_test_id = t.lab_test_id and l.is_active) as parameter_codes,
        t.narrative_template_id, t.method_name, t.loinc_code, t.is_in_scope, t.min_volume_ml, t.stability_hours,
        t.fasting_hours, t.print_order, t.has_own_page, t.is_confidential, t.is_active
      from lab_test t where t.tenant_id = ${call.tenantId} and t.hospital_id = ${call.hospital.hospitalId}
      order by t.lab_test_id${isLocking ? sql` for update` : empty}`),
});
