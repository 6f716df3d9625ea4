// One field of a master's form, by its kind.
import type { MasterField } from '@charaka/contract/kernel/resource';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/field/date-fields.tsx';
import {
  type Choice,
  MoneyField,
  NumberField,
  PercentField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../ui/field/form-fields.tsx';
import type { MasterValues } from './master-record.ts';

interface MasterFieldInputProps {
  readonly name: string;
  readonly field: MasterField;
  readonly form: UseFormReturnType<MasterValues>;
  readonly choices: readonly Choice<number>[];
  readonly isFirst: boolean;
}

/** The input that fits a field's kind. */
export function MasterFieldInput({ name, field, form, choices, isFirst }: MasterFieldInputProps) {
  const { t } = useTranslation('masters');
  const shared = {
    label: t(`label.${field.label}`, field.label),
    isRequired: field.isRequired ?? false,
    isFirst,
    ...form.getInputProps(name),
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} maxLength={field.maxLength ?? 200} />;
    case 'longText':
      return <TextAreaField {...shared} maxLength={field.maxLength ?? 4000} />;
    case 'count':
      return <NumberField {...shared} />;
    case 'money':
      return <MoneyField {...shared} />;
    case 'percent':
      return <PercentField {...shared} />;
    case 'flag':
      return <SwitchField {...shared} />;
    case 'reference':
      return <SelectField<number> {...shared} choices={choices} />;
    case 'choice': {
      const options = (field.options ?? []).map(({ value, label }) => ({ value, label: t(`label.${label}`, label) }));
      return <SelectField<number> {...shared} choices={options} />;
    }
    case 'day':
      return <DateField {...shared} />;
    case 'time':
      return <TextField {...shared} placeholder={t('timeHint')} maxLength={5} />;
  }
}
