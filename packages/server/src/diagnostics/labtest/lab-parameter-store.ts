// Lab parameters as they are kept, and what depends on them: formulas, tests, results.

import { labParameters, type listUndecidedChoices } from '@charaka/contract/diagnostics/labtest/lab-parameter';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { recordStore } from '../../resource/hospital-record.ts';

export const labParameterStore = recordStore(labParameters);

/** A stored lab parameter. */
export type LabParameter = OutputOf<typeof labParameters.add>['labParameter'];
/** A lab parameter as its form sends it. */
export type TypedLabParameter = ParsedOf<typeof labParameters.add>['labParameter'];
type UndecidedChoice = OutputOf<typeof listUndecidedChoices>['choices'][number];

/** The formulas of the active parameters of the hospital by their codes, and every code there is. */
export async function readFormulas(call: Call): Promise<{ code: string; formula: string | null }[]> {
  return call.tx.rows<{ code: string; formula: string | null }>(sql`
    select code, case when value_type = 'Formula' then formula end as formula from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active`);
}

/** Choices without a decision whether a change is critical (docs/decisions/0325). */
export function readUndecidedChoices(call: Call): Promise<UndecidedChoice[]> {
  return call.tx.rows<UndecidedChoice>(sql`
    select lab_parameter_id, lab_parameter_name, code, choices from lab_parameter
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and is_active and value_type = 'Choice'
      and is_change_critical is null
    order by lower(lab_parameter_name)`);
}

/** Writes whether a change of a choice is critical. Refuses a parameter of another hospital. */
export async function decideChange(
  call: Call,
  labParameterId: number,
  isChangeCritical: boolean,
): Promise<LabParameter> {
  await call.tx.one(
    sql`update lab_parameter set is_change_critical = ${isChangeCritical}
      where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and lab_parameter_id = ${labParameterId}
        and value_type = 'Choice' returning lab_parameter_id`,
    labParameterStore.says.missing,
  );
  return labParameterStore.find(call, labParameterId);
}

/** Whether a test in use measures the parameter. */
export async function isParameterUsed(call: Call, labParameterId: number): Promise<boolean> {
  const { isUsed } = await call.tx.single<{ isUsed: boolean }>(sql`
    select exists (select from lab_test_parameter l
      join lab_test t on t.tenant_id = l.tenant_id and t.lab_test_id = l.lab_test_id and t.is_active
      where l.tenant_id = ${call.tenantId} and l.lab_parameter_id = ${labParameterId} and l.is_active) as is_used`);
  return isUsed;
}

/** Whether a value of the parameter was ever entered. */
export async function hasResults(call: Call, labParameterId: number): Promise<boolean> {
  const { isThere } = await call.tx.single<{ isThere: boolean }>(sql`
    select exists (select from lab_result r
      where r.tenant_id = ${call.tenantId} and r.lab_parameter_id = ${labParameterId}) as is_there`);
  return isThere;
}
