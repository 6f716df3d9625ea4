// Adds the starting catalogue to a hospital; existing entries stay as they are.
import { labParameterSentences } from '@charaka/contract/diagnostics/labtest/lab-parameter-sentences';
import { addStartingCatalogue as addStartingCatalogueEndpoint } from '@charaka/contract/diagnostics/labtest/lab-test';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { catalogueRows } from './starting-catalogue-rows.ts';

/** Parameters are known by their codes; only those that are added get ranges. */
export const addStartingCatalogue = handle(addStartingCatalogueEndpoint, async (call) => {
  await addValues(call);
  const added = await addParameters(call);
  call.say(labParameterSentences.catalogueTaken({ count: added.length }));
  return { parameterCount: added.length };
});

/** Sections, specimens and containers by name. */
async function addValues(call: Call): Promise<void> {
  await call.tx.rows(sql`
    insert into lab_section (tenant_id, section_name, section_kind, is_two_step)
    select ${call.tenantId}, name, kind, true from json_to_recordset(${catalogueRows.sections}::json) as one (name text, kind integer)
    where not exists (select from lab_section s where s.tenant_id = ${call.tenantId} and lower(s.section_name) = lower(name))`);
  await call.tx.rows(sql`
    insert into specimen_type (tenant_id, specimen_name, code)
    select ${call.tenantId}, name, code from json_to_recordset(${catalogueRows.specimens}::json) as one (name text, code text)
    where not exists (select from specimen_type s where s.tenant_id = ${call.tenantId} and lower(s.specimen_name) = lower(name))`);
  await call.tx.rows(sql`
    insert into lab_container (tenant_id, container_name, cap_colour, draw_order, label_copies)
    select ${call.tenantId}, name, cap, draw, 1
    from json_to_recordset(${catalogueRows.containers}::json) as one (name text, cap text, draw bigint)
    where not exists (select from lab_container s where s.tenant_id = ${call.tenantId} and lower(s.container_name) = lower(name))`);
}

async function addParameters(call: Call): Promise<number[]> {
  const rows = await call.tx.rows<{ labParameterId: number }>(sql`
    insert into lab_parameter (tenant_id, hospital_id, lab_parameter_name, code, loinc_code, ucum_unit, shown_unit, value_type,
      decimals, formula, choices, absurd_low, absurd_high, low_critical, high_critical, delta_kind, delta_limit, delta_days, is_haemolysis_sensitive, is_change_critical)
    select ${call.tenantId}, ${call.hospital.hospitalId}, one.lab_parameter_name, one.code, one.loinc_code, one.ucum_unit,
      one.shown_unit, one.value_type, one.decimals, one.formula, one.choices, one.absurd_low, one.absurd_high, one.low_critical, one.high_critical, one.delta_kind,
      one.delta_limit, one.delta_days, one.is_haemolysis_sensitive, one.is_change_critical
    from json_populate_recordset(null::lab_parameter, ${catalogueRows.parameters}::json) one
    where not exists (select from lab_parameter p where p.tenant_id = ${call.tenantId}
      and p.hospital_id = ${call.hospital.hospitalId} and p.is_active
      and (p.code = one.code or lower(p.lab_parameter_name) = lower(one.lab_parameter_name)))
    returning lab_parameter_id`);
  const added = rows.map(({ labParameterId }) => labParameterId);
  await call.tx.rows(sql`
    insert into reference_range (tenant_id, lab_parameter_id, sex, age_from_days, age_to_days, condition, low, high, is_high_exclusive,
      low_critical, high_critical, source_note, valid_from, created_by, created_at)
    select p.tenant_id, p.lab_parameter_id, one.sex, one.age_from_days, one.age_to_days, one.condition, one.low, one.high,
      one.is_high_exclusive, one.low_critical, one.high_critical, one.source_note, ${todayOf(call)}::date, ${call.userId}, ${call.now}
    from json_to_recordset(${catalogueRows.ranges}::json) as one (code text, sex text, age_from_days integer, age_to_days integer,
      condition text, low double precision, high double precision, is_high_exclusive boolean, low_critical double precision, high_critical double precision,
      source_note text)
    join lab_parameter p on p.tenant_id = ${call.tenantId} and p.code = one.code
      and p.lab_parameter_id = any(${added}::bigint[])`);
  return added;
}
