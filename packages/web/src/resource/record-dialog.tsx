// The dialog that adds a declared record of a hospital or changes one.

import type { Endpoint, OutputOf } from '@charaka/contract/kernel/endpoint';
import type { AnyHospitalRecord } from '@charaka/contract/kernel/hospital-record';
import { fieldsOf, type RecordField } from '@charaka/contract/kernel/record';
import { isRequired, labelKey } from '@charaka/contract/kernel/record-parts';
import { Stack } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { formChecks } from '../kernel/form-checks.ts';
import { useRecordForm } from '../kernel/record-form.ts';
import type { Versioned } from '../kernel/stale-edit.ts';
import { stripEmpty } from '../kernel/strip-empty.ts';
import { FormDialog } from '../ui/dialog/form-dialog.tsx';
import type { FieldProps } from '../ui/field/field-props.ts';
import { Columns } from '../ui/page/columns.tsx';
import { RecordSection } from './record-fields.tsx';
import { blankOf, heldOf } from './record-values.ts';

/** A row of the record's list. */
export type ScreenRow<R extends AnyHospitalRecord> =
  OutputOf<R['list']> extends { readonly rows: readonly (infer Row extends { isActive: boolean })[] } ? Row : never;

/** Props of a custom input: label, value, change and error, to be spread into its field. */
type OwnInput<V> = FieldProps<V> & { readonly label: string };

/** Inputs that are not those of their kind; each also gets the record that is changed, null for a new one. */
export type OwnFields<R extends AnyHospitalRecord> = {
  readonly [N in keyof R['typed']['fields']]?: (
    // biome-ignore lint/suspicious/noExplicitAny: what a form holds of a field is known to the field that is drawn for it
    input: OwnInput<any>,
    opened: ScreenRow<R> | null,
  ) => ReactNode;
};

interface RecordDialogProps<R extends AnyHospitalRecord> {
  readonly record: R;
  readonly fields: OwnFields<R>;
  /** Initial values of a new record; all other fields begin empty. */
  readonly begin: Readonly<Record<string, unknown>>;
  /** Null adds one. */
  readonly opened: ScreenRow<R> | null;
  onClose(): void;
}

/** More fields than these stand beside each other. */
const MOST_BELOW_EACH_OTHER = 4;

type Wrapped = Readonly<Record<string, Known>>;
type Known = Readonly<Record<string, number>> & Versioned;
type Sending = Endpoint<z.ZodType<unknown, Readonly<Record<string, object>>>, z.ZodType<Wrapped>>;

/** Opens at once. */
export function RecordDialog<R extends AnyHospitalRecord>(props: RecordDialogProps<R>) {
  const { record, fields, begin, opened, onClose } = props;
  const { t } = useTranslation();
  const { name, key, topic, texts } = record;
  const check = useMemo(() => formChecks(record.written), [record]);
  const names = fieldsOf(record.typed).map(([field]) => field);
  const form = useRecordForm({
    opened: opened as Known | null,
    topic,
    check,
    key,
    wrapper: name,
    get: record.get as Endpoint<z.ZodType, z.ZodType<Wrapped>>,
    add: record.add as Sending,
    update: record.update as Sending,
    valuesOf: (known: Known | null): Record<string, unknown> =>
      known === null ? { ...blankOf(record.typed), ...begin } : heldOf(record.typed, known),
    sent: (values) => stripEmpty(values) as object,
    onDone: onClose,
  });
  const labelOf = (field: string) => t(`${texts}.${labelKey(record.typed, field)}`);
  const own = Object.entries(fields as Readonly<Record<string, OwnDrawing>>).map(([field, draw]) => [
    field,
    draw({ label: labelOf(field), isRequired: needs(record, field), ...form.form.getInputProps(field) }, opened),
  ]);
  const section = (
    <RecordSection
      declared={record.typed}
      names={names}
      form={form.form}
      labelOf={labelOf}
      own={Object.fromEntries(own)}
      isFirst
    />
  );
  const isLong = names.length > MOST_BELOW_EACH_OTHER;
  return (
    <FormDialog
      {...form}
      {...(isLong ? { size: 'medium' as const } : {})}
      title={t(opened ? 'masters:edit' : 'masters:add', { name: t(`${texts}.one`) })}
      onClose={onClose}
    >
      {isLong ? <Columns cols={{ base: 1, xs: 2 }}>{section}</Columns> : <Stack>{section}</Stack>}
    </FormDialog>
  );
}

const needs = ({ typed }: AnyHospitalRecord, field: string) => isRequired(typed.fields[field] as RecordField);

type OwnDrawing = (input: OwnInput<unknown>, opened: object | null) => ReactNode;

/** The fields of a row as its update takes them. */
export function sentRow(record: AnyHospitalRecord, row: Readonly<Record<string, unknown>>): object {
  return stripEmpty(heldOf(record.typed, row)) as object;
}
