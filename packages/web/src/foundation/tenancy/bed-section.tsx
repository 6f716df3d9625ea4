// The section of the hospital form on beds: whether rent is worked out, how its days are counted, and cleaning.
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField, SwitchField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { checkOutChoices, type HospitalFormApi } from './hospital-form.ts';

/** Check-out hour and half days are asked for only where rent is worked out. */
export function BedSection({ form }: { form: HospitalFormApi }) {
  const { t } = useTranslation('tenancy');
  const { isBedRentAutomatic } = form.values;
  return (
    <FormSection title={t('sections.beds')}>
      <Columns cols={{ base: 1, md: 2 }} spacing="md">
        <SwitchField
          label={t('isBedRentAutomatic')}
          description={t('isBedRentAutomaticHint')}
          {...form.getInputProps('isBedRentAutomatic')}
        />
        <SwitchField
          label={t('isBedCleanedAfterStay')}
          description={t('isBedCleanedAfterStayHint')}
          {...form.getInputProps('isBedCleanedAfterStay')}
        />
        {isBedRentAutomatic && (
          <>
            <SelectField
              label={t('bedCheckOutHour')}
              description={t('bedCheckOutHourHint')}
              isRequired
              choices={checkOutChoices(t('midnight'))}
              {...form.getInputProps('bedCheckOutHour')}
            />
            <NumberField
              label={t('bedHalfDayHours')}
              description={t('bedHalfDayHoursHint')}
              max={23}
              {...form.getInputProps('bedHalfDayHours')}
            />
          </>
        )}
      </Columns>
    </FormSection>
  );
}
