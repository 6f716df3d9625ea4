// Serves a record of a hospital from its declaration: a store, and five handlers; an area replaces any of them by its own.

import {
  type AnyHospitalRecord,
  type HospitalField,
  listRowOf,
  type RecordVerb,
} from '@charaka/contract/kernel/hospital-record';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { fieldsOf, kindOf } from '@charaka/contract/kernel/record';
import { snakeCase } from '@charaka/contract/kernel/resource';
import type { Sentence } from '@charaka/rules/message/sentence';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { cleanHtml } from '../kernel/clean-html.ts';
import { type ColumnValues, changesOf, namesOf, valuesOf, withoutEmpty } from '../kernel/column-values.ts';
import { type Call, type Handler, handle } from '../kernel/handler.ts';
import { answerForEdit, type EditedRecord, refuseStale } from '../kernel/last-change.ts';
import { countedOrder, type ListSource, readList } from '../kernel/list-query.ts';
import { columnKindOf, columnOf } from '../kernel/record-columns.ts';
import { refuseOnConflict } from '../kernel/refusal.ts';

/** The SQL for values that are not columns of the record's own table, which has the alias `r`. */
export interface OwnReading<R extends AnyHospitalRecord> {
  readonly joins?: Sql;
  readonly columns?: { readonly [N in keyof z.output<R['row']>]?: Sql };
}

type Row<R extends AnyHospitalRecord> = z.output<R['row']>;
type Written<R extends AnyHospitalRecord> = z.output<R['written']>;
/** A record as a form sends its change. */
type Changed = { readonly version?: number | null | undefined };

/** Reads and writes of a record. Each refuses a record of another hospital. */
export interface RecordStore<R extends AnyHospitalRecord> {
  readonly record: R;
  /** How a refusal and the audit call the record. */
  readonly edited: EditedRecord<R['name']>;
  readonly says: {
    readonly added: Sentence;
    readonly updated: Sentence;
    readonly removed: Sentence;
    readonly missing: Sentence;
  };
  /** The records of the hospital by their title, 2 before 10. */
  list(call: Call): ListSource;
  find(call: Call, id: number): Promise<Row<R>>;
  /** As `find`, locked until the transaction ends. */
  lock(call: Call, id: number): Promise<Row<R>>;
  /** As `find`, and locks the record against changes until the transaction ends. */
  share(call: Call, id: number): Promise<Row<R>>;
  /** As `lock`, for a change; refuses one that was made on an older version. */
  lockUnchanged(call: Call, changed: Changed): Promise<Row<R>>;
  /** Adds a record, with columns that no field has. Refuses a value that another active record has. */
  insert(call: Call, typed: Written<R>, beside?: ColumnValues): Promise<Row<R>>;
  /** Replaces every field; the record stays active or inactive unless the caller sets it. Refuses as `insert`. */
  replace(call: Call, id: number, typed: Written<R>, beside?: ColumnValues): Promise<Row<R>>;
  deactivate(call: Call, id: number): Promise<void>;
}

const locks = { none: empty, update: raw('for update of r'), share: raw('for share of r') };

const isKept = (field: HospitalField | undefined) => !field?.isElsewhere && !field?.isOnlySent;

/** Columns and values of the fields of a record as typed. */
function columnsOf({ typed: declared }: AnyHospitalRecord, typed: Readonly<Record<string, unknown>>): ColumnValues {
  const kept = fieldsOf(declared).filter(([name]) => isKept(declared.fields[name]));
  const values = kept.map(([name, field]) => {
    const value = typed[name] ?? field.absent;
    return [columnOf(declared, name), kindOf(field) === 'html' ? cleanHtml(value as string | undefined) : value];
  });
  return withoutEmpty(Object.fromEntries(values));
}

type Conflicts = Record<string, [field: string, sentence: Sentence]>;

/** The sentences for the unique indexes of a record, each reported for its field. */
function conflictsOf({ name, table, label, fields }: AnyHospitalRecord, typed: Readonly<Record<string, unknown>>) {
  const unique = Object.entries(fields.fields).filter(([, { isUnique }]) => isUnique);
  const sentences = unique.map(([field, { isUnique }]) => [
    isUnique === true ? `${table}_unique` : isUnique,
    [`${name}.${field}`, masterSentences.valueTaken({ label, value: String(typed[field]) })],
  ]);
  return Object.fromEntries(sentences) as Conflicts;
}

/** How the fields of a record are read, each under its plain name, and which of them a list is filtered and sorted by. */
function readingOf({ key, title, fields }: AnyHospitalRecord, own: Readonly<Record<string, Sql | undefined>>) {
  const keyColumn = raw(`r.${snakeCase(key)}`);
  const isActive = raw('r.is_active');
  const read = fieldsOf(fields).map(([name, field]) => {
    const column = `r.${columnOf(fields, name)}`;
    // The driver returns decimals as text; this reads them as numbers.
    return [name, field, own[name] ?? raw(kindOf(field) === 'decimal' ? `${column}::float8` : column)] as const;
  });
  const parts = read.map(([name, , column]) => sql`${column} as ${raw(snakeCase(name))}`);
  const listed = read.filter(([, { isListed }]) => isListed);
  const order = countedOrder(raw(`r.${columnOf(fields, title)}`));
  const columns: ListSource['columns'] = {
    [key]: { sql: keyColumn, kind: 'number', isNeverNull: true },
    ...Object.fromEntries(
      listed.map(([name, field, column]) => [
        name,
        { sql: column, kind: columnKindOf(field), ...(name === title ? { order } : {}) },
      ]),
    ),
    isActive: { sql: isActive, kind: 'flag' },
  };
  return { keyColumn, select: join([keyColumn, ...parts, isActive]), columns, order };
}

/** The store of a declared record. */
export function recordStore<R extends AnyHospitalRecord>(record: R, own: OwnReading<R> = {}): RecordStore<R> {
  const { table, noun, label } = record;
  const { keyColumn, select, columns, order } = readingOf(record, own.columns ?? {});
  const from = sql`${raw(table)} r ${own.joins ?? empty}`;
  const edited: EditedRecord<R['name']> = { table, wrapper: record.name, noun };
  const says = {
    added: masterSentences.recordAdded({ label }),
    updated: masterSentences.recordUpdated({ label }),
    removed: masterSentences.recordDeactivated({ label }),
    missing: masterSentences.doesNotExist({ label: noun }),
  };
  const ofHospital = ({ tenantId, hospital }: Call) =>
    sql`r.tenant_id = ${tenantId} and r.hospital_id = ${hospital.hospitalId}`;
  const read = (call: Call, id: number, lock: Sql) =>
    call.tx.one<Row<R>>(
      sql`select ${select} from ${from} where ${ofHospital(call)} and ${keyColumn} = ${id} ${lock}`,
      says.missing,
    );
  const write = async (call: Call, statement: Sql, refusal: Sentence, conflicts: Conflicts) => {
    const written = await refuseOnConflict(call.tx.one<{ id: number }>(statement, refusal), conflicts);
    return read(call, written.id, locks.none);
  };
  const lock = (call: Call, id: number) => read(call, id, locks.update);
  return {
    record,
    edited,
    says,
    lock,
    list: (call) => ({
      select,
      from,
      columns,
      where: ofHospital(call),
      tieBreak: keyColumn,
      defaultOrder: order,
    }),
    find: (call, id) => read(call, id, locks.none),
    share: (call, id) => read(call, id, locks.share),
    async lockUnchanged(call, changed) {
      const id = keyIn(record, changed);
      const known = await lock(call, id);
      await refuseStale(call, edited, id, changed.version);
      return known;
    },
    insert(call, typed, beside = {}) {
      const written = {
        tenant_id: call.tenantId,
        hospital_id: call.hospital.hospitalId,
        ...columnsOf(record, typed),
        ...beside,
        is_active: typed.isActive ?? true,
      };
      const statement = sql`insert into ${raw(table)} as r (${namesOf(written)}) values (${valuesOf(written)}) returning ${keyColumn} as id`;
      return write(call, statement, kernelSentences.nothingAdded, conflictsOf(record, typed));
    },
    replace(call, id, typed, beside = {}) {
      const statement = sql`update ${raw(table)} r set ${changesOf({ ...columnsOf(record, typed), ...beside })},
          is_active = coalesce(${typed.isActive ?? null}::boolean, r.is_active)
        where ${ofHospital(call)} and ${keyColumn} = ${id} returning ${keyColumn} as id`;
      return write(call, statement, says.missing, conflictsOf(record, typed));
    },
    async deactivate(call, id) {
      await call.tx.one(
        sql`update ${raw(table)} r set is_active = false where ${ofHospital(call)} and ${keyColumn} = ${id} returning ${keyColumn} as id`,
        says.missing,
      );
    },
  };
}

/** The key of a record in the input of a call. */
const keyIn = ({ key }: AnyHospitalRecord, sent: object): number =>
  (sent as Readonly<Record<string, number>>)[key] ?? 0;

const storesByHandler = new WeakMap<Handler, RecordStore<AnyHospitalRecord>>();

/** The store behind a call of a record; undefined for other calls. Walks read its statements. */
export function storeBehind(handler: Handler): RecordStore<AnyHospitalRecord> | undefined {
  return storesByHandler.get(handler);
}

/** The five handlers of a record, by their verbs. */
export function recordCalls<R extends AnyHospitalRecord>(store: RecordStore<R>): Readonly<Record<RecordVerb, Handler>> {
  const { record, edited, says } = store;
  const { name } = record;
  const sent = (input: unknown) => (input as Readonly<Record<string, unknown>>)[name] as Written<R> & Changed;
  return {
    list: handle(record.list, (call, input) =>
      readList(call.tx, store.list(call), listRowOf(record), input as ListRequest),
    ),
    get: handle(record.get, (call, input) => {
      const id = keyIn(record, sent(input));
      return answerForEdit(call, edited, id, store.find(call, id));
    }),
    add: handle(record.add, async (call, input) => {
      const added = await store.insert(call, sent(input));
      call.say(says.added);
      return { [name]: added };
    }),
    update: handle(record.update, async (call, input) => {
      await store.lockUnchanged(call, sent(input));
      const changed = await store.replace(call, keyIn(record, sent(input)), sent(input));
      call.say(says.updated);
      return { [name]: changed };
    }),
    remove: handle(record.remove, async (call, input) => {
      await store.deactivate(call, keyIn(record, sent(input)));
      call.say(says.removed);
      return {};
    }),
  };
}

/** The five handlers of a record; an area names those that it writes itself. */
export function recordHandlers<R extends AnyHospitalRecord>(
  store: RecordStore<R>,
  own: Partial<Record<RecordVerb, Handler>> = {},
): readonly Handler[] {
  const served = Object.values({ ...recordCalls(store), ...own });
  for (const handler of served) storesByHandler.set(handler, store as RecordStore<AnyHospitalRecord>);
  return served;
}
