// An entry of a chart declared once: it belongs to an encounter, is corrected by a new version and voided with a reason, and nothing is overwritten.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { type Endpoint, endpoint, may, type Permission } from './endpoint.ts';
import { flag, id, instant, optional, requiredText, text } from './field.ts';
import { type DeclaredRecord, type RecordFields, record } from './record.ts';
import { capital, snakeCase } from './resource.ts';
import { shape } from './shape.ts';
import type { Topic } from './topic.ts';

const MAX_REASON = 300;

/** Facts of a saved entry beside its fields. */
const facts = {
  /** The entry that this one corrects. */
  correctsId: optional(id()),
  correctionReason: optional(text()),
  /** Corrected by a later entry, or voided: kept, and no longer counted. */
  isReplaced: flag(),
  isVoid: flag(),
};

/** Why an entry is corrected; `isVoid` withdraws it without other values. */
const correction = {
  correctionReason: requiredText(entrySentences.enterReason, MAX_REASON),
  isVoid: optional(flag()),
};

const spellings = { patientId: 'patientUid', takenAt: 'takenOn', takenByName: 'takenBy' };

type Id = ReturnType<typeof id>;
type Instant = ReturnType<typeof instant>;
type Maybe<T extends z.ZodType> = z.ZodOptional<z.ZodNullable<T>>;
type Strict<S extends z.ZodRawShape> = z.ZodObject<S, z.core.$strict>;
type Schemas<F extends RecordFields> = { -readonly [K in keyof F]: F[K]['schema'] };
type Key<N extends string> = { [K in `${N}Id`]: Id };
type Row<N extends string, F extends RecordFields> = Key<N> & {
  encounterId: Id;
  takenAt: Instant;
  takenByName: ReturnType<typeof text>;
} & Schemas<F> &
  typeof facts;
type OfPatient<N extends string, S extends z.ZodRawShape> = Strict<{ patientId: Id } & { [W in N]: Strict<S> }>;

interface OwnCall {
  readonly path?: string;
  readonly summary: string;
  /** Topics that the call changes beside the entry's own. */
  readonly changes?: readonly Topic[];
}

interface Declaration<N extends string, F extends RecordFields> {
  /** Holds an entry in its calls; the table and the key `<name>Id` follow from it. */
  readonly name: N;
  /** The controller of its calls, as 'VitalSign' of '/VitalSign/AddVitalSigns'. */
  readonly path: string;
  /** The menu path on which its rights depend: to view, add and edit. */
  readonly menu: string;
  /** The right to read, where other menus give it too. */
  readonly reads?: Permission;
  readonly topic: Topic;
  /** The typed values. */
  readonly fields: F;
  readonly calls: { readonly add: OwnCall; readonly correct: OwnCall; readonly list: OwnCall };
}

/** Parts of a declaration that functions for any entry use. */
export interface AnyChartEntry {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly fields: DeclaredRecord;
  readonly row: z.ZodType;
  readonly add: Endpoint;
  readonly correct: Endpoint;
  readonly list: Endpoint;
}

/** An entry: its declaration, its shapes and its calls. */
export interface ChartEntry<N extends string, F extends RecordFields> extends AnyChartEntry {
  readonly name: N;
  readonly key: `${N}Id`;
  readonly fields: DeclaredRecord<F>;
  readonly row: Strict<Row<N, F>>;
  readonly add: Endpoint<
    OfPatient<N, { encounterId: Id; takenAt: Maybe<Instant> } & Schemas<F>>,
    OfPatient<N, Row<N, F>>
  >;
  readonly correct: Endpoint<OfPatient<N, Key<N> & Schemas<F> & typeof correction>, OfPatient<N, Row<N, F>>>;
  readonly list: Endpoint<
    Strict<{ patientId: Id; encounterId: Maybe<Id> }>,
    Strict<{ patientId: Id } & { [W in `${N}s`]: z.ZodArray<Strict<Row<N, F>>> }>
  >;
}

/** The entries that count. */
export function countedEntries<R extends { readonly isReplaced: boolean; readonly isVoid: boolean }>(
  rows: readonly R[],
): R[] {
  return rows.filter(({ isReplaced, isVoid }) => !isReplaced && !isVoid);
}

/** The calls of an entry, made without their exact types. */
function callsOf(
  { name, path, menu, reads, topic, calls }: Declaration<string, RecordFields>,
  row: z.ZodObject,
  values: z.ZodRawShape,
) {
  const wrapped = (inner: z.ZodObject) => shape({ patientId: id(), [name]: inner }, { ...spellings, [name]: name });
  const add = shape({ encounterId: id(), takenAt: optional(instant()), ...values }, spellings);
  const corrected = shape({ [`${name}Id`]: id(), ...values, ...correction }, spellings);
  const pathOf = (verb: 'add' | 'correct' | 'list', plain: string) => calls[verb].path ?? `/${path}/${plain}`;
  return {
    add: endpoint({
      path: pathOf('add', `Add${capital(name)}`),
      summary: calls.add.summary,
      logAs: [snakeCase(name), 'added'],
      permission: may('add', menu),
      effect: 'write',
      changes: [topic, ...(calls.add.changes ?? [])],
      isWalled: true,
      input: wrapped(add),
      output: wrapped(row),
    }),
    correct: endpoint({
      path: pathOf('correct', `Correct${capital(name)}`),
      summary: calls.correct.summary,
      logAs: [snakeCase(name), 'corrected'],
      permission: may('edit', menu),
      effect: 'write',
      changes: [topic, ...(calls.correct.changes ?? [])],
      isWalled: true,
      input: wrapped(corrected),
      output: wrapped(row),
    }),
    list: endpoint({
      path: pathOf('list', `GetAll${capital(name)}`),
      summary: calls.list.summary,
      permission: reads ?? may('view', menu),
      effect: 'read',
      isWalled: true,
      input: shape({ patientId: id(), encounterId: optional(id()) }, spellings),
      output: shape({ patientId: id(), [`${name}s`]: z.array(row) }, { ...spellings, [`${name}s`]: `${name}List` }),
    }),
  };
}

/** Declares an entry of a chart. */
export function chartEntry<const N extends string, const F extends RecordFields>(
  declared: Declaration<N, F>,
): ChartEntry<N, F> {
  const { name } = declared;
  const fields = record(declared.fields);
  const row = shape(
    {
      [`${name}Id`]: id(),
      encounterId: id(),
      takenAt: instant(),
      takenByName: text(),
      ...fields.schemas,
      ...facts,
    },
    { ...spellings, ...fields.spellings },
  );
  return {
    name,
    table: snakeCase(name),
    key: `${name}Id`,
    fields,
    row,
    ...callsOf(declared, row, fields.schemas),
    // The compiler cannot follow shapes that are made from names; the types above say what they are.
  } as unknown as ChartEntry<N, F>;
}
