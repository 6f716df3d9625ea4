// Serves entries of a chart from their declaration: inserted once, corrected and voided by a new version, listed with earlier versions.
import type { AnyChartEntry } from '@charaka/contract/kernel/chart-entry';
import { fieldsOf } from '@charaka/contract/kernel/record';
import { snakeCase } from '@charaka/contract/kernel/resource';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { namesOf, valuesOf, withoutEmpty } from '../kernel/column-values.ts';
import type { Call } from '../kernel/handler.ts';
import { columnOf } from '../kernel/record-columns.ts';
import { refuse, refuseOnConflict } from '../kernel/refusal.ts';

type Row<E extends AnyChartEntry> = z.output<E['row']>;
/** The typed values; a value that is left out is null. */
export type EntryValues<E extends AnyChartEntry> = {
  readonly [K in keyof E['fields']['schemas']]?: z.output<E['fields']['schemas'][K]>;
};

/** An entry to be written. */
interface NewEntry<E extends AnyChartEntry> {
  readonly encounterId: number;
  readonly takenAt: string | Date;
  readonly values: EntryValues<E>;
}

/** A correction as it is typed. */
interface Correction {
  readonly correctionReason: string;
  readonly isVoid?: boolean | null | undefined;
}

/** The sentences of the refusals. */
interface EntrySays {
  readonly missing: Sentence;
  readonly otherPatient: Sentence;
  /** Another user corrected the entry first. */
  readonly changed: Sentence;
}

/** Reads and writes of an entry. */
export interface ChartEntryStore<E extends AnyChartEntry> {
  readonly entry: E;
  /** Writes an entry in its first version and answers its id. */
  insert(call: Call, entry: NewEntry<E>): Promise<number>;
  /** Writes the version that corrects or voids an entry, with the encounter and time of the entry. Refuses one that has such a version. */
  correct(call: Call, patientId: number, id: number, typed: EntryValues<E> & Correction): Promise<Row<E>>;
  /** An entry of this hospital with its patient. */
  find(call: Call, id: number): Promise<{ readonly patientId: number; readonly found: Row<E> }>;
  /** The entries of a patient in all hospitals of the tenant with all versions, the latest first. */
  list(call: Call, patientId: number, narrow?: { readonly encounterId?: number | null | undefined }): Promise<Row<E>[]>;
}

/** The condition that a later version corrects row `alias`. */
export function hasLaterVersion(alias: string, table: string): Sql {
  return sql`exists (select from ${raw(table)} later
    where later.tenant_id = ${raw(`${alias}.tenant_id`)} and later.corrects_id = ${raw(`${alias}.${table}_id`)})`;
}

/** The condition that entry `alias` counts: neither corrected by a later version nor voided. */
export function isCounted(alias: string, table: string): Sql {
  return sql`not ${raw(`${alias}.is_void`)} and not ${hasLaterVersion(alias, table)}`;
}

const MAX_ENTRIES = 100;

/** The fields of the replaced entry that a correction needs. */
interface Corrected {
  readonly encounterId: number;
  readonly takenAt: string;
  readonly isReplaced: boolean;
  readonly isVoid: boolean;
}

/** The store of a declared entry. */
export function chartEntryStore<E extends AnyChartEntry>(entry: E, says: EntrySays): ChartEntryStore<E> {
  const { table, key, fields } = entry;
  const keyColumn = raw(`x.${snakeCase(key)}`);
  const columns = fieldsOf(fields).map(([name]) => [name, columnOf(fields, name)] as const);
  const typed = join(columns.map(([name, column]) => raw(`x.${column} as ${snakeCase(name)}`)));
  const select = sql`${keyColumn}, x.encounter_id, x.taken_at, u.name as taken_by_name, ${typed}, x.corrects_id, x.correction_reason,
    x.is_void, ${hasLaterVersion('x', table)} as is_replaced`;
  const from = sql`encounter e
    join ${raw(table)} x on x.tenant_id = e.tenant_id and x.encounter_id = e.encounter_id
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.taken_by`;

  async function write(
    call: Call,
    { encounterId, takenAt, values }: NewEntry<E>,
    corrects: Readonly<Record<string, unknown>>,
  ): Promise<number> {
    const sent: Readonly<Record<string, unknown>> = values;
    const written = withoutEmpty({
      tenant_id: call.tenantId,
      hospital_id: call.hospital.hospitalId,
      encounter_id: encounterId,
      taken_at: takenAt,
      taken_by: call.userId,
      ...Object.fromEntries(columns.map(([name, column]) => [column, sent[name]])),
      ...corrects,
    });
    const { id } = await refuseOnConflict(
      call.tx.single<{ id: number }>(
        sql`insert into ${raw(table)} as x (${namesOf(written)}) values (${valuesOf(written)}) returning ${keyColumn} as id`,
      ),
      { [`${table}_corrected`]: says.changed },
    );
    return id;
  }

  async function find(call: Call, id: number): Promise<{ patientId: number; found: Row<E> }> {
    const { patientId, ...found } = await call.tx.one<{ patientId: number } & Record<string, unknown>>(
      sql`select ${select}, e.patient_id from ${from}
        where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and ${keyColumn} = ${id}`,
      says.missing,
    );
    return { patientId, found: found as Row<E> };
  }

  return {
    entry,
    find,
    insert: (call, added) => write(call, added, {}),
    async correct(call, patientId, id, { correctionReason, isVoid, ...values }) {
      const first = await find(call, id);
      const { encounterId, takenAt, isReplaced, isVoid: wasVoided } = first.found as Corrected;
      if (first.patientId !== patientId) refuse(says.otherPatient);
      // A voided entry stays voided: the values that were meant are a new entry.
      if (isReplaced || wasVoided) refuse(says.changed);
      const written = await write(
        call,
        { encounterId, takenAt, values: isVoid ? {} : (values as EntryValues<E>) },
        { corrects_id: id, correction_reason: correctionReason, is_void: isVoid ?? false },
      );
      return (await find(call, written)).found;
    },
    list: (call, patientId, { encounterId } = {}) =>
      call.tx.rows<Row<E>>(sql`select ${select} from ${from}
        where e.tenant_id = ${call.tenantId} and e.patient_id = ${patientId}
          ${encounterId ? sql`and e.encounter_id = ${encounterId}` : empty}
        order by x.taken_at desc, ${keyColumn} desc limit ${MAX_ENTRIES}`),
  };
}
