// One field of a master's form.
import type { MasterField } from '@charaka/contract/kernel/resource';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../ui/field/form-fields.tsx';
import { FieldInput } from './field-input.tsx';
import type { MasterValues } from './master-record.ts';

/** Limits of a dilution series as 0.0625. */
const LIMIT_DECIMALS = 4;

interface MasterFieldInputProps {
  readonly name: string;
  readonly field: MasterField;
  readonly form: UseFormReturnType<MasterValues>;
  readonly choices: readonly Choice<number>[];
  readonly isFirst: boolean;
}

/** The input that fits a field's kind, with its label in the user's language. */
export function MasterFieldInput({ name, field, form, choices, isFirst }: MasterFieldInputProps) {
  const { t } = useTranslation('masters');
  const shared = {
    label: t(`label.${field.label}`, field.label),
    isRequired: field.isRequired ?? false,
    isFirst,
    ...form.getInputProps(name),
  };
  const options = field.options?.map(({ value, label }) => ({ value, label: t(`label.${label}`, label) }));
  return (
    <FieldInput
      kind={field.kind}
      shared={shared}
      maxLength={field.maxLength}
      decimals={LIMIT_DECIMALS}
      choices={options ?? choices}
    />
  );
}
