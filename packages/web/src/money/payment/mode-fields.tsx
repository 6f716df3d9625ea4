// The inputs of a payment's modes: card, UPI, NEFT and cheque with their references (R465-R475).
import { lastFourDigits } from '@charaka/rules/money/payment';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { ModeValues } from './mode-values.ts';

type Reference = 'cardNumber' | 'upiReference' | 'neftReference' | 'chequeNumber';

/** The members of a form that these fields use; the form may have others. */
export interface ModesForm {
  readonly values: ModeValues;
  getInputProps(path: keyof ModeValues): object;
  setFieldValue(path: Reference, text: string): void;
}

interface ModeFieldsProps {
  readonly form: ModesForm;
  readonly isDisabled?: boolean;
  /** The Pay Bill dialog takes no cheque (Q138). */
  readonly hasCheque?: boolean;
  /** Two fields in a row, for half a dialog. */
  readonly isNarrow?: boolean;
  /** The field of cash, which differs from form to form. */
  readonly cash: ReactNode;
}

/** Mode by mode, an amount and its reference, which is asked for only with the amount (R466); that of NEFT may be left out. */
export function ModeFields({ form, isDisabled = false, hasCheque = true, isNarrow = false, cash }: ModeFieldsProps) {
  const { t } = useTranslation('payment');
  const has = (amount: number | string) => Number(amount) > 0;
  const setWhole = (path: Reference) => (text: string | null | undefined) =>
    form.setFieldValue(path, (text ?? '').replace(/\s/g, ''));
  return (
    <Columns cols={isNarrow ? 2 : { base: 2, md: 4 }} spacing="md" verticalSpacing="sm">
      <Box style={{ gridColumn: 'span 2' }}>{cash}</Box>
      <MoneyField label={t('neft')} isDisabled={isDisabled} {...form.getInputProps('neft')} />
      <TextField
        label={t('neftReference')}
        placeholder={t('wholeReference')}
        maxLength={35}
        isDisabled={isDisabled || !has(form.values.neft)}
        {...form.getInputProps('neftReference')}
        onChange={setWhole('neftReference')}
      />
      <MoneyField label={t('card')} isDisabled={isDisabled} {...form.getInputProps('card')} />
      <TextField
        label={t('cardNumber')}
        placeholder={t('lastFour')}
        isRequired={has(form.values.card)}
        isDisabled={isDisabled || !has(form.values.card)}
        {...form.getInputProps('cardNumber')}
        onChange={(text) => form.setFieldValue('cardNumber', lastFourDigits(text ?? ''))}
      />
      <MoneyField label={t('upi')} isDisabled={isDisabled} {...form.getInputProps('upi')} />
      <TextField
        label={t('upiReference')}
        placeholder={t('wholeReference')}
        maxLength={35}
        isRequired={has(form.values.upi)}
        isDisabled={isDisabled || !has(form.values.upi)}
        {...form.getInputProps('upiReference')}
        onChange={setWhole('upiReference')}
      />
      {hasCheque && (
        <>
          <MoneyField label={t('chequeAmount')} isDisabled={isDisabled} {...form.getInputProps('chequeAmount')} />
          <TextField
            label={t('chequeNumber')}
            isRequired={has(form.values.chequeAmount)}
            isDisabled={isDisabled || !has(form.values.chequeAmount)}
            {...form.getInputProps('chequeNumber')}
            onChange={(text) => form.setFieldValue('chequeNumber', (text ?? '').trim().slice(-10))}
          />
        </>
      )}
    </Columns>
  );
}
