// By which modes money goes out: what is not typed is cash.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModeFields, type ModesForm } from '../../money/payment/mode-fields.tsx';
import { MoneyField } from '../../ui/field/form-fields.tsx';

interface PaidOutModesProps {
  readonly form: ModesForm & { readonly errors: Readonly<Record<string, ReactNode>> };
  readonly cashPaise: number;
}

/** The cash is what the other modes leave. */
export function PaidOutModes({ form, cashPaise }: PaidOutModesProps) {
  const { t } = useTranslation('payment');
  const cash = cashPaise === 0 ? '' : cashPaise / 100;
  return (
    <ModeFields
      form={form}
      isNarrow
      cash={<MoneyField label={t('cash')} isReadOnly value={cash} error={form.errors.cash} />}
    />
  );
}
