// A master table declared once: its checks, its calls, its list and its form all follow from the declaration.

import { icdCodeOf } from '@charaka/rules/clinic/icd-code';
import type { Sentence } from '@charaka/rules/message/sentence';
import type { z } from 'zod';
import { type Endpoint, endpoint, may } from './endpoint.ts';
import { count, day, decimal, flag, id, money, officePhone, optional, percent, requiredText, text } from './field.ts';
import { fieldSentences } from './field-sentences.ts';
import { labelNoun } from './label-words.ts';
import { changedBy, versioned } from './last-change.ts';
import { listInput, listOutput } from './list.ts';
import { mayLookUp } from './look-up.ts';
import type { Heading } from './menu-item.ts';
import { pickRow } from './pick-row.ts';
import { shape, withChecks } from './shape.ts';
import { masterTopic } from './topic.ts';

/** The kinds of field a master may have. */
export type MasterFieldKind =
  | 'text'
  | 'longText'
  | 'count'
  | 'money'
  | 'percent'
  | 'decimal'
  | 'flag'
  | 'reference'
  | 'staff'
  | 'day'
  | 'time'
  | 'choice';

/** A value a `choice` may have; the label is a key of `masters.json` as those of fields are. */
export interface MasterOption {
  readonly value: number;
  readonly label: string;
}

/** One field of a master: its kind, its wire spelling and its rules. The column is the name in snake_case. */
export interface MasterField {
  readonly kind: MasterFieldKind;
  /** English label; other languages translate it in `masters.json`. */
  readonly label: string;
  /** Spelling on the wire; of several accepted spellings the first is written. */
  readonly wire?: string | readonly string[];
  /** Further keys it is answered under, where the specification has several for one thing. */
  readonly twins?: readonly string[];
  readonly isRequired?: boolean;
  /** No two active records of the tenant may share this value (case-insensitive). */
  readonly isUnique?: boolean;
  readonly maxLength?: number;
  /** A telephone of an organisation, as people write it (Q277). */
  readonly isPhone?: boolean;
  /** An ICD code, stored with the dot of ICD-10. */
  readonly isIcdCode?: boolean;
  /** Headings of the column in published files, in small letters. */
  readonly headings?: readonly string[];
  /** Screens that choose from the list do not need it: it is for readers of the master's own screen (Q273). */
  readonly isOwn?: boolean;
  /** Its column is hidden until the user selects it. */
  readonly isHiddenAtFirst?: boolean;
  /** For `reference`: the name of the master that is pointed at. */
  readonly to?: string;
  /** For `choice`: what there is to choose from. */
  readonly options?: readonly MasterOption[];
}

/** A table that points at a master. */
export interface MasterUse {
  readonly table: string;
  readonly column: string;
  readonly called: Sentence;
  /** The column by which the sentence of a refusal names its rows. */
  readonly title?: string;
  /** Condition for an active record when there is no column `is_active`. */
  readonly active?: string;
}

/** The field of a record that is refused, and why. */
export interface RecordFault {
  readonly field: string;
  readonly message: string;
}

/** The declaration of a master. `key` is its number field, `title` the field that names a record to a person. */
export interface Master {
  readonly name: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly menu: string;
  /** The headings of the menu whose screens choose from it; users who see one of these screens may read the list. */
  readonly lookedUpBelow?: readonly Heading[];
  readonly route: string;
  readonly key: string;
  readonly keyWire?: string;
  readonly title: string;
  /** The fields that tell a record from all others in a file, where none alone is unique. */
  readonly knownBy?: readonly string[];
  readonly fields: Readonly<Record<string, MasterField>>;
  /** Files of publishers have further columns, and rows that only head others: neither is imported. */
  readonly published?: { readonly rowKind: string; readonly headingKinds: readonly string[] };
  /** Names persons, or how to reach them: its file is confirmed before it leaves (PS035). */
  readonly hasPersonalColumns?: boolean;
  readonly calls: Readonly<Record<'list' | 'get' | 'add' | 'update' | 'deactivate', string>>;
  /** The specification's wrapper keys: one record, and the list. */
  readonly item: string;
  readonly list: string;
  /** Other tables that may refer to a record: checked before it is deactivated. */
  readonly usedBy?: readonly MasterUse[];
  /** Records the product itself relies on: they are neither changed nor deactivated. */
  readonly fixedKeys?: readonly number[];
  /** A field that is the sum of others, and two days of which the second is not before the first. */
  readonly sum?: { readonly total: string; readonly of: readonly string[]; readonly message: string };
  readonly period?: { readonly from: string; readonly to: string; readonly message: string };
  /** Returns the fault of a record that is written; older records are still read. */
  readonly check?: (values: Readonly<Record<string, unknown>>) => RecordFault | undefined;
}

/** Declares a master; the compiler keeps `title` to one of its fields. */
export function master<const F extends Record<string, MasterField>>(
  declaration: Omit<Master, 'fields' | 'title'> & { readonly fields: F; readonly title: keyof F & string },
): Master {
  return declaration;
}

/** A name with a capital: `bedType` is `BedType`. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A table name or column for a plain name: `bedType` is `bed_type`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function fieldSchema(field: MasterField): z.ZodType {
  if (field.kind === 'text' || field.kind === 'longText') {
    const maxLength = field.maxLength ?? (field.kind === 'text' ? 200 : 4000);
    const needed = requiredText(fieldSentences.enterLabel({ label: labelNoun(field.label) }), maxLength);
    return field.isRequired
      ? field.isIcdCode
        ? needed.overwrite(icdCodeOf)
        : needed
      : optional(field.isPhone ? officePhone(maxLength) : text(maxLength));
  }
  const schemas = {
    count: count(),
    money: money(),
    percent: percent(100),
    decimal: decimal(),
    flag: flag(),
    staff: id(fieldSentences.selectLabel({ label: labelNoun(field.label) })),
    reference: id(fieldSentences.selectLabel({ label: labelNoun(field.label) })),
    day: day(fieldSentences.enterLabel({ label: labelNoun(field.label) })),
    time: text(5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldSentences.timeNotValid.text),
    choice: id(fieldSentences.selectLabel({ label: labelNoun(field.label) })).refine(
      (value) => field.options?.some((option) => option.value === value),
      fieldSentences.selectLabel({ label: labelNoun(field.label) }).text,
    ),
  };
  const schema = schemas[field.kind];
  return field.isRequired ? schema : optional(schema);
}

/**
 * A record of a master as it travels: its key, its fields, whether it is active, and the number of its last change. An update that
 * names the version it was made on is refused when somebody else was faster; lists leave it out.
 */
export function masterRecord(declaration: Master, isAdding: boolean) {
  const fields = Object.fromEntries(
    Object.entries(declaration.fields).map(([name, field]) => [name, fieldSchema(field)]),
  );
  const spellings: Record<string, string | readonly string[]> = Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, field]) => (field.wire ? [[name, field.wire]] : [])),
  );
  if (declaration.keyWire) spellings[declaration.key] = declaration.keyWire;
  const twins = Object.fromEntries(
    Object.entries(declaration.fields).flatMap(([name, { twins: own }]) => (own ? [[name, own]] : [])),
  );
  const record = shape(
    {
      [declaration.key]: isAdding ? optional(id()) : id(),
      ...fields,
      isActive: optional(flag()),
      ...versioned,
    } as z.ZodRawShape,
    spellings,
    twins,
  );
  const { sum, period } = declaration;
  if (!sum && !period) return record;
  return withChecks(record, (values, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const numbers = values as Record<string, number>;
    if (sum && sum.of.reduce((total, name) => total + (numbers[name] ?? 0), 0) !== numbers[sum.total])
      fault(sum.total, sum.message);
    const days = values as Record<string, string>;
    if (period && String(days[period.to]) < String(days[period.from])) fault(period.to, period.message);
  });
}

/** A record as it is written: with the check of its master. */
export function writtenRecord(declaration: Master, isAdding: boolean) {
  const { check } = declaration;
  const record = masterRecord(declaration, isAdding);
  if (!check) return record;
  return withChecks(record, (values, context) => {
    const fault = check(values as Record<string, unknown>);
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });
}

/** The five calls of a master. */
export interface MasterEndpoints {
  readonly list: Endpoint;
  readonly get: Endpoint;
  readonly add: Endpoint;
  readonly update: Endpoint;
  readonly deactivate: Endpoint;
}

function makeEndpoints(declaration: Master): MasterEndpoints {
  const record = masterRecord(declaration, false);
  const item = (schema: z.ZodType) => shape({ item: schema }, { item: declaration.item });
  const key = item(
    shape(
      { [declaration.key]: id() } as z.ZodRawShape,
      declaration.keyWire ? { [declaration.key]: declaration.keyWire } : {},
    ),
  );
  const one = { output: item(record) };
  const noun = declaration.label.toLowerCase();
  const table = snakeCase(declaration.name);
  const own = Object.keys(declaration.fields).filter((name) => declaration.fields[name]?.isOwn);
  const changes = [masterTopic(declaration)];
  return {
    list: endpoint({
      path: declaration.calls.list,
      summary: `Lists ${declaration.labelPlural.toLowerCase()}.`,
      permission: mayLookUp(declaration.menu, ...(declaration.lookedUpBelow ?? [])),
      effect: 'read',
      input: listInput({}),
      output: listOutput(own.length > 0 ? pickRow(record, own, declaration.menu) : record, declaration.list),
    }),
    get: endpoint({
      path: declaration.calls.get,
      summary: `Reads one ${noun}.`,
      permission: may('view', declaration.menu),
      effect: 'read',
      input: key,
      output: shape({ item: record, ...changedBy }, { item: declaration.item }),
    }),
    add: endpoint({
      path: declaration.calls.add,
      logAs: [table, 'added'],
      summary: `Adds a ${noun}.`,
      permission: may('add', declaration.menu),
      effect: 'write',
      changes,
      input: item(writtenRecord(declaration, true)),
      ...one,
    }),
    update: endpoint({
      path: declaration.calls.update,
      logAs: [table, 'changed'],
      summary: `Changes a ${noun}; fields left out are cleared. Refused when somebody else changed it since the version named.`,
      permission: may('edit', declaration.menu),
      effect: 'write',
      changes,
      input: item(writtenRecord(declaration, false)),
      ...one,
    }),
    deactivate: endpoint({
      path: declaration.calls.deactivate,
      logAs: [table, 'removed'],
      summary: `Deactivates a ${noun}; nothing is deleted.`,
      permission: may('delete', declaration.menu),
      effect: 'write',
      changes,
      input: key,
      output: shape({}),
    }),
  };
}

const endpointsByMaster = new WeakMap<Master, MasterEndpoints>();

/** The five calls of a master, made once. Lists are read by their editors and by the screens that choose from them, single records on their own screen. */
export function masterEndpoints(declaration: Master): MasterEndpoints {
  const known = endpointsByMaster.get(declaration);
  if (known) return known;
  const made = makeEndpoints(declaration);
  endpointsByMaster.set(declaration, made);
  return made;
}
