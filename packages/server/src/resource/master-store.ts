// The SQL of any master, made from its declaration alone.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { labelNoun, labelWord } from '@charaka/contract/kernel/label-words';
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { type Master, type MasterFieldKind, type MasterUse, snakeCase } from '@charaka/contract/kernel/resource';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ColumnKind, ListSource } from '../kernel/list-query.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A record of a master, by field name. */
export type MasterRecord = Record<string, unknown>;

// Names come from our own declarations, never from a request, so they may be in the statement unescaped.
const named = (name: string) => raw(`"${snakeCase(name)}"`);
const kinds: Readonly<Record<MasterFieldKind, ColumnKind>> = {
  text: 'text',
  longText: 'text',
  count: 'number',
  money: 'money',
  percent: 'percent',
  decimal: 'number',
  flag: 'flag',
  reference: 'number',
  staff: 'number',
  day: 'day',
  time: 'text',
  choice: 'number',
};

const columnsOf = (master: Master) => [master.key, ...Object.keys(master.fields), 'isActive'];
const columnList = (master: Master): Sql => join(columnsOf(master).map(named), ', ');

/** The list of a master: all its columns may be filtered and sorted by; the name of a record is the first order. */
export function masterList(master: Master, tenantId: number): ListSource {
  const fields = Object.entries(master.fields).map(
    ([name, field]) => [name, { sql: named(name), kind: kinds[field.kind] }] as const,
  );
  return {
    select: columnList(master),
    from: named(master.name),
    where: sql`tenant_id = ${tenantId}`,
    columns: {
      [master.key]: { sql: named(master.key), kind: 'number' },
      ...Object.fromEntries(fields),
      isActive: { sql: named('isActive'), kind: 'flag' },
    },
    tieBreak: named(master.key),
    defaultOrder: sql`lower(${named(master.title)}::text)`,
  };
}

/** One record. Refuses when the tenant has none of that number. */
export function getRecord(tx: Transaction, master: Master, tenantId: number, key: number): Promise<MasterRecord> {
  return tx.one<MasterRecord>(
    sql`select ${columnList(master)} from ${named(master.name)} where tenant_id = ${tenantId} and ${named(master.key)} = ${key}`,
    masterSentences.doesNotExist({ label: labelNoun(master.label) }),
  );
}

/** Refuses a member of staff that the tenant does not have or that is no longer active. */
export async function refuseLeftStaff(
  tx: Transaction,
  tenantId: number,
  staffId: number,
  label: Sentence,
): Promise<void> {
  const staff = await tx.one<{ isActive: boolean }>(
    sql`select is_active from staff where tenant_id = ${tenantId} and staff_id = ${staffId}`,
    masterSentences.doesNotExist({ label }),
  );
  if (!staff.isActive) refuse(masterSentences.notActive({ label }));
}

/** One record as the last change left it, locked against others until the transaction ends. Refuses as `getRecord` does. */
export async function lockRecord(
  tx: Transaction,
  master: Master,
  tenantId: number,
  key: number,
): Promise<MasterRecord> {
  await tx.rows(sql`select 1 from ${named(master.name)}
    where tenant_id = ${tenantId} and ${named(master.key)} = ${key} for update`);
  return getRecord(tx, master, tenantId, key);
}

/** Refuses when another active record has the same value in a field that must be unique. */
export async function refuseClash(
  tx: Transaction,
  master: Master,
  tenantId: number,
  record: MasterRecord,
): Promise<void> {
  const key = record[master.key] ?? null;
  for (const [name, field] of Object.entries(master.fields)) {
    if (!field.isUnique || record.isActive === false) continue;
    const clash = await tx.row(sql`
      select 1 from ${named(master.name)} where tenant_id = ${tenantId} and lower(${named(name)}::text) = lower(${record[name] as string})
        and is_active and ${named(master.key)} is distinct from ${key}`);
    if (clash) refuse(masterSentences.valueTaken({ label: labelWord(field.label), value: String(record[name]) }));
  }
}

/** Adds a record and answers it. */
export async function addRecord(
  tx: Transaction,
  master: Master,
  tenantId: number,
  record: MasterRecord,
): Promise<MasterRecord> {
  const names = Object.keys(master.fields);
  const values = names.map((name) => sql`${record[name] ?? null}`);
  return tx.one<MasterRecord>(
    sql`insert into ${named(master.name)} (tenant_id, is_active, ${join(names.map(named), ', ')})
      values (${tenantId}, ${record.isActive ?? true}, ${join(values, ', ')}) returning ${columnList(master)}`,
    kernelSentences.nothingAdded,
  );
}

/** Replaces every field of a record and returns it; missing fields are cleared (Q17), but a record stays active or inactive. */
export function updateRecord(
  tx: Transaction,
  master: Master,
  tenantId: number,
  record: MasterRecord,
): Promise<MasterRecord> {
  const changes = Object.keys(master.fields).map((name) => sql`${named(name)} = ${record[name] ?? null}`);
  return tx.one<MasterRecord>(
    sql`update ${named(master.name)} set is_active = coalesce(${record.isActive ?? null}::boolean, is_active), ${join(changes, ', ')}
      where tenant_id = ${tenantId} and ${named(master.key)} = ${record[master.key] as number} returning ${columnList(master)}`,
    masterSentences.doesNotExist({ label: labelNoun(master.label) }),
  );
}

/** Why a record that the product itself relies on is not touched; undefined for any other. */
export function fixedSentence(master: Master, key: number): Sentence | undefined {
  if (!master.fixedKeys?.includes(key)) return undefined;
  return masterSentences.fixed({ label: labelNoun(master.label) });
}

/** Refuses to touch a record that the product itself relies on. */
export function refuseFixed(master: Master, key: number): void {
  const sentence = fixedSentence(master, key);
  if (sentence) refuse(sentence);
}

/** How many rows that point at a record are named in a refusal. */
const MOST_NAMED = 3;

function useSentence(master: Master, use: MasterUse, found: { count: number; names: string[] }): Sentence {
  const { count } = found;
  const facts = { label: labelNoun(master.label), count, called: use.called };
  if (!use.title) return masterSentences.inUse(facts);
  const named = { ...facts, names: found.names.join(', ') };
  return count > found.names.length ? masterSentences.inUseByMoreNames(named) : masterSentences.inUseByNames(named);
}

/** Refuses while active records elsewhere refer to a record, and names their kind. The record stays locked against new references. */
export async function refuseInUse(tx: Transaction, master: Master, tenantId: number, key: number): Promise<void> {
  await tx.one(
    sql`select 1 from ${named(master.name)} where tenant_id = ${tenantId} and ${named(master.key)} = ${key} for update`,
    masterSentences.doesNotExist({ label: labelNoun(master.label) }),
  );
  const sentence = await inUseSentence(tx, master, tenantId, key);
  if (sentence) refuse(sentence);
}

/** The sentence that names the active records elsewhere that refer to a record; undefined when there are none. */
export async function inUseSentence(
  tx: Transaction,
  master: Master,
  tenantId: number,
  key: number,
): Promise<Sentence | undefined> {
  for (const use of master.usedBy ?? []) {
    const title = use.title ? raw(use.title) : sql`null::text`;
    const found = await tx.single<{ count: number; names: string[] }>(sql`
      select count(*) as count, (array_agg(title order by title))[:${MOST_NAMED}] as names
      from (select ${title} as title from ${raw(use.table)}
        where tenant_id = ${tenantId} and ${raw(use.column)} = ${key} and ${raw(use.active ?? 'is_active')}
        limit 1000) used`);
    if (found.count > 0) return useSentence(master, use, found);
  }
  return undefined;
}

/** Deactivates a record. */
export async function deactivateRecord(tx: Transaction, master: Master, tenantId: number, key: number): Promise<void> {
  await tx.rows(
    sql`update ${named(master.name)} set is_active = false where tenant_id = ${tenantId} and ${named(master.key)} = ${key}`,
  );
}
