// Who takes over a part of a counter bill: the payer, how much of it, and the number of the authorisation.
import { SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { usePayerChoices } from '../../money/tpa/payers.ts';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';

/** As typed; without a payer the patient pays all of it. */
export interface PayerValues {
  associationId: number | null;
  authorized: number | string;
  authorizationNo: string;
}

/** Nobody takes anything over. */
export const noPayer: PayerValues = { associationId: null, authorized: '', authorizationNo: '' };

/** As the call takes it. */
export const sentPayer = ({ associationId, authorized, authorizationNo }: PayerValues) => ({
  associationId,
  authorized: associationId === null ? null : Number(authorized) || 0,
  authorizationNo: associationId === null ? null : authorizationNo,
});

/** The amount and the number are asked for once a payer is chosen; the rest is the patient's, at once. */
export function PayerFields<V extends PayerValues>({ form }: { readonly form: UseFormReturnType<V> }) {
  const { t } = useTranslation('counter');
  const payers = usePayerChoices();
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      <SelectField
        label={t('payer')}
        placeholder={t('patientPays')}
        {...payers}
        {...form.getInputProps('associationId')}
      />
      {form.values.associationId !== null && (
        <>
          <MoneyField label={t('authorized')} isRequired {...form.getInputProps('authorized')} />
          <TextField label={t('authorizationNo')} maxLength={40} {...form.getInputProps('authorizationNo')} />
        </>
      )}
    </SimpleGrid>
  );
}
