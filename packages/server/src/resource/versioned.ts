// Settings that are never changed: every change is inserted as the next version, and earlier versions stay as they were written.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { RecordRows } from '../database/record-rows.ts';
import { namesOf } from '../kernel/column-values.ts';
import type { Call } from '../kernel/handler.ts';
import { refuseOnConflict } from '../kernel/refusal.ts';

/** A table with the versions of settings. */
export interface Versioned {
  readonly table: keyof RecordRows;
  readonly key: string;
  /** The column for the number of a version; the first version has 1. */
  readonly number: 'version_no' | 'version';
  /** The columns for the author and the time of a version. */
  readonly by: string;
  readonly at: string;
  /** The condition that versions `n` and `r` belong to one setting of one tenant, as SQL. */
  readonly isSame: string;
  /** Unique indexes by setting and number; they refuse the second of two users who write at the same time. */
  readonly indexes: readonly string[];
  /** Earlier versions are marked as not in use (`is_active`). */
  readonly hasActive?: true;
}

/** The columns that a version is written with besides those that `insertVersion` fills. */
type OwnColumn<V extends Versioned> = Exclude<
  keyof RecordRows[V['table']],
  'tenant_id' | 'is_active' | V['key'] | V['number'] | V['by'] | V['at']
>;

/** A value for each of them; undefined is null. */
type VersionValues<V extends Versioned> = {
  readonly [C in OwnColumn<V>]:
    | RecordRows[V['table']][C]
    | (null extends RecordRows[V['table']][C] ? undefined : never);
};

/** Declares settings with versions. */
export const versioned = <const V extends Versioned>(declared: V): V => declared;

/** The condition that `r` is the newest version of a setting of the caller's hospital. */
export function newestVersion({ tenantId, hospital }: Call, { table, number, isSame }: Versioned): Sql {
  return sql`r.tenant_id = ${tenantId} and r.hospital_id = ${hospital.hospitalId}
    and not exists (select from ${raw(table)} n where n.tenant_id = r.tenant_id and ${raw(`n.${number} > r.${number}`)} and ${raw(isSame)})`;
}

/** Inserts the next version of a setting, and answers its key and number. Refuses with `changed` when another user wrote it first. */
export async function insertVersion<V extends Versioned>(
  call: Call,
  declared: V,
  values: VersionValues<V>,
  changed: Sentence,
): Promise<{ id: number; versionNo: number }> {
  const { table, key, number, by, at, isSame, indexes, hasActive } = declared;
  const written = { tenant_id: call.tenantId, ...values, [by]: call.userId, [at]: call.now };
  // The row with the types of the table, so that one condition compares it with the versions before.
  const row = sql`jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(written)}::jsonb) r`;
  if (hasActive)
    await call.tx.rows(sql`update ${raw(table)} n set is_active = false from ${row}
      where n.tenant_id = ${call.tenantId} and n.is_active and ${raw(isSame)}`);
  const names = namesOf(written);
  const inserted = call.tx.one<{ id: number; versionNo: number }>(
    sql`insert into ${raw(table)} (${names}, ${raw(number)})
      select ${names}, coalesce((select max(${raw(`n.${number}`)}) from ${raw(table)} n
        where n.tenant_id = ${call.tenantId} and ${raw(isSame)}), 0) + 1
      from ${row} returning ${raw(`${key} as id, ${number} as version_no`)}`,
    kernelSentences.nothingAdded,
  );
  return refuseOnConflict(inserted, Object.fromEntries(indexes.map((index) => [index, changed])));
}
