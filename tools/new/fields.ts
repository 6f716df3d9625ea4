// The fields of a record that is born: what each kind is on the wire, in its table, in the list and in the form.
import { fieldNameOf, type Name } from './names.ts';

/** The kinds a field may be born with. */
type Kind = 'text' | 'longText' | 'count' | 'money' | 'percent' | 'flag' | 'day';

/** A field as the templates need it. The first of a record names it to people: it must be given, and is there once. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: Kind;
  readonly isTitle: boolean;
  /** Its column, with its unit, and the column's type. */
  readonly column: string;
  readonly columnType: string;
}

/** The facts of a kind of field: functions of kernel/field.ts, columns, kinds of list columns, fields of forms. */
interface KindFacts {
  readonly schema: string;
  readonly columnType: string;
  readonly unit?: string;
  readonly listKind: string;
  readonly input: string;
  /** The form's value of the field of `record`, and without a record. */
  value(field: string): string;
  /** How a list shows it, where it is not as it stands; the name of the function in kernel/format.ts. */
  readonly format?: string;
  /** A value as it is typed, and as it is kept, for tests. */
  readonly sample: readonly [typed: string, kept: string];
}

const typedNumber = (field: string) => `(record?.${field} ?? '') as number | string`;
const typedHundredth = (field: string) => `(record?.${field} == null ? '' : record.${field} / 100) as number | string`;

/** Every kind with what is written of it. */
export const kinds: Readonly<Record<Kind, KindFacts>> = {
  text: {
    schema: 'text(200)',
    columnType: 'text',
    listKind: 'text',
    input: 'TextField',
    value: (field) => `record?.${field} ?? ''`,
    sample: ["'Some words'", "'Some words'"],
  },
  longText: {
    schema: 'text(2000)',
    columnType: 'text',
    listKind: 'text',
    input: 'TextAreaField',
    value: (field) => `record?.${field} ?? ''`,
    sample: ["'Some more words'", "'Some more words'"],
  },
  count: {
    schema: 'count()',
    columnType: 'bigint',
    listKind: 'number',
    input: 'NumberField',
    value: typedNumber,
    sample: ['3', '3'],
  },
  money: {
    schema: 'money()',
    columnType: 'bigint',
    unit: 'paise',
    listKind: 'money',
    input: 'MoneyField',
    value: typedHundredth,
    format: 'formatMoney',
    sample: ['12.5', '1250'],
  },
  percent: {
    schema: 'percent(100)',
    columnType: 'integer',
    unit: 'basis_points',
    listKind: 'percent',
    input: 'PercentField',
    value: typedHundredth,
    format: 'formatPercent',
    sample: ['7.5', '750'],
  },
  flag: {
    schema: 'flag()',
    columnType: 'boolean',
    listKind: 'flag',
    input: 'SwitchField',
    value: (field) => `record?.${field} ?? false`,
    sample: ['true', 'true'],
  },
  day: {
    schema: 'day()',
    columnType: 'date',
    listKind: 'day',
    input: 'DateField',
    value: (field) => `record?.${field} ?? null`,
    format: 'formatDay',
    sample: ["'2026-03-01'", "'2026-03-01'"],
  },
};

const isKind = (kind: string): kind is Kind => kind in kinds;

/** The longest title of a record. */
export const LONGEST_TITLE = 100;

/**
 * Reads fields as they are told on the command line, `name:text rate:money`; only `name` where none is. Throws a sentence about
 * one that makes no sense. A field called name is the record's own: `dietPlanName`. Where the fields have no title, each may be left out.
 */
export function fieldsOf(noun: Name, told: readonly string[], isTitled = true): Field[] {
  const read = (told.length > 0 ? told : ['name:text']).map((word, index): Field => {
    const [camel = '', kind = 'text'] = word.split(':');
    const name = fieldNameOf(camel === 'name' ? `${noun.camel}Name` : camel);
    if (!name) throw new Error(`${word} is not a field. Write a field as dailyRate:money.`);
    if (!isKind(kind)) throw new Error(`${kind} is no kind of field. The kinds are: ${Object.keys(kinds).join(', ')}.`);
    const isTitle = isTitled && index === 0;
    if (isTitle && kind !== 'text')
      throw new Error(`The first field names the record and must be a text, as ${word.split(':')[0]}:text.`);
    const { columnType, unit } = kinds[kind];
    const column = unit ? `${name.snake}_${unit}` : name.snake;
    const label = camel === 'name' ? noun.words : name.words;
    return { name: name.camel, label, kind, isTitle, column, columnType };
  });
  const names = read.map(({ name }) => name);
  const taken = names.find(
    (name, index) => names.indexOf(name) !== index || [`${noun.camel}Id`, 'isActive'].includes(name),
  );
  if (taken) throw new Error(`The record has a field ${taken} already.`);
  return read;
}
