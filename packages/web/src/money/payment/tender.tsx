// How an amount is paid or goes out: each mode with its reference, and the rest in cash (R465-R475).
import type { Paise } from '@charaka/rules/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../ui/field/form-fields.tsx';
import { ModeFields, type ModesForm } from './mode-fields.tsx';

interface TenderProps {
  readonly form: ModesForm & { readonly errors: { readonly cash?: ReactNode } };
  /** The rest of the amount after the other modes. */
  readonly cashPaise: Paise;
  readonly isDisabled?: boolean;
  /** Two fields in a row, for half a dialog. */
  readonly isNarrow?: boolean;
}

/** Cash is never typed here: it follows the other modes (R467). */
export function Tender({ form, cashPaise, ...modes }: TenderProps) {
  const { t } = useTranslation('payment');
  const cash = cashPaise === 0 ? '' : cashPaise / 100;
  return (
    <ModeFields
      {...modes}
      form={form}
      cash={<MoneyField label={t('cash')} isReadOnly value={cash} error={form.errors.cash} />}
    />
  );
}
