// The Basic section of the patient form: who the patient is and where he lives (R215).

import { salutation } from '@charaka/contract/masters/salutation';
import { bloodGroups, maritalStatuses, sexes } from '@charaka/contract/patient';
import { Group, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMasterChoices, wordChoices } from '../kernel/choices.ts';
import { today } from '../kernel/format.ts';
import { DateField } from '../ui/date-fields.tsx';
import { NumberField, PhoneField, SelectField, TextField } from '../ui/form-fields.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { AllergyField } from './allergy-field.tsx';
import { type PatientFormApi, withAgePart, withBirthDate, withSalutation } from './patient-form.ts';
import { PhotoField } from './photo-field.tsx';

interface BasicSectionProps {
  readonly form: PatientFormApi;
  readonly photo: string | null;
  onPhoto(base64: string | null): void;
}

/** Name, age, contact and address; what is required stands first. */
export function BasicSection({ form, photo, onPhoto }: BasicSectionProps) {
  const { t } = useTranslation('patient');
  return (
    <FormSection title={t('basic')}>
      <NameFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="xs" mt="xs">
        <AgeFields form={form} />
        <PhoneField label={t('mobile')} isRequired {...form.getInputProps('contactNo')} />
        <TextField label={t('nationality')} isRequired {...form.getInputProps('nationality')} />
      </SimpleGrid>
      <AddressFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="xs" mt="xs">
        <SelectField label={t('bloodGroup')} choices={wordChoices(bloodGroups)} {...form.getInputProps('bloodGroup')} />
        <SelectField
          label={t('maritalStatus')}
          choices={wordChoices(maritalStatuses)}
          {...form.getInputProps('maritalStatus')}
        />
        <TextField label={t('religion')} {...form.getInputProps('religion')} />
        <TextField label={t('referredBy')} {...form.getInputProps('referralName')} />
      </SimpleGrid>
      <Group align="start" mt="sm" gap="md">
        <AllergyField {...form.getInputProps('drugAllergy')} />
        <PhotoField photo={photo} onPhoto={onPhoto} />
      </Group>
    </FormSection>
  );
}

function NameFields({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const salutations = useMasterChoices(salutation);
  const sexChoices = sexes.map((sex) => ({ value: sex, label: t(`sex.${sex}`) }));
  const titles = salutations.choices.map(({ label }) => ({ value: label, label }));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="md" verticalSpacing="xs">
      <SelectField
        label={t('salutation')}
        isRequired
        isFirst
        choices={titles}
        isLoading={salutations.isLoading}
        {...form.getInputProps('salutation')}
        onChange={(title) => form.setValues(withSalutation(title ?? ''))}
      />
      <TextField label={t('firstName')} isRequired maxLength={60} {...form.getInputProps('firstName')} />
      <TextField label={t('middleName')} maxLength={60} {...form.getInputProps('middleName')} />
      <TextField label={t('lastName')} isRequired maxLength={60} {...form.getInputProps('lastName')} />
      <SelectField label={t('gender')} isRequired choices={sexChoices} {...form.getInputProps('sex')} />
    </SimpleGrid>
  );
}

function AgeFields({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const part = (name: 'ageYears' | 'ageMonths' | 'ageDays') => ({
    ...form.getInputProps(name),
    label: t(name),
    isRequired: name !== 'ageDays',
    onChange: (typed: number | string | null | undefined) =>
      form.setValues(withAgePart(form.values, name, typed ?? '')),
  });
  return (
    <>
      <DateField
        label={t('birthDate')}
        isRequired
        to={today()}
        {...form.getInputProps('birthDate')}
        onChange={(day) => form.setValues(withBirthDate(day ?? null))}
      />
      <Group gap="xs" wrap="nowrap" align="start" grow>
        <NumberField {...part('ageYears')} />
        <NumberField {...part('ageMonths')} />
        <NumberField {...part('ageDays')} />
      </Group>
    </>
  );
}
