// The fields of a declared record in a form: each by its kind, some in a way of their own.
import {
  type DeclaredRecord,
  kindOf,
  type NameOf,
  plainSchema,
  type RecordField,
  type RecordFields,
} from '@charaka/contract/kernel/record';
import { isRequired, mostLetters } from '@charaka/contract/kernel/record-parts';
import { Fragment, type ReactNode } from 'react';
import { z } from 'zod';
import { wordChoices } from '../kernel/choices.ts';
import { FieldInput } from './field-input.tsx';

/** Of a form what a field needs: what its input shows and does. */
interface FieldForm {
  getInputProps(name: string): object;
}

interface RecordFieldsProps<F extends RecordFields, N extends NameOf<F>> {
  readonly declared: DeclaredRecord<F>;
  /** The fields in their order, as `namesIn` gives those of a section. */
  readonly names: readonly N[];
  readonly form: FieldForm;
  labelOf(name: N): string;
  /** Fields the user may not see. */
  readonly hidden?: ReadonlySet<string>;
  /** Shown, and not to be changed. */
  readonly isReadOnly?: boolean;
  /** The cursor stands in the first field when the dialog opens. */
  readonly isFirst?: boolean;
  /** Fields that are drawn in a way of their own. */
  readonly own?: { readonly [M in N]?: ReactNode };
}

/** A section of a form; a field that is declared for it stands in it without being named anywhere else. */
export function RecordSection<F extends RecordFields, N extends NameOf<F>>(props: RecordFieldsProps<F, N>) {
  const { declared, names, form, labelOf, hidden, isReadOnly = false, isFirst = false, own } = props;
  return names
    .filter((name) => !hidden?.has(name))
    .map((name, at) => {
      if (own && name in own) return <Fragment key={name}>{own[name]}</Fragment>;
      const field = declared.fields[name] as RecordField;
      const shared = {
        label: labelOf(name),
        isRequired: isRequired(field),
        isReadOnly,
        isFirst: isFirst && at === 0,
        ...form.getInputProps(name),
      };
      return (
        <FieldInput
          key={name}
          kind={kindOf(field)}
          shared={shared}
          maxLength={mostLetters(field)}
          choices={choicesOf(field)}
        />
      );
    });
}

/** The words a choice may be; they are shown as they are stored. */
function choicesOf({ schema }: RecordField) {
  const inner = plainSchema(schema);
  return inner instanceof z.ZodEnum ? wordChoices(inner.options.map(String)) : [];
}
