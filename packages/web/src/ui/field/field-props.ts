// Props of every form field: exactly the result of `form.getInputProps(path)`, and a label.
import type { ReactNode } from 'react';
import { afterPress } from './after-press.ts';

/** Spread `{...form.getInputProps('path')}` into a field to fill the second half. */
export interface FieldProps<V> {
  readonly label: string;
  /** The label is for screen readers alone, as in a cell below the heading of a column. */
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
  readonly description?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly isDisabled?: boolean;
  /** Shows a value that is worked out: it can be read and copied, not typed. */
  readonly isReadOnly?: boolean;
  /** The dialog puts the cursor here when it opens. */
  readonly isFirst?: boolean;
  readonly value?: V;
  readonly onChange?: (value: V) => void;
  readonly onBlur?: (event?: unknown) => void;
  readonly onFocus?: (event?: unknown) => void;
  readonly error?: ReactNode;
  /** By which the form finds the field. */
  readonly 'data-path'?: string;
}

/** The props Mantine's own inputs share, from ours. */
export function inputProps<V>(props: FieldProps<V>) {
  return {
    ...(props.isLabelHidden ? { label: undefined, 'aria-label': props.label } : { label: props.label }),
    withAsterisk: props.isRequired ?? false,
    required: false,
    'aria-required': props.isRequired ?? false,
    description: props.description,
    placeholder: props.placeholder,
    disabled: props.isDisabled ?? false,
    readOnly: props.isReadOnly ?? false,
    variant: props.isReadOnly ? 'filled' : 'default',
    error: props.error,
    onBlur: (event?: unknown) => afterPress(() => props.onBlur?.(event)),
    onFocus: props.onFocus,
    'data-path': props['data-path'],
    ...(props.isFirst ? { 'data-autofocus': true } : {}),
  };
}
