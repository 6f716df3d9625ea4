// The section of the hospital form on discharges: what is made of departments that have not cleared a patient.
import { checklistModes } from '@charaka/rules/stay/discharge';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/field/form-fields.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import type { HospitalFormApi } from './hospital-form.ts';

/** Off, a warning, or a bar. */
export function DischargeSection({ form }: { form: HospitalFormApi }) {
  const { t } = useTranslation('tenancy');
  return (
    <FormSection title={t('sections.discharge')}>
      <SelectField
        label={t('dischargeChecklist')}
        description={t('dischargeChecklistHint')}
        isRequired
        choices={checklistModes.map((value) => ({ value, label: t(`checklistModes.${value}`) }))}
        {...form.getInputProps('dischargeChecklist')}
      />
    </FormSection>
  );
}
