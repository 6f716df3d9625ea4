// Datasets of reports: one read-only view of the database each, with its fields by kind (reports.md section 4).
import type { z } from 'zod';
import type { DeedName } from '../../kernel/deed.ts';
import {
  count,
  day,
  decimal,
  flag,
  id,
  instant,
  oneOf,
  optional,
  personal,
  signedMoney,
  text,
} from '../../kernel/field.ts';

/** How a field is shown, compared and added up. */
export type ReportKind = 'text' | 'number' | 'minutes' | 'money' | 'day' | 'instant' | 'choice' | 'flag' | 'named';

/** A field of a dataset. */
export interface ReportField<S extends z.ZodType = z.ZodType> {
  readonly kind: ReportKind;
  readonly schema: S;
  /** The words of a choice, and the key of their texts. */
  readonly values?: readonly string[];
  readonly texts?: string;
  /** The field with the name of the record that a number stands for, and the view of such names: `user` is report.user_name. */
  readonly nameField?: string;
  readonly names?: string;
  /** The key of the text for a missing value, as that of a confidential test (RP010). */
  readonly none?: string;
  /** Identifies a person: the server neither searches nor sorts by it, files leave it out (RP013), and it is empty for a hidden chart (RP010). */
  readonly isPersonal?: boolean;
  /** The menu path whose right to view it needs: without it the field is in no column, filter, sort, group and total (RP010). */
  readonly needs?: string;
  /** The id of a patient or a stay that is counted, each once, and is in no answer. */
  readonly isOnlyCounted?: boolean;
}

/** The fields of a dataset by name; the view has a column of each name in snake case. */
export type ReportFields = Readonly<Record<string, ReportField>>;

const ofPerson = <K extends ReportKind, S extends z.ZodType, F extends ReportField<S> & { readonly kind: K }>(
  field: F,
) => ({
  ...field,
  schema: personal(field.schema),
  isPersonal: true as const,
});
const personalText = () => ofPerson({ kind: 'text', schema: optional(text()) } as const);

/** Makers of fields. */
export const reported = {
  text: () => ({ kind: 'text', schema: optional(text()) }) as const,
  /** A text with a word for each value; a value without a word is shown in plain letters. */
  word: (texts: string) => ({ kind: 'text', schema: optional(text()), texts }) as const,
  /** A name that the view leaves out, with the text for it. */
  hiddenText: (none: string) => ({ kind: 'text', schema: optional(text()), none }) as const,
  number: () => ({ kind: 'number', schema: count() }) as const,
  maybeNumber: () => ({ kind: 'number', schema: optional(count()) }) as const,
  /** Whole records behind the rows, each counted once; rows leave the id out. */
  counted: () => ({ kind: 'number', schema: optional(id()), isOnlyCounted: true }) as const,
  reference: () => ({ kind: 'number', schema: optional(id()) }) as const,
  /** Minutes between two instants, rounded to one decimal in answers; averages and percentiles are of the exact ones (RP004). */
  minutes: () => ({ kind: 'minutes', schema: optional(decimal()) }) as const,
  money: () => ({ kind: 'money', schema: signedMoney() }) as const,
  /** An amount that is missing for some rows. */
  maybeMoney: () => ({ kind: 'money', schema: optional(signedMoney()) }) as const,
  day: () => ({ kind: 'day', schema: day() }) as const,
  maybeDay: () => ({ kind: 'day', schema: optional(day()) }) as const,
  instant: () => ({ kind: 'instant', schema: instant() }) as const,
  maybeInstant: () => ({ kind: 'instant', schema: optional(instant()) }) as const,
  flag: () => ({ kind: 'flag', schema: flag() }) as const,
  choice: <const V extends readonly string[]>(values: V, texts: string) =>
    ({ kind: 'choice', schema: oneOf(values), values, texts }) as const,
  /** A choice that is missing for some rows. */
  maybeChoice: <const V extends readonly string[]>(values: V, texts: string) =>
    ({ kind: 'choice', schema: optional(oneOf(values)), values, texts }) as const,
  /** The number of a doctor, a ward, a payer …; `names` is the view of names that its groups are read from, `ward` for report.ward_name. */
  named: (nameField: string, names: string) => ({ kind: 'named', schema: optional(id()), nameField, names }) as const,
  hiddenNamed: (nameField: string, names: string, none: string) =>
    ({ kind: 'named', schema: optional(id()), nameField, names, none }) as const,
  /** Narration, reason or note: it may name anybody. */
  freeText: personalText,
  /** A number that leads to a person: UHID, IPD No, OPD No, phone. */
  personNumber: personalText,
  personName: personalText,
  /** A fact of a person, as sex or age. */
  ofPerson,
  /** A field that needs the right to view a screen (RP010). */
  needing: <K extends ReportKind, S extends z.ZodType>(
    needs: string,
    field: ReportField<S> & { readonly kind: K },
  ) => ({
    ...field,
    schema: field.isPersonal ? personal(optional(field.schema)) : optional(field.schema),
    needs,
  }),
} as const;

/** Rows whose very existence is a secret: only a reader with the deed finds them in rows, groups, totals and files (RP010). */
interface Guarded<N extends string> {
  /** The flag of these rows. */
  readonly flag: N;
  /** The field whose groups other readers see in whole months that are over, where at least five patients are behind them. */
  readonly by: N;
  /** The records that are counted. */
  readonly counted: N;
  readonly deed: DeedName;
}

/** A dataset: a row is a fact with an instant, by which its days are those of the hospital's clock (RP003), or with its day itself. */
export interface Dataset<F extends ReportFields = ReportFields, N extends string = string> {
  /** The view in the schema report. */
  readonly view: string;
  readonly fields: F;
  readonly instant: N;
  /** The flag that is false for rows whose instant is a day without a time: they belong to no hour. */
  readonly timed?: N;
  readonly guarded?: Guarded<N>;
  /** The fields that tell rows apart. */
  readonly key: readonly N[];
}

/** Declares a dataset. */
export function dataset<const F extends ReportFields>(declared: Dataset<F, keyof F & string>): Dataset<F> {
  return declared;
}
