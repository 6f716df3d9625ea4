// What kind of stay it is: date, type, category, mode, estimate and who stands in for the money (R365-R375, R383).
import {
  admissionCategories,
  admissionModes,
  isVirtualBedMode,
  patientCategories,
  patientTypes,
} from '@charaka/contract/admission';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BedChoice } from '../bed/bed-choice.tsx';
import { wordChoices } from '../kernel/choices.ts';
import { today } from '../kernel/format.ts';
import { DateTimeField } from '../ui/date-fields.tsx';
import { MoneyField, NumberField, SelectField, TextField } from '../ui/form-fields.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { type AdmissionFormApi, withMode, withPatientType } from './admission-form.ts';
import { StaffTypeahead } from './staff-typeahead.tsx';

/** Date, kind and bed; the bed row is left out where the bed is preset (R391). */
export function StaySection({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const isVirtual = isVirtualBedMode(form.values.admissionMode);
  const isDental = form.values.admissionMode === 'Dental';
  return (
    <FormSection title={t('stay')}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md" verticalSpacing="xs" mb="xs">
        <DateTimeField
          label={isDental ? t('procedureStartDate') : t('admissionDate')}
          isRequired
          to={today()}
          {...form.getInputProps('admittedAt')}
        />
        <KindFields form={form} />
        <SelectField
          label={t('isOldPatient')}
          isClearable={false}
          choices={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={form.values.isOldPatient ? 'yes' : 'no'}
          onChange={(answer) => form.setFieldValue('isOldPatient', answer === 'yes')}
        />
      </SimpleGrid>
      {!isVirtual && (
        <BedChoice form={form} patientId={form.values.patientId} associationId={form.values.associationId} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="xs" mt="xs">
        <MoneyField label={t('estimatedAmount')} isRequired={isVirtual} {...form.getInputProps('estimatedAmount')} />
        <MoneyField label={t('exceptionalAmount')} {...form.getInputProps('exceptionalAmount')} />
        <NumberField label={t('estimatedStayDays')} max={3650} {...form.getInputProps('estimatedStayDays')} />
      </SimpleGrid>
    </FormSection>
  );
}

function KindFields({ form }: { form: AdmissionFormApi }) {
  const { t } = useTranslation('admission');
  const { patientCategory } = form.values;
  return (
    <>
      <SelectField
        label={t('patientType')}
        isRequired
        choices={wordChoices(patientTypes)}
        {...form.getInputProps('patientType')}
        onChange={(type) => form.setValues(withPatientType(type ?? null))}
      />
      <SelectField
        label={t('patientCategory')}
        isRequired
        choices={wordChoices(patientCategories)}
        {...form.getInputProps('patientCategory')}
        onChange={(category) => form.setValues({ patientCategory: category ?? null, creditorName: '' })}
      />
      {patientCategory === 'Trustee' && (
        <TextField label={t('creditorName')} isRequired maxLength={120} {...form.getInputProps('creditorName')} />
      )}
      {patientCategory === 'Staff' && (
        <StaffTypeahead
          label={t('staffName')}
          value={form.values.creditorName}
          error={form.errors.creditorName}
          onPick={(name) => form.setFieldValue('creditorName', name)}
        />
      )}
      <SelectField
        label={t('mode')}
        isRequired
        choices={wordChoices(admissionModes)}
        {...form.getInputProps('admissionMode')}
        onChange={(mode) => form.setValues(withMode(form.values, mode ?? null))}
      />
      <SelectField
        label={t('admissionCategory')}
        isRequired
        choices={wordChoices(admissionCategories)}
        {...form.getInputProps('admissionCategory')}
      />
    </>
  );
}
