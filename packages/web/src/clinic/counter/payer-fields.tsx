// Payer of a part of a counter bill: the payer, the amount, and the number and day of the authorisation.
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { today } from '../../kernel/format.ts';
import { usePayerChoices } from '../../money/tpa/payers.ts';
import { DateField } from '../../ui/field/date-fields.tsx';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { Columns } from '../../ui/page/columns.tsx';

/** As typed; without a payer the patient pays all of it. */
export interface PayerValues {
  associationId: number | null;
  authorized: number | string;
  authorizationNo: string;
  authorizedOn: string | null;
}

/** No payer. */
export const noPayer: PayerValues = { associationId: null, authorized: '', authorizationNo: '', authorizedOn: null };

/** As the call takes it. */
export const sentPayer = ({ associationId, authorized, authorizationNo, authorizedOn }: PayerValues) => ({
  associationId,
  authorized: associationId === null ? null : Number(authorized) || 0,
  authorizationNo: associationId === null ? null : authorizationNo,
  authorizedOn: associationId === null ? null : authorizedOn,
});

/** The amount and the number are asked for once a payer is chosen; the rest is the patient's, at once. */
export function PayerFields<V extends PayerValues>({ form }: { readonly form: UseFormReturnType<V> }) {
  const { t } = useTranslation('counter');
  const payers = usePayerChoices();
  return (
    <Columns cols={{ base: 1, xs: 4 }}>
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
          <DateField label={t('authorizedOn')} to={today()} {...form.getInputProps('authorizedOn')} />
        </>
      )}
    </Columns>
  );
}
