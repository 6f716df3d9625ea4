// Referral of the patient and, for administrators, the promised commission (R378, R392, R393, Q83).
import { basisPointsToPercent } from '@charaka/rules/money/money';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ReferralTypeahead } from '../../people/referral/referral-typeahead.tsx';
import { PercentField, SwitchField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import type { AdmissionFormApi } from './admission-form.ts';
import type { FormLocks } from './admission-locks.ts';

/** Choosing a referral proposes the commission agreed with it; a name that is typed only has none. */
export function ReferralSection({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const { referralName } = form.values;
  return (
    <FormSection title={t('referral')}>
      <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <ReferralTypeahead
          label={t('referralDetails')}
          value={referralName}
          error={form.errors.referralName}
          isDisabled={locks.isReferralLocked}
          minLetters={1}
          onPick={(referral, name) => {
            const agreed = referral?.ipdPercentage;
            form.setValues({
              referralId: referral?.referralId ?? null,
              referralName: name,
              referralCommission: agreed == null ? '' : basisPointsToPercent(agreed),
            });
          }}
        />
        {locks.isCommissionShown && referralName !== '' && <CommissionLine form={form} locks={locks} />}
      </Columns>
      {locks.isReferralLocked && (
        <Text size="sm" c="dimmed" mt="xs">
          {t(locks.kept?.isReferralPaid ? 'referralPaidLocked' : 'referralCommissionLocked')}
        </Text>
      )}
    </FormSection>
  );
}

function CommissionLine({ form, locks }: { form: AdmissionFormApi; locks: FormLocks }) {
  const { t } = useTranslation('admission');
  const isDisabled = locks.isCommissionLocked;
  return (
    <>
      <PercentField
        label={t('referralCommission')}
        isDisabled={isDisabled}
        max={100}
        {...form.getInputProps('referralCommission')}
      />
      <SwitchField label={t('isReferralPaid')} isDisabled={isDisabled} {...form.getInputProps('isReferralPaid')} />
    </>
  );
}
