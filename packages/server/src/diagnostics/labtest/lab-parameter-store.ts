// The SQL of lab parameters: listed, read, locked, added, changed, deactivated.

import type {
  addLabParameter,
  getLabParameter,
  listUndecidedChoices,
} from '@charaka/contract/diagnostics/labtest/lab-parameter';
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { classifiesPatient } from '@charaka/rules/diagnostics/choice';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** A stored lab parameter. */
type LabParameter = OutputOf<typeof getLabParameter>['labParameter'];
type UndecidedChoice = OutputOf<typeof listUndecidedChoices>['choices'][number];
type LabParameterInput = ParsedOf<typeof addLabParameter>['labParameter'];

/** How a refusal and the audit call a lab parameter. */
export const editedLabParameter = {
  table: 'lab_parameter',
  wrapper: 'labParameter',
  noun: labParameterSentences.labParameter,
} as const;

const missing = labParameterSentences.labParameterDoesNotExist;
const kept = sql`lab_parameter_id, lab_parameter_name, code, loinc_code, ucum_unit, shown_unit, value_type, decimals, formula,
  choices, absurd_low, absurd_high, reportable_low, reportable_high, low_critical, high_critical, delta_kind, delta_limit, delta_days,
  is_haemolysis_sensitive, other_units, is_change_critical, notifiable_disease_id, is_active`;

const ofHospital = (call: Call, labParameterId: number) => sql`tenant_id = ${call.tenantId}
  and hospital_id = ${call.hospital.hospitalId} and lab_parameter_id = ${labParameterId}`;

/** Lab parameters of the hospital by name. */
export function labParameterList({ tenantId, hospital }: Call): ListSource {
  return {
    select: kept,
    from: sql`lab_parameter`,
    where: sql`tenant_id = ${tenantId} and hospital_id = ${hospital.hospitalId}`,
    columns: {
      labParameterId: { sql: sql`lab_parameter_id`, kind: 'number', isNeverNull: true },
      labParameterName: { sql: sql`lab_parameter_name`, kind: 'text' },
      code: { sql: sql`code`, kind: 'text' },
      loincCode: { sql: sql`loinc_code`, kind: 'text' },
      ucumUnit: { sql: sql`ucum_unit`, kind: 'text' },
      shownUnit: { sql: sql`shown_unit`, kind: 'text' },
      decimals: { sql: sql`decimals`, kind: 'number' },
      valueType: { sql: sql`value_type`, kind: 'text' },
      formula: { sql: sql`formula`, kind: 'text' },
      choices: { sql: sql`choices`, kind: 'text' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`lab_parameter_id`,
    defaultOrder: sql`lower(lab_parameter_name)`,
  };
}

/** One lab parameter of the hospital. Refuses any other. */
export function findLabParameter(call: Call, labParameterId: number): Promise<LabParameter> {
  return call.tx.one<LabParameter>(
    sql`select ${kept} from lab_parameter where ${ofHospital(call, labParameterId)}`,
    missing,
  );
}

/** As `findLabParameter`, held until the transaction ends: two changes come one after the other. */
export function lockLabParameter(call: Call, labParameterId: number): Promise<LabParameter> {
  return call.tx.one<LabParameter>(
    sql`select ${kept} from lab_parameter where ${ofHospital(call, labParameterId)} for update`,
    missing,
  );
}

/** Only a choice has a change that may be critical; without a word of the caller its LOINC code decides. */
const isChangeCriticalOf = ({ valueType, isChangeCritical, loincCode }: LabParameterInput): boolean =>
  valueType === 'Choice' && (isChangeCritical ?? classifiesPatient(loincCode));

const valuesOf = (one: LabParameterInput): Sql => sql`${one.labParameterName}, ${one.code}, ${one.loincCode || null},
  ${one.ucumUnit || null}, ${one.shownUnit || null}, ${one.valueType}, ${one.decimals},
  ${one.formula || null}, ${one.choices || null},
  ${one.absurdLow ?? null}::double precision, ${one.absurdHigh ?? null}::double precision,
  ${one.reportableLow ?? null}::double precision, ${one.reportableHigh ?? null}::double precision,
  ${one.lowCritical ?? null}::double precision, ${one.highCritical ?? null}::double precision,
  ${one.deltaKind}, ${one.deltaLimit ?? null}::double precision, ${one.deltaDays ?? null}::integer,
  ${one.isHaemolysisSensitive ?? false}, ${one.otherUnits || null},
  ${isChangeCriticalOf(one)},
  ${one.notifiableDiseaseId ?? null}::bigint`;
const written = sql`lab_parameter_name, code, loinc_code, ucum_unit, shown_unit, value_type, decimals, formula, choices,
  absurd_low, absurd_high, reportable_low, reportable_high, low_critical, high_critical, delta_kind, delta_limit, delta_days,
  is_haemolysis_sensitive, other_units, is_change_critical, notifiable_disease_id`;

/** Adds a parameter. Refuses a name or a code that an active one has. */
export function insertLabParameter(call: Call, one: LabParameterInput): Promise<LabParameter> {
  return refusingTwice(
    one,
    call.tx.one<LabParameter>(
      sql`insert into lab_parameter (tenant_id, hospital_id, ${written}, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${valuesOf(one)}, ${one.isActive ?? true})
        returning ${kept}`,
      kernelSentences.nothingAdded,
    ),
  );
}

/**
 * Replaces the fields of a parameter; it stays active or inactive unless the caller sets it. Refuses a name or a code of another active
 * one.
 */
export function replaceLabParameter(call: Call, labParameterId: number, one: LabParameterInput): Promise<LabParameter> {
  return refusingTwice(
    one,
    call.tx.one<LabParameter>(
      sql`update lab_parameter set (${written}) = row(${valuesOf(one)}),
          is_active = coalesce(${one.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, labParameterId)} returning ${kept}`,
      missing,
    ),
  );
}

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
export function decideChange(call: Call, labParameterId: number, isChangeCritical: boolean): Promise<LabParameter> {
  return call.tx.one<LabParameter>(
    sql`update lab_parameter set is_change_critical = ${isChangeCritical}
      where ${ofHospital(call, labParameterId)} and value_type = 'Choice' returning ${kept}`,
    missing,
  );
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

/** Takes a lab parameter out of use. Refuses one of another hospital. */
export async function deactivateLabParameter(call: Call, labParameterId: number): Promise<void> {
  await call.tx.one<{ labParameterId: number }>(
    sql`update lab_parameter set is_active = false where ${ofHospital(call, labParameterId)} returning lab_parameter_id`,
    missing,
  );
}

function refusingTwice<T>({ labParameterName, code }: LabParameterInput, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    lab_parameter_unique: labParameterSentences.labParameterExists({ name: labParameterName }),
    lab_parameter_code: ['labParameter.code', labParameterSentences.labCodeExists({ code })],
  });
}
