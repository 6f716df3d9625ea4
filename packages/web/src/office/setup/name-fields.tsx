// Salutation, first and last name of a new member of staff.
import { salutation } from '@charaka/contract/foundation/masters/salutation';
import { useTranslation } from 'react-i18next';
import { type StaffFormApi, withSalutation } from '../../foundation/staff/staff-form.ts';
import { useMasterChoices } from '../../kernel/choices.ts';
import { SelectField, TextField } from '../../ui/field/form-fields.tsx';

/** The salutation says the gender where it can (R248). */
export function NameFields({ form }: { form: StaffFormApi }) {
  const { t } = useTranslation('setup');
  const titles = useMasterChoices(salutation);
  return (
    <>
      <SelectField<string>
        label={t('people.salutation')}
        choices={titles.choices.map(({ label }) => ({ value: label, label }))}
        isLoading={titles.isLoading}
        {...form.getInputProps('salutation')}
        onChange={(chosen) => form.setValues(withSalutation(chosen ?? null))}
      />
      <TextField label={t('people.firstName')} isRequired maxLength={60} {...form.getInputProps('firstName')} />
      <TextField label={t('people.lastName')} isRequired maxLength={60} {...form.getInputProps('lastName')} />
    </>
  );
}
