// A record of a hospital declared once: its shapes and its five calls follow from the declaration.

import { type Sentence, screenWord } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import { type Endpoint, endpoint, may } from './endpoint.ts';
import { flag, id, optional } from './field.ts';
import { textNoun } from './label-words.ts';
import { changedBy, versioned, withVersion } from './last-change.ts';
import { listInput, listOutput } from './list.ts';
import { mayLookUp } from './look-up.ts';
import type { Heading } from './menu-item.ts';
import { type maskedNames, pickRow } from './pick-row.ts';
import { type DeclaredRecord, type RecordField, record } from './record.ts';
import { capital, snakeCase } from './resource.ts';
import { shape, withChecks } from './shape.ts';
import type { Topic } from './topic.ts';

/** One field: the grammar of `record()`, and what only a list of records has. */
export interface HospitalField extends RecordField {
  /** Only answers have it. */
  readonly isDerived?: true;
  /** Its schema when it is read, where that is not the schema it is typed with. */
  readonly read?: z.ZodType;
  /** The further keys under which it is answered. */
  readonly twins?: readonly string[];
  /** Two active records of a hospital never share this value; the name of the index where it is not `<table>_unique`. */
  readonly isUnique?: true | string;
  /** Only readers of the record's own screen see it in the list (Q273). */
  readonly isOwn?: true;
  /** It has no column of its own: the store's caller reads it and writes it. */
  readonly isElsewhere?: true;
  /** It goes with a call and is not kept, as the confirmation of a question. */
  readonly isOnlySent?: true;
}

/** The fields of a record by their plain names. */
export type HospitalFields = Readonly<Record<string, HospitalField>>;

/** The five calls of a record. */
export type RecordVerb = 'list' | 'get' | 'add' | 'update' | 'remove';

/** Parts of a call that may differ from the declaration. */
type OwnCall = Partial<Pick<Endpoint, 'path' | 'aliases' | 'summary' | 'permission' | 'changes' | 'bodyBytes'>>;

/** The fields that a form may hold: all but the derived ones. */
export type TypedFields<F extends HospitalFields> = {
  readonly [N in keyof F as F[N] extends { readonly isDerived: true } ? never : N]: F[N];
};
/** The fields that answers have: all but those that are only sent. */
type ReadFields<F extends HospitalFields> = {
  readonly [N in keyof F as F[N] extends { readonly isOnlySent: true } ? never : N]: F[N];
};
type Schemas<F extends HospitalFields> = { -readonly [N in keyof F]: F[N]['schema'] };
type Filled<S> = S extends z.ZodOptional<z.ZodNullable<infer I extends z.ZodType>> ? I : S;
/** A field with a value for the absent one always has a value when it is read. */
type ReadSchema<D extends HospitalField> = D extends { readonly read: infer S extends z.ZodType }
  ? S
  : D extends { readonly absent: boolean | number }
    ? Filled<D['schema']>
    : D['schema'];
type Maybe<T extends z.ZodType> = z.ZodOptional<z.ZodNullable<T>>;
type Id = ReturnType<typeof id>;
type Flag = ReturnType<typeof flag>;
type Strict<S extends z.ZodRawShape> = z.ZodObject<S, z.core.$strict>;

type KeyShape<N extends string> = { [K in `${N}Id`]: Id };
type NewShape<F extends HospitalFields> = Schemas<TypedFields<F>> & { isActive: Maybe<Flag> };
type ChangedShape<N extends string, F extends HospitalFields> = NewShape<F> & typeof versioned & KeyShape<N>;
type RowShape<N extends string, F extends HospitalFields> = KeyShape<N> & {
  -readonly [K in keyof ReadFields<F>]: ReadSchema<F[K]>;
} & { isActive: Flag };

type OwnNames<F extends HospitalFields> = {
  [N in keyof F]: F[N] extends { readonly isOwn: true } ? N : never;
}[keyof F];
/** A row of the list: what not every reader sees may be missing. */
type ListShape<N extends string, F extends HospitalFields> = {
  [K in keyof RowShape<N, F>]: K extends OwnNames<F> ? Maybe<RowShape<N, F>[K]> : RowShape<N, F>[K];
} & ([OwnNames<F>] extends [never] ? Record<never, never> : typeof maskedNames);

type Wrapped<N extends string, S extends z.ZodRawShape> = Strict<{ [W in N]: Strict<S> }>;

/** Declaration of a hospital's records of one kind. */
interface Declaration<N extends string, F extends HospitalFields> {
  /** Holds the record in its calls; the table, the key `<name>Id` and the paths follow from it. */
  readonly name: N;
  /** The table, where it is not the name in snake_case. */
  readonly table?: string;
  /** How its calls spell the record and its key on the wire, where those are not `name` and `<name>Id`. */
  readonly spelled?: { readonly record?: string; readonly key?: string };
  /** The controller of its calls, as 'OpdRoom' of '/OpdRoom/AddOpdRoom'. */
  readonly path: string;
  /** Name of one record inside a sentence. */
  readonly noun: string;
  /** How the published description calls one, with its article, and all. */
  readonly described: { readonly one: string; readonly all: string };
  /** Key of the texts on the screens, such as 'queue:opdRoom': `one`, `all`, and a label for each field. */
  readonly texts: `${string}:${string}`;
  /** The field that names a record to a person. */
  readonly title: keyof F & string;
  /** The menu path that its rights hang on. */
  readonly menu: string;
  /** The headings of the menu whose screens choose from the list. */
  readonly lookedUpBelow?: readonly Heading[];
  readonly topic: Topic;
  /** Every field, in the order of the form and of the list. */
  readonly fields: F;
  /** Checks across the fields of a record that is written. */
  readonly check?: (value: z.output<Strict<NewShape<NoInfer<F>>>>, context: z.RefinementCtx) => void;
  /** Columns that no field has, each with what writes it. */
  readonly besides?: Readonly<Record<string, string>>;
  readonly calls?: Readonly<Partial<Record<RecordVerb, OwnCall>>>;
}

/** Parts of a declaration that functions for any record of a hospital use. */
export interface AnyHospitalRecord
  extends Pick<Declaration<string, HospitalFields>, 'name' | 'menu' | 'topic' | 'texts' | 'title'> {
  readonly table: string;
  readonly key: string;
  /** Name of a record inside a sentence, and at its beginning. */
  readonly noun: Sentence;
  readonly label: Sentence;
  /** The fields that answers have. */
  readonly fields: DeclaredRecord<HospitalFields>;
  /** The fields that a form may hold. */
  readonly typed: DeclaredRecord<HospitalFields>;
  readonly besides: Readonly<Record<string, string>>;
  /** A record that does not exist yet; it is active unless the caller says otherwise. */
  readonly written: z.ZodObject;
  /** A record as it is read. */
  readonly row: z.ZodObject;
  readonly list: Endpoint;
  readonly get: Endpoint;
  readonly add: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}

/** The shape of a row of a record's list, which may have more than a record. */
export function listRowOf({ list }: Pick<AnyHospitalRecord, 'list'>): z.ZodType {
  return ((list.output as z.ZodObject).shape.rows as z.ZodArray).element as z.ZodType;
}

/** A record of a hospital: its declaration, its shapes and its calls. */
export interface HospitalRecord<N extends string, F extends HospitalFields> extends AnyHospitalRecord {
  readonly name: N;
  readonly key: `${N}Id`;
  readonly title: keyof F & string;
  readonly fields: DeclaredRecord<ReadFields<F>>;
  readonly typed: DeclaredRecord<TypedFields<F>>;
  readonly written: Strict<NewShape<F>>;
  readonly row: Strict<RowShape<N, F>>;
  readonly list: Endpoint<
    ReturnType<typeof listInput<Record<never, never>>>,
    ReturnType<typeof listOutput<Strict<ListShape<N, F>>>>
  >;
  readonly get: Endpoint<
    Wrapped<N, KeyShape<N>>,
    Strict<{ [W in N]: Strict<RowShape<N, F> & typeof versioned> } & typeof changedBy>
  >;
  readonly add: Endpoint<Wrapped<N, NewShape<F>>, Wrapped<N, RowShape<N, F>>>;
  readonly update: Endpoint<Wrapped<N, ChangedShape<N, F>>, Wrapped<N, RowShape<N, F>>>;
  readonly remove: Endpoint<Wrapped<N, KeyShape<N>>, Strict<Record<never, never>>>;
}

/** The schema of a field as it is read: what is kept where nothing was typed is never missing. */
const readSchema = ({ schema, absent, read }: HospitalField) =>
  read ?? (absent === undefined ? schema : ((schema as Maybe<z.ZodType>).unwrap().unwrap() as z.ZodType));

const typedFields = (fields: HospitalFields): HospitalFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { isDerived }]) => !isDerived));

const answeredFields = (fields: HospitalFields): HospitalFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { isOnlySent }]) => !isOnlySent));

/** The shapes of a record, made without their exact types. */
function shapesOf({ name, fields, check, menu, spelled = {} }: Declaration<string, HospitalFields>) {
  const key = { [`${name}Id`]: id() };
  const keySpelling = spelled.key === undefined ? {} : { [`${name}Id`]: spelled.key };
  const wrapping = spelled.record === undefined ? {} : { [name]: spelled.record };
  const typed = record(typedFields(fields));
  const answered = record(answeredFields(fields));
  const schemas = { ...typed.schemas, isActive: optional(flag()) };
  const checked = (schema: z.ZodObject) =>
    check ? withChecks(schema, check as Parameters<typeof withChecks>[1]) : schema;
  const read: z.ZodRawShape = Object.fromEntries(
    Object.entries(answered.fields).map(([field, one]) => [field, readSchema(one)]),
  );
  const twins = Object.fromEntries(Object.entries(fields).map(([field, one]) => [field, one.twins ?? []]));
  const rowSpellings = { ...keySpelling, ...answered.spellings };
  const row: Strict<z.ZodRawShape> = shape({ ...key, ...read, isActive: flag() }, rowSpellings, twins);
  const own = Object.entries(fields).flatMap(([field, { isOwn }]) => (isOwn ? [field] : []));
  return {
    wrapped: (schema: z.ZodType, besides: z.ZodRawShape = {}) => shape({ [name]: schema, ...besides }, wrapping),
    keyed: shape(key, keySpelling),
    written: checked(shape(schemas, typed.spellings)),
    changed: checked(shape({ ...schemas, ...versioned, ...key }, { ...keySpelling, ...typed.spellings })),
    row,
    listed: own.length > 0 ? pickRow(row, own, menu) : row,
  };
}

/** The five calls of a record, made without their exact types. */
function callsOf(
  declared: Declaration<string, HospitalFields>,
  { wrapped, keyed, written, changed, row, listed }: ReturnType<typeof shapesOf>,
) {
  const { name, path, menu, lookedUpBelow, topic, spelled = {}, calls = {} } = declared;
  const { one, all } = declared.described;
  const noun = capital(name);
  const changes = [topic];
  return {
    list: endpoint({
      path: `/${path}/GetAll${noun}`,
      summary: `Lists ${all}.`,
      permission: lookedUpBelow ? mayLookUp(menu, ...lookedUpBelow) : may('view', menu),
      effect: 'read',
      input: listInput({}),
      output: listOutput(listed, `${spelled.record ?? name}List`),
      ...calls.list,
    } as Endpoint & { effect: 'read'; changes?: never }),
    get: endpoint({
      path: `/${path}/Get${noun}ById`,
      summary: `Reads one ${one.replace(/^\w+ /, '')}.`,
      permission: may('view', menu),
      effect: 'read',
      input: wrapped(keyed),
      output: wrapped(withVersion(row), changedBy),
      ...calls.get,
    } as Endpoint & { effect: 'read'; changes?: never }),
    add: endpoint({
      path: `/${path}/Add${noun}`,
      logAs: [snakeCase(name), 'added'],
      summary: `Adds ${one}.`,
      permission: may('add', menu),
      effect: 'write',
      changes,
      input: wrapped(written),
      output: wrapped(row),
      ...calls.add,
    }),
    update: endpoint({
      path: `/${path}/Update${noun}`,
      logAs: [snakeCase(name), 'changed'],
      summary: `Changes ${one}; fields left out are cleared.`,
      permission: may('edit', menu),
      effect: 'write',
      changes,
      input: wrapped(changed),
      output: wrapped(row),
      ...calls.update,
    }),
    remove: endpoint({
      path: `/${path}/Delete${noun}`,
      logAs: [snakeCase(name), 'removed'],
      summary: `Deactivates ${one}; nothing is deleted.`,
      permission: may('delete', menu),
      effect: 'write',
      changes,
      input: wrapped(keyed),
      output: shape({}),
      ...calls.remove,
    }),
  };
}

/**
 * Declares a record of a hospital. An area that needs another call takes the place of one: `{ ...hospitalRecord(...), list: endpoint(...) }`.
 */
export function hospitalRecord<const N extends string, const F extends HospitalFields>(
  declared: Declaration<N, F>,
): HospitalRecord<N, F> {
  const { name, fields, noun, texts, title, menu, topic, besides = {} } = declared;
  // The compiler cannot follow shapes that are made from names; the types above say what stands here.
  const plain = declared as unknown as Declaration<string, HospitalFields>;
  const shapes = shapesOf(plain);
  return {
    name,
    title,
    menu,
    topic,
    texts,
    besides,
    table: declared.table ?? snakeCase(name),
    key: `${name}Id`,
    noun: textNoun(`${texts}.one`, noun),
    label: screenWord(`${texts}.one`, capital(noun)),
    fields: record(answeredFields(fields)),
    typed: record(typedFields(fields)),
    written: shapes.written,
    row: shapes.row,
    ...callsOf(plain, shapes),
  } as unknown as HospitalRecord<N, F>;
}
