// Payer: a TPA with its insurer and papers, or a corporate with its amount (R381, R382, R387-R390).
import { association } from '@charaka/contract/foundation/masters/association';
import { insurance } from '@charaka/contract/foundation/masters/insurance';
import { masterTopic } from '@charaka/contract/kernel/topic';
import { listAssociations } from '@charaka/contract/money/tariff/tariff';
import { useTranslation } from 'react-i18next';
import { useMasterChoices } from '../../kernel/choices.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { MoneyField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { type AdmissionFormApi, withAssociation } from './admission-form.ts';

const byName = (sortColumn: string) => ({
  pageNumber: 1,
  pageSize: 0,
  sortingModel: { sortColumn, sortDirection: 'asc' as const },
});

/** Renders nothing for patients who pay themselves; fields beyond the payer are locked until the payer is chosen. */
export function PayerSection({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const { patientType, associationId } = form.values;
  const isCorporate = patientType === 'Corporate';
  const hasPayer = isCorporate || patientType === 'TPA';
  const payers = useAnswer(masterTopic(association), listAssociations, byName('associationName'), {
    isEnabled: hasPayer,
  });
  if (!hasPayer) return null;
  const choices = (payers.data?.rows ?? [])
    .filter((row) => row.isActive && row.isCorporate === isCorporate)
    .map((row) => ({ value: row.associationId, label: row.associationName }));
  return (
    <FormSection title={isCorporate ? t('corporate') : t('tpa')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <SelectField
          label={isCorporate ? t('corporate') : t('tpa')}
          isRequired
          isClearable
          choices={choices}
          isLoading={payers.isPending}
          {...form.getInputProps('associationId')}
          onChange={(chosen) => form.setValues(withAssociation(chosen ?? null))}
        />
        {!isCorporate && <InsurerSelect form={form} />}
        <MoneyField
          label={isCorporate ? t('corporateAmount') : t('tpaAuthorizedAmount')}
          isDisabled={associationId === null}
          {...form.getInputProps('tpaAuthorized')}
        />
        {!isCorporate && <PolicyFields form={form} />}
      </Columns>
    </FormSection>
  );
}

function InsurerSelect({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const insurers = useMasterChoices(insurance);
  return (
    <SelectField
      label={t('insuranceCompany')}
      isDisabled={form.values.associationId === null}
      {...insurers}
      {...form.getInputProps('insuranceId')}
    />
  );
}

function PolicyFields({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const isDisabled = form.values.associationId === null;
  const shared = { isDisabled, maxLength: 60 };
  return (
    <>
      <TextField label={t('policyNumber')} {...shared} {...form.getInputProps('tpaPolicyNo')} />
      <TextField label={t('cardNumber')} {...shared} {...form.getInputProps('policyCardNo')} />
      <TextField label={t('ccnNo')} {...shared} {...form.getInputProps('ccnNo')} />
    </>
  );
}
