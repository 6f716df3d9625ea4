// The sections Family and Contact, and Identification, of the patient form (R220, R222).
import { idCardIssuers, idCardTypes } from '@charaka/contract/patient';
import { digitsOf } from '@charaka/rules/phone';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { wordChoices } from '../kernel/choices.ts';
import { PhoneField, SelectField, TextField } from '../ui/form-fields.tsx';
import { FormSection } from '../ui/form-section.tsx';
import type { PatientFormApi } from './patient-form.ts';

/** Parents, the person to call, and other ways to reach the patient. */
export function FamilySection({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  return (
    <FormSection title={t('familyAndContact')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <TextField label={t('fatherName')} maxLength={120} {...form.getInputProps('fatherName')} />
        <TextField label={t('motherName')} maxLength={120} {...form.getInputProps('motherName')} />
        <TextField label={t('email')} type="email" {...form.getInputProps('email')} />
        <TextField
          label={t('emergencyContactPerson')}
          maxLength={120}
          {...form.getInputProps('emergencyContactPerson')}
        />
        <PhoneField label={t('emergencyContactNo')} {...form.getInputProps('emergencyContactNo')} />
        <PhoneField
          label={t('alternateNo')}
          {...form.getInputProps('alternateNo')}
          onChange={(typed) => form.setFieldValue('alternateNo', digitsOf(typed ?? ''))}
        />
      </SimpleGrid>
    </FormSection>
  );
}

/** A paper that proves who the patient is; an Addhar number has digits only. */
export function IdentificationSection({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const isAddhar = form.values.idCardType === 'Addhar';
  return (
    <FormSection title={t('identification')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
        <SelectField
          label={t('idCardType')}
          choices={wordChoices(idCardTypes)}
          {...form.getInputProps('idCardType')}
          onChange={(type) =>
            form.setValues({
              idCardType: type ?? null,
              ...(type === 'Addhar' ? { idCardNo: digitsOf(form.values.idCardNo) } : {}),
            })
          }
        />
        <TextField
          label={t('idCardNo')}
          maxLength={30}
          {...form.getInputProps('idCardNo')}
          onChange={(typed) => form.setFieldValue('idCardNo', isAddhar ? digitsOf(typed ?? '') : (typed ?? ''))}
        />
        <SelectField
          label={t('idCardIssuer')}
          choices={wordChoices(idCardIssuers)}
          {...form.getInputProps('idCardIssuer')}
        />
      </SimpleGrid>
    </FormSection>
  );
}
