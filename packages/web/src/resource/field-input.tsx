// The input that fits the kind of a field; masters and declared records draw their forms with it.
import type { FieldKind } from '@charaka/contract/kernel/record';
import type { MasterFieldKind } from '@charaka/contract/kernel/resource';
import { useTranslation } from 'react-i18next';
import { DateField } from '../ui/field/date-fields.tsx';
import type { FieldProps } from '../ui/field/field-props.ts';
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

const DECIMALS = 2;
const MOST_PERCENT = 100;

interface FieldInputProps {
  readonly kind: MasterFieldKind | FieldKind;
  /** The label and what the form gives: value, change, fault. */
  readonly shared: Pick<FieldProps<never>, 'label' | 'isRequired' | 'isReadOnly' | 'isFirst'>;
  readonly maxLength?: number | undefined;
  /** How many decimals a measured number has at most. */
  readonly decimals?: number;
  /** Options, when the kind is a choice. */
  readonly choices?: readonly Choice<number>[] | readonly Choice<string>[];
}

/** A time as it is typed, '09:30'. */
function TimeText(shared: FieldInputProps['shared']) {
  const { t } = useTranslation('masters');
  return <TextField {...shared} placeholder={t('timeHint')} maxLength={5} />;
}

/** One input of a form, by the kind of its field. */
export function FieldInput({ kind, shared, maxLength, decimals = DECIMALS, choices = [] }: FieldInputProps) {
  switch (kind) {
    case 'longText':
      return <TextAreaField {...shared} maxLength={maxLength ?? 4000} />;
    case 'count':
      return <NumberField {...shared} />;
    case 'decimal':
      return <NumberField {...shared} decimals={decimals} />;
    case 'money':
      return <MoneyField {...shared} />;
    case 'percent':
      return <PercentField {...shared} max={MOST_PERCENT} />;
    case 'flag':
      return <SwitchField {...shared} />;
    case 'reference':
    case 'staff':
    case 'choice':
      return <SelectField<number | string> {...shared} choices={choices} />;
    case 'day':
      return <DateField {...shared} />;
    case 'time':
      return <TimeText {...shared} />;
    default:
      return <TextField {...shared} maxLength={maxLength ?? 200} />;
  }
}
