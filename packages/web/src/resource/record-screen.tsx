// The whole screen of a declared record of a hospital: its list, and the dialog that adds one or changes one.

import { type AnyHospitalRecord, listRowOf } from '@charaka/contract/kernel/hospital-record';
import { fieldsOf, kindOf, type RecordField } from '@charaka/contract/kernel/record';
import { labelKey } from '@charaka/contract/kernel/record-parts';
import { wireName } from '@charaka/contract/kernel/shape';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useCommand } from '../kernel/use-answer.ts';
import { useList, useRows } from '../kernel/use-list.ts';
import type { Column } from '../ui/table/data-table-column.ts';
import { activeFilters } from './active-records.tsx';
import { type OwnFields, RecordDialog, type ScreenRow, sentRow } from './record-dialog.tsx';
import { RecordList, type RecordListProps } from './record-list.tsx';
import { textOf, valuesIn } from './record-values.ts';

interface RecordScreenProps<R extends AnyHospitalRecord>
  extends Pick<RecordListProps<ScreenRow<R>>, 'isFixed' | 'closingText' | 'moreActions' | 'moreRowActions' | 'file'> {
  readonly record: R;
  /** Remembers the columns and names exported files; by default the name of the record. */
  readonly name?: string;
  /** Inputs that are not those of their kind. */
  readonly fields?: OwnFields<R>;
  /** Initial values of a new record; all other fields begin empty. */
  readonly begin?: Readonly<Partial<Record<keyof R['written']['shape'], unknown>>>;
  /** Columns that read otherwise than their field, and columns of fields that are not listed. */
  readonly columns?: { readonly [N in keyof ScreenRow<R>]?: Partial<Column<ScreenRow<R>>> };
  /** The fields that a search looks through; the title by default. */
  readonly searched?: readonly (keyof ScreenRow<R> & string)[];
  /** A dialog of its own, where fields depend on each other; null adds a record. */
  readonly form?: (opened: ScreenRow<R> | null, onClose: () => void) => ReactNode;
}

const numericKinds: ReadonlySet<string> = new Set(['count', 'decimal', 'money', 'percent']);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A list with search, and what its user may do with a row; the dialog has a field for each of the declaration. */
export function RecordScreen<R extends AnyHospitalRecord>(props: RecordScreenProps<R>) {
  const { record, fields, begin, form, searched = [record.title], ...rest } = props;
  const { t } = useTranslation();
  const row = listRowOf(record);
  const list = useList();
  const rows = useRows(record.topic, record.list as ListOf<ScreenRow<R>>, list, {
    filterParams: activeFilters(list, ...searched.map((name) => wireName(row, name))),
  });
  const closing = useCommand(record.remove);
  const changing = useCommand(record.update);
  const keyOf = (shown: ScreenRow<R>) => valuesIn(shown)[record.key] as number;
  const nameOf = (shown: ScreenRow<R>) => String(valuesIn(shown)[record.title]);
  return (
    <RecordList
      name={`${kebab(record.name)}s`}
      {...rest}
      menuPath={record.menu}
      noun={t(`${record.texts}.one`)}
      nouns={t(`${record.texts}.all`)}
      list={list}
      rows={rows}
      columns={columnsOf(record, props.columns ?? {}, (label) => t(`${record.texts}.${label}`))}
      keyOf={keyOf}
      nameOf={nameOf}
      form={(opened, onClose) =>
        form?.(opened, onClose) ?? (
          <RecordDialog record={record} fields={fields ?? {}} begin={begin ?? {}} opened={opened} onClose={onClose} />
        )
      }
      onClose={(shown) => closing.mutate({ [record.name]: { [record.key]: keyOf(shown) } })}
      onReopen={(shown) =>
        changing.mutate({
          [record.name]: { ...sentRow(record, valuesIn(shown)), [record.key]: keyOf(shown), isActive: true },
        })
      }
    />
  );
}

type ListOf<Row> = AnyHospitalRecord['list'] & {
  readonly output: z.ZodType<{ rows: Row[]; totalCount: number; pageNumber: number }>;
};

/** The columns of the listed fields, and those the screen adds, in the order of the declaration. */
function columnsOf<Row extends object>(
  record: AnyHospitalRecord,
  own: { readonly [N in string]?: Partial<Column<Row>> },
  text: (label: string) => string,
): Column<Row>[] {
  const shown = fieldsOf(record.fields).filter(([name, field]) => field.isListed || name in own);
  return shown.map(([name, field], at) => ({
    id: wireName(listRowOf(record), name),
    title: text(labelKey(record.fields, name)),
    value: (row) => cellOf(field, valuesIn(row)[name]),
    // A number that its screen reads as a name is no number to the eye.
    ...(numericKinds.has(kindOf(field)) && !own[name]?.value ? { isNumeric: true } : {}),
    ...(field.isListed ? {} : { isSortable: false }),
    ...(at === 0 ? { minWidth: 180 } : {}),
    ...own[name],
  }));
}

/** Numbers stay numbers in files of the list. */
const cellOf = (field: RecordField, value: unknown) =>
  ['count', 'decimal'].includes(kindOf(field)) ? (value as number | null) : textOf(field, value);
