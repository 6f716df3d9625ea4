// The SQL of growth: tables in versions, and measures that were confirmed.
import { growthSentences } from '@charaka/contract/clinic/growth/growth-sentences';
import type { listGrowthTables } from '@charaka/contract/clinic/growth/growth-table';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { GrowthAxis, GrowthIndicator, GrowthLine, GrowthStandard } from '@charaka/rules/clinic/growth';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { insertVersion, versioned } from '../../resource/versioned.ts';

export const growthTables = versioned({
  table: 'growth_table',
  key: 'growth_table_id',
  number: 'version',
  by: 'created_by',
  at: 'created_at',
  isSame: 'n.standard = r.standard and n.indicator = r.indicator and n.sex = r.sex and n.axis = r.axis',
  indexes: ['growth_table_version', 'growth_table_in_use'],
  hasActive: true,
});

/** A table in use, with its lines. */
export interface GrowthTable {
  readonly standard: GrowthStandard;
  readonly axis: GrowthAxis;
  readonly sourceNote: string;
  readonly lines: readonly GrowthLine[];
}

interface NewTable extends GrowthTable {
  readonly indicator: GrowthIndicator;
  readonly sex: 'M' | 'F';
}

/** Those in use, without their lines. */
export function listTables(call: Call): Promise<OutputOf<typeof listGrowthTables>['tables']> {
  return call.tx.rows(sql`
    select g.growth_table_id, g.standard, g.indicator, g.sex, g.axis, g.version, g.source_note,
      jsonb_array_length(g.lines) as line_count, g.created_at as saved_at, u.name as saved_by_name
    from growth_table g join app_user u on u.tenant_id = g.tenant_id and u.user_id = g.created_by
    where g.tenant_id = ${call.tenantId} and g.is_active
    order by g.standard = 'WHO2006' desc, g.standard, g.indicator, g.axis, g.sex`);
}

/** Those that a child of this sex is compared with by an indicator. */
export function readTables(call: Call, indicator: GrowthIndicator, sex: string): Promise<GrowthTable[]> {
  return call.tx.rows<GrowthTable>(sql`
    select standard, axis, source_note, lines from growth_table
    where tenant_id = ${call.tenantId} and is_active and indicator = ${indicator} and sex = ${sex}
    order by standard, axis`);
}

/** Adds the next version of a table; the one before is no longer used. */
export function insertTable(
  call: Call,
  { standard, indicator, sex, axis, sourceNote, lines }: NewTable,
): Promise<{ id: number; versionNo: number }> {
  const values = { standard, indicator, sex, axis, source_note: sourceNote, lines };
  return insertVersion(call, growthTables, values, growthSentences.tableChanged);
}

/** Takes a table out of use. Refuses one that is not. */
export function retireTable(call: Call, growthTableId: number): Promise<unknown> {
  return call.tx.one(
    sql`update growth_table set is_active = false
      where tenant_id = ${call.tenantId} and growth_table_id = ${growthTableId} and is_active returning growth_table_id`,
    growthSentences.tableDoesNotExist,
  );
}

/** The patient with sex and date of birth. Refuses an unknown patient. */
export function findChild(call: Call, patientId: number): Promise<{ birthDate: string; sex: string }> {
  return call.tx.one(
    sql`select birth_date::text, sex from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
}

/** The sets of a patient that were confirmed as measured twice. */
export async function readConfirmed(call: Call, patientId: number): Promise<ReadonlySet<number>> {
  const rows = await call.tx.rows<{ vitalSignSetId: number }>(sql`
    select c.vital_sign_set_id
    from encounter e
    join vital_sign_set x on x.tenant_id = e.tenant_id and x.encounter_id = e.encounter_id
    join growth_confirmation c on c.tenant_id = x.tenant_id and c.vital_sign_set_id = x.vital_sign_set_id
    where e.tenant_id = ${call.tenantId} and e.patient_id = ${patientId}`);
  return new Set(rows.map(({ vitalSignSetId }) => vitalSignSetId));
}

/** Confirms a set of a patient; said again it changes nothing. Refuses a set of another patient. */
export async function insertConfirmation(call: Call, patientId: number, vitalSignSetId: number): Promise<void> {
  await call.tx.one(
    sql`select x.vital_sign_set_id from vital_sign_set x
      join encounter e on e.tenant_id = x.tenant_id and e.encounter_id = x.encounter_id
      where x.tenant_id = ${call.tenantId} and x.vital_sign_set_id = ${vitalSignSetId} and e.patient_id = ${patientId}`,
    growthSentences.setNotOfPatient,
  );
  await call.tx.rows(sql`
    insert into growth_confirmation (tenant_id, vital_sign_set_id, confirmed_by, confirmed_at)
    values (${call.tenantId}, ${vitalSignSetId}, ${call.userId}, ${call.now}) on conflict do nothing`);
}
