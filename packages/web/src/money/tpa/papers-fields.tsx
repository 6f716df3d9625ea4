// The four fields both forms of the TPA Transfer dialog share (R426, R427, Q95).
import { useTranslation } from 'react-i18next';
import { MoneyField, TextField } from '../../ui/field/form-fields.tsx';
import type { TransferFormApi } from './use-transfer.ts';

/** The amount takes no e, plus or minus; the numbers of papers may hold letters and dashes (R428, Q91). */
export function PapersFields({ form }: { form: TransferFormApi }) {
  const { t } = useTranslation('tpa');
  return (
    <>
      <MoneyField label={t('estimatedAmount')} {...form.getInputProps('tpaAuthorized')} />
      <TextField label={t('policyNumber')} maxLength={60} {...form.getInputProps('tpaPolicyNo')} />
      <TextField label={t('policyCardNumber')} maxLength={60} {...form.getInputProps('policyCardNo')} />
      <TextField label={t('ccnNumber')} maxLength={60} {...form.getInputProps('ccnNo')} />
    </>
  );
}
