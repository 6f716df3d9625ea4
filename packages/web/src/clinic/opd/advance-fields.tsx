// The inputs of an advance that is paid with a booking: the amount and its modes; cash is what the others leave (R467).
import { Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Tender } from '../../money/payment/tender.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { type AdvanceContext, type AdvanceValues, judgeAdvance } from './advance-values.ts';

interface AdvanceFieldsProps {
  readonly form: ComponentProps<typeof Tender>['form'] & {
    readonly values: AdvanceValues;
    getInputProps(path: keyof AdvanceValues): object;
  };
  readonly context: AdvanceContext;
}

/** Amount, modes and references. */
export function AdvanceFields({ form, context }: AdvanceFieldsProps) {
  const { t } = useTranslation('opd');
  return (
    <Stack>
      <MoneyField label={t('advance')} {...form.getInputProps('advance')} />
      <Tender form={form} isNarrow cashPaise={judgeAdvance(form.values, context).cashPaise} />
    </Stack>
  );
}
