// The Basic tab of the patient dialog: who the patient is, where they live, what to know of their health (R215).
import { salutation } from '@charaka/contract/foundation/masters/salutation';
import { namesIn } from '@charaka/contract/kernel/record-parts';
import { patientFlags, patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { sexes } from '@charaka/contract/people/patient/patient-values';
import { SALUTATIONS } from '@charaka/rules/person/salutation';
import { Box, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMasterChoices, wordChoices } from '../../kernel/choices.ts';
import { today } from '../../kernel/format.ts';
import { RecordSection } from '../../resource/record-fields.tsx';
import { DateField } from '../../ui/field/date-fields.tsx';
import { NumberField, SelectField, TextField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { MobileField } from '../../ui/field/mobile-field.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { PhotoField } from '../../ui/picture/photo-field.tsx';
import { ReferralTypeahead } from '../referral/referral-typeahead.tsx';
import { AddressFields } from './address-fields.tsx';
import { AllergyField } from './allergy-field.tsx';
import { type PatientFormApi, withAgePart, withBirthDate, withSalutation } from './patient-form.ts';
import { usePatientLabel } from './patient-label.ts';

interface BasicTabProps {
  readonly form: PatientFormApi;
  /** Fields the user may not see. */
  readonly hidden: ReadonlySet<string>;
  readonly photo: string | null;
  onPhoto(base64: string | null): void;
}

const fourColumns = { cols: { base: 1, xs: 2, md: 4 }, spacing: 'md', verticalSpacing: 'xs' } as const;

/** Required fields first, so that a clerk in a hurry can stop there. */
export function BasicTab({ form, hidden, photo, onPhoto }: BasicTabProps) {
  const { t } = useTranslation('patient');
  return (
    <Stack gap="sm">
      <FormSection title={t('sections.person')}>
        <NameFields form={form} />
        <Columns {...fourColumns} mt="xs">
          <AgeFields form={form} />
          <MobileField label={t('mobile')} isRequired {...form.getInputProps('contactNo')} />
          <TextField label={t('nationality')} isRequired maxLength={60} {...form.getInputProps('nationality')} />
        </Columns>
      </FormSection>
      <FormSection title={t('address')}>
        <AddressFields form={form} />
      </FormSection>
      <FormSection title={t('sections.further')}>
        <Group align="start" gap="md">
          <Box style={{ flex: '1 1 30rem', minWidth: 0 }}>
            <FurtherFields form={form} hidden={hidden} />
          </Box>
          <PhotoField label={t('photo')} photo={photo} onPhoto={onPhoto} error={form.errors.image} />
        </Group>
      </FormSection>
      <FormSection title={t('sections.health')}>
        <HealthFields form={form} hidden={hidden} />
      </FormSection>
    </Stack>
  );
}

/** The titles of the hospital; where it has none, or they cannot be read, our own (R253). */
function useTitles() {
  const { choices, isLoading } = useMasterChoices(salutation);
  const titles = choices.map(({ label }) => label);
  return { titles: wordChoices(titles.length > 0 || isLoading ? titles : SALUTATIONS), isLoading };
}

function NameFields({ form }: { form: PatientFormApi }) {
  const { t } = useTranslation('patient');
  const { titles, isLoading } = useTitles();
  const sexChoices = sexes.map((sex) => ({ value: sex, label: t(`sex.${sex}`) }));
  return (
    <Columns cols={{ base: 1, xs: 2, md: 5 }} spacing="md" verticalSpacing="xs">
      <SelectField
        label={t('salutation')}
        isRequired
        isFirst
        choices={titles}
        isLoading={isLoading}
        {...form.getInputProps('salutation')}
        onChange={(title) => form.setValues(withSalutation(title ?? ''))}
      />
      <TextField label={t('firstName')} isRequired maxLength={60} {...form.getInputProps('firstName')} />
      <TextField label={t('middleName')} maxLength={60} {...form.getInputProps('middleName')} />
      <TextField label={t('lastName')} maxLength={60} {...form.getInputProps('lastName')} />
      <SelectField label={t('gender')} isRequired choices={sexChoices} {...form.getInputProps('sex')} />
    </Columns>
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

type PartProps = Pick<BasicTabProps, 'form' | 'hidden'>;

const furtherNames = namesIn(patientRecord, 'form', 'further', [
  'bloodGroup',
  'maritalStatus',
  'religion',
  'ethnicity',
  'healthId',
  'healthIdNo',
  'referralName',
]);

function FurtherFields({ form, hidden }: PartProps) {
  const { t } = useTranslation('patient');
  const labelOf = usePatientLabel();
  const referralName = (
    <ReferralTypeahead
      label={t('referredBy')}
      value={form.values.referralName}
      error={form.errors.referralName}
      onPick={(referral, name) => form.setValues({ referralId: referral?.referralId ?? null, referralName: name })}
    />
  );
  const section = { declared: patientRecord, names: furtherNames, form, labelOf, hidden, own: { referralName } };
  return (
    <Columns cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs">
      <RecordSection {...section} />
    </Columns>
  );
}

function HealthFields({ form, hidden }: PartProps) {
  const { t } = useTranslation('patient');
  const labelOf = usePatientLabel();
  return (
    <>
      <Columns cols={{ base: 2, md: 4 }} spacing="md" verticalSpacing="xs">
        <NumberField label={t('heightCm')} decimals={1} {...form.getInputProps('heightCm')} />
        <NumberField label={t('weightKg')} decimals={2} {...form.getInputProps('weightKg')} />
        <Box style={{ gridColumn: 'span 2' }}>
          <AllergyField {...form.getInputProps('drugAllergy')} />
        </Box>
      </Columns>
      <Columns cols={{ base: 2, sm: 3, md: 6 }} spacing="md" verticalSpacing="xs" mt="sm">
        <RecordSection declared={patientRecord} names={patientFlags} form={form} labelOf={labelOf} hidden={hidden} />
      </Columns>
    </>
  );
}
