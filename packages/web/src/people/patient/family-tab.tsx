// The tab Family and Contact of the patient dialog: parents, whom to call, other ways to reach the patient (R220).
import { digitsOf } from '@charaka/rules/person/phone';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MoneyField, PhoneField, TextField } from '../../ui/field/form-fields.tsx';
import { MobileField } from '../../ui/field/mobile-field.tsx';
import type { PatientFormApi } from './patient-form.ts';

const MOST_DIGITS = 16;

/** The alternate phone keeps digits only (R238). */
export function FamilyTab({ form, hidden }: { form: PatientFormApi; hidden: ReadonlySet<string> }) {
  const { t } = useTranslation('patient');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
      <PhoneField
        label={t('alternateNo')}
        {...form.getInputProps('alternateNo')}
        // Room for a pasted number with its signs.
        maxLength={30}
        onChange={(typed) => form.setFieldValue('alternateNo', digitsOf(typed ?? '').slice(0, MOST_DIGITS))}
      />
      <TextField label={t('fatherName')} maxLength={120} {...form.getInputProps('fatherName')} />
      <TextField label={t('motherName')} maxLength={120} {...form.getInputProps('motherName')} />
      <MobileField label={t('emergencyContactNo')} {...form.getInputProps('emergencyContactNo')} />
      <TextField
        label={t('emergencyContactPerson')}
        maxLength={120}
        {...form.getInputProps('emergencyContactPerson')}
      />
      {!hidden.has('familyIncome') && <MoneyField label={t('familyIncome')} {...form.getInputProps('familyIncome')} />}
      <MoneyField label={t('creditLimit')} description={t('creditLimitHint')} {...form.getInputProps('creditLimit')} />
      <TextField label={t('note')} maxLength={1000} {...form.getInputProps('note')} />
      <TextField label={t('email')} type="email" maxLength={200} {...form.getInputProps('email')} />
    </SimpleGrid>
  );
}
