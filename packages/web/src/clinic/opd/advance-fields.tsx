// The inputs of an advance: the amount and its modes; cash is what the others leave (R467).
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModeFields, type ModesForm } from '../../money/payment/mode-fields.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { type AdvanceContext, type AdvanceValues, judgeAdvance } from './advance-values.ts';

interface AdvanceForm extends ModesForm {
  readonly values: AdvanceValues;
  readonly errors: { readonly cash?: ReactNode };
  getInputProps(path: keyof AdvanceValues): object;
}

interface AdvanceFieldsProps {
  readonly form: AdvanceForm;
  readonly context: AdvanceContext;
  /** A refund gives the whole amount back: it is not typed. */
  readonly isAmountFixed?: boolean;
  readonly isRequired?: boolean;
}

/** Amount, modes and references. */
export function AdvanceFields(props: AdvanceFieldsProps) {
  const { form, context, isAmountFixed = false, isRequired = false } = props;
  const { t } = useTranslation('opd');
  const { cashPaise } = judgeAdvance(form.values, context);
  return (
    <Stack>
      <MoneyField
        label={t('advance')}
        isRequired={isRequired}
        isReadOnly={isAmountFixed}
        isFirst={isRequired}
        {...form.getInputProps('advance')}
      />
      <ModeFields
        form={form}
        isNarrow
        cash={
          <MoneyField
            label={t('cash')}
            isReadOnly
            value={cashPaise === 0 ? '' : cashPaise / 100}
            error={form.errors.cash}
          />
        }
      />
    </Stack>
  );
}
